// Owns motion at one table: new events as they arrive, and what happened since the viewer's last turn. Loaded after the board, so
// that nothing waits for it.
import { tick } from 'svelte';
import { MOTIONS } from '../../games/motion';
import { loadMoment } from '$lib/client/replays';
import type { DrawingOf, GameId, LogEntryOf, MomentOf, Seat, StateOf, ViewOf } from '$lib/client/types';
import type { Speaker } from '$lib/play/say';
import { LOCALES } from '$lib/text/locales';
import { addGameTexts, currentLocale, t } from '$lib/text/text.svelte';
import type { MotionTable, Step } from './moves';
import { Player, pointsOf, type Act } from './player';
import { moversOf, pace, sinceLastMove, topScorer, type Touched } from './since';
import { stepTime } from './speed.svelte';
import Since from './Since.svelte';
import { chime } from './sound';
import { setPlaying } from './stage.svelte';
import './texts';

/** The games' sentences about what touched a player, in every language. */
const SENTENCES = import.meta.glob<string>('../../games/*/text/since.*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What the page knows of its table. */
export type Page = {
  root: () => Element | null;
  state: () => Pick<StateOf, 'viewer' | 'table' | 'view' | 'decision'>;
  log: () => readonly LogEntryOf[];
  catalogue: () => DrawingOf | null;
  speaker: () => Speaker;
};

/** The table of motion, whatever the game: its events and its table belong together. */
type AnyTable = Record<string, { none: string } | ((event: unknown, scene: object) => Step)>;

export class Theatre {
  /** The past that is shown instead of the present, while it is played. */
  #past = $state.raw<MomentOf | null>(null);
  /** The table at the viewer's last move. */
  #before = $state.raw<{ seq: number; view: ViewOf } | null>(null);
  #asked = -1;
  #stopped = false;
  /** The press that ended the past is still going on. */
  #spent = false;
  readonly #player: Player;
  /** Drawn below the question. Part of the theatre, so that the page loads both together. */
  readonly Since = Since;

  private constructor(
    private readonly page: Page,
    private readonly table: AnyTable,
    private readonly touched: Touched<GameId>,
  ) {
    this.#player = new Player(page.root);
    for (const kind of PRESSES) window.addEventListener(kind, this.#press, { capture: true });
    document.addEventListener('visibilitychange', this.#hidden);
  }

  static async open<G extends GameId>(game: G, page: Page): Promise<Theatre> {
    const [{ default: motion }] = await Promise.all([MOTIONS[game](), addSentences(game)]);
    // The events of this page are this game's.
    const table = motion.table as MotionTable<G> as unknown as AnyTable;
    const theatre = new Theatre(page, table, motion.touched as unknown as Touched<GameId>);
    // Opened on the viewer's turn: what they missed plays by itself.
    if (theatre.told) {
      await theatre.recall();
      if (stepTime() > 0 && !document.hidden) void theatre.replay();
    }
    return theatre;
  }

  close(): void {
    this.#stop();
    setPlaying(false);
    for (const kind of PRESSES) window.removeEventListener(kind, this.#press, { capture: true });
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  /** The moment shown instead of the present; null while the present is shown. */
  get past(): MomentOf | null {
    return this.#past;
  }

  /** New entries arrived and are about to be shown: plays them. Call it before the page is updated. */
  arrive(news: readonly LogEntryOf[], view: ViewOf | null): void {
    if (this.#past) this.#stop();
    const last = news.at(-1);
    const own =
      last &&
      last.seat === this.page.state().viewer &&
      typeof last.kind === 'object' &&
      'action' in last.kind;
    if (own && view) this.#before = { seq: last.seq, view };
    this.#show(news, view);
  }

  /** Says that it is the viewer's turn; the title and the notification say so without a sound. */
  announceTurn(): void {
    chime();
  }

  /** Plays entries that are about to be shown. */
  #show(entries: readonly LogEntryOf[], view: ViewOf | null, time = stepTime()): void {
    const moves = time > 0 && !document.hidden;
    setPlaying(moves);
    if (!moves) return this.#player.skip();
    const acts = this.#acts(entries, view);
    if (acts.length === 0) return;
    const measured = this.#player.before(acts);
    void tick().then(() => this.#player.play(measured, time));
  }

  #acts(entries: readonly LogEntryOf[], view: ViewOf | null): Act[] {
    const catalogue = this.page.catalogue();
    // After an undo things are where they were: nobody moved them there.
    if (!view || !catalogue || entries.some(isUndo)) return [];
    return entries.flatMap(({ events }) =>
      events.flatMap((logged) => {
        const kind = logged.event.event;
        const motion = this.table[kind];
        const step: Step =
          typeof motion === 'function' ? motion(logged.event, { view, catalogue }) : { moves: [] };
        const points = pointsOf(logged);
        return step.moves.length + points.length + (step.points?.length ?? 0) > 0
          ? [{ kind, step, points }]
          : [];
      }),
    );
  }

  /** What others did since the viewer's last move; null if that is nothing, or if several players share this screen. */
  readonly since = $derived.by(() => {
    const { viewer, table } = this.page.state();
    if (viewer === null || table.phase !== 'playing') return null;
    if (table.seats.filter(({ mine }) => mine).length > 1) return null;
    const since = sinceLastMove(this.page.log(), viewer);
    return since && { ...since, me: viewer };
  });

  /** Whether there is something to say about it now: it is the viewer's turn, or it is being played. */
  readonly told = $derived.by(() => {
    const { decision } = this.page.state();
    return this.#past !== null || (decision !== null && !decision.revise && this.since !== null);
  });

  /** One sentence about it: what touched the viewer, else who scored or moved. */
  readonly sentence = $derived.by((): string | null => {
    const { since } = this;
    const { view } = this.page.state();
    const catalogue = this.page.catalogue();
    if (!since || !view || !catalogue) return null;
    const { me, entries, from } = since;
    const speaker = this.page.speaker();
    const others = entries.filter(({ seat }) => seat !== null && seat !== me);
    if (this.#before?.seq === from) {
      const events = others.flatMap(({ events }) => events);
      const touch = this.touched({ before: this.#before.view, after: view, events, me, catalogue });
      if (touch) return speaker.say(touch);
    }
    const first = from === 0 ? 'yes' : 'no';
    const top = topScorer(others, me);
    if (top) return t('since-scored', { name: speaker.name(top.seat), points: top.points, first });
    const names = moversOf(others).map(speaker.name);
    return t('since-moved', { names: new Intl.ListFormat(currentLocale()).format(names), first });
  });

  /** Remembers the table at the viewer's last move, or fetches it, as after a reload. */
  async recall(): Promise<void> {
    const { since } = this;
    if (!since || this.#before?.seq === since.from || this.#asked === since.from) return;
    this.#asked = since.from;
    try {
      const { view } = await this.#moment(since.from, since.me);
      this.#before = { seq: since.from, view };
    } catch {
      // Without it the sentence is a plainer one.
    }
  }

  /** Plays what happened since the viewer's last move. Ends at a press, and with the present. */
  async replay(): Promise<void> {
    const { since } = this;
    if (!since) return;
    this.#stop();
    this.#stopped = false;
    const { me, from, entries } = since;
    const moments = entries.map(({ seq }) => this.#moment(seq, me));
    try {
      this.#past = await this.#moment(from, me);
      await tick();
      const steps = entries.map((entry) => {
        const beats = this.#acts([entry], this.#past?.view ?? null).map(({ step }) => step.beats ?? 1);
        return Math.max(
          1,
          beats.reduce((sum, count) => sum + count, 0),
        );
      });
      const total = steps.reduce((sum, count) => sum + count, 0);
      // Without motion, each moment is still seen for a while.
      const time = pace(total, stepTime() || 400);
      for (const [index, entry] of entries.entries()) {
        const moment = await moments[index];
        if (!moment || this.#isStopped()) break;
        this.#show([entry], moment.view, stepTime() > 0 ? time : 0);
        this.#past = moment;
        await tick();
        await Promise.race([this.#player.finished(), this.#pause(time * (steps[index] ?? 1))]);
        if (stepTime() === 0) await this.#pause(time);
      }
      if (!this.#isStopped()) await this.#player.finished();
    } finally {
      if (!this.#isStopped()) this.#stop();
    }
  }

  #pause(wait: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, wait));
  }

  #isStopped(): boolean {
    return this.#stopped;
  }

  #moment(seq: number, me: Seat): Promise<MomentOf> {
    return loadMoment(this.page.state().table.id, seq, String(me));
  }

  #stop(): void {
    this.#stopped = true;
    this.#player.skip();
    this.#past = null;
  }

  /** A press ends what is playing, and counts as usual. One that ends the past does only that: nobody aims at a replay. */
  readonly #press = (event: Event) => {
    const modifier =
      event instanceof KeyboardEvent && ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
    if (modifier) return;
    if (event.type === 'pointerdown') this.#spent = false;
    if (this.#past || (event.type === 'click' && this.#spent)) {
      this.#spent = event.type === 'pointerdown';
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (this.#past || this.#player.busy) this.#stop();
  };

  readonly #hidden = () => {
    if (document.hidden) this.#stop();
  };
}

const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

const isUndo = ({ kind }: LogEntryOf) => typeof kind === 'object' && 'undo_to' in kind;

async function addSentences(game: GameId): Promise<void> {
  const files = LOCALES.map(async (locale) => {
    const source = await SENTENCES[`../../games/${game}/text/since.${locale}.ftl`]?.();
    if (source !== undefined) addGameTexts(game, locale, source);
  });
  await Promise.all(files);
}
