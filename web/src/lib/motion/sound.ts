// Owns the sounds: short and quiet, synthesised by material, so that there is no file to fetch. Nothing sounds before the
// player has pressed something on the page.
import { isOn } from '$lib/settings.svelte';
import { currentVolume } from './volume.svelte';

export const MATERIALS = ['wood', 'stone', 'card', 'coin', 'dice', 'quill'] as const;
export type Material = (typeof MATERIALS)[number];

let audio: AudioContext | undefined;

let pressed = false;
for (const kind of ['pointerdown', 'keydown']) {
  window.addEventListener(kind, ({ isTrusted }) => (pressed ||= isTrusted), { capture: true });
}

/** What is sounding or about to: `hush` ends it. */
let master: GainNode | undefined;

/** Plays a material's sound in so many seconds. */
export function sound(material: Material, delay = 0): void {
  const out = output();
  if (out) SOUNDS[material](out, out.context.currentTime + delay);
}

/** Two soft notes: it is your turn. */
export function chime(): void {
  const out = output();
  if (!out) return;
  const now = out.context.currentTime;
  tone(out, { at: now, pitch: 659.3, length: 0.5, loud: 0.5, wave: 'triangle' });
  tone(out, { at: now + 0.16, pitch: 880, length: 0.5, loud: 0.5, wave: 'triangle' });
}

/** Ends what sounds now, and what was to come. */
export function hush(): void {
  master?.disconnect();
  master = undefined;
}

function output(): GainNode | null {
  if (!isOn('sound') || currentVolume() === 0 || !pressed) return null;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    if (!master) {
      master = audio.createGain();
      master.connect(audio.destination);
    }
    // Loudness is felt roughly as the square of the volume.
    master.gain.value = (currentVolume() / 100) ** 2;
    return master;
  } catch {
    // No sound device: the page says the same in words.
    return null;
  }
}

type Tone = { at: number; pitch: number; to?: number; length: number; loud: number; wave?: OscillatorType };

function tone(out: GainNode, { at, pitch, to = pitch, length, loud, wave = 'sine' }: Tone): void {
  const { context } = out;
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  play(source, out, at, length, loud);
}

type Noise = { at: number; pitch: number; to?: number; width?: number; length: number; loud: number };

/** Filtered noise: a knock if it is short, a rustle if it is long. */
function noise(out: GainNode, { at, pitch, to = pitch, width = 1, length, loud }: Noise): void {
  const { context } = out;
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = width;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  filter.connect(out);
  play(source, filter, at, length, loud);
}

function play(source: AudioScheduledSourceNode, to: AudioNode, at: number, length: number, loud: number) {
  const volume = to.context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(to);
  source.start(at);
  source.stop(at + length + 0.02);
}

let noiseBuffer: AudioBuffer | undefined;
function hiss(context: BaseAudioContext): AudioBuffer {
  if (!noiseBuffer) {
    noiseBuffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const data = noiseBuffer.getChannelData(0);
    for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  }
  return noiseBuffer;
}

const SOUNDS: Record<Material, (out: GainNode, at: number) => void> = {
  wood: (out, at) => {
    tone(out, { at, pitch: 320, to: 190, length: 0.09, loud: 0.6 });
    noise(out, { at, pitch: 1400, width: 2, length: 0.04, loud: 0.5 });
  },
  stone: (out, at) => {
    tone(out, { at, pitch: 150, to: 80, length: 0.12, loud: 0.7 });
    noise(out, { at, pitch: 700, width: 0.8, length: 0.07, loud: 0.6 });
  },
  card: (out, at) => noise(out, { at, pitch: 2600, to: 900, width: 0.7, length: 0.12, loud: 0.5 }),
  coin: (out, at) => {
    tone(out, { at, pitch: 2090, length: 0.22, loud: 0.22 });
    tone(out, { at: at + 0.05, pitch: 2640, length: 0.26, loud: 0.18 });
  },
  dice: (out, at) => {
    for (const [index, wait] of [0, 0.07, 0.15, 0.26, 0.34].entries()) {
      noise(out, {
        at: at + wait,
        pitch: 1900 - index * 170,
        width: 3,
        length: 0.035,
        loud: 0.6 - index * 0.07,
      });
    }
  },
  quill: (out, at) => {
    noise(out, { at, pitch: 4200, to: 5200, width: 2.5, length: 0.09, loud: 0.24 });
    noise(out, { at: at + 0.11, pitch: 5000, to: 3800, width: 2.5, length: 0.12, loud: 0.2 });
  },
};
