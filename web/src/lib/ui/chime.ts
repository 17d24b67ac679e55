// Owns the sound for your turn: two soft notes, synthesised, so that there is no file to fetch.

let audio: AudioContext | undefined;

export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    note(audio, 659.3, start);
    note(audio, 880, start + 0.16);
  } catch {
    // No sound device, or the browser requires a click first: the title and the announcement say the same.
  }
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.18, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
