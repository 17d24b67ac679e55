// Owns the analysis of a finished game as the page sees it: asked for again until it is there.
import { beginAnalysis, loadAnalysis } from '$lib/client/analysis';
import { RequestError } from '$lib/client/http';
import type { AnalysisOf, Depth, ReportOf } from '$lib/client/types';

/** How long the server waits for a result before it says how far it is. */
const WAIT_S = 1;
/** When a server that can't be reached is asked again. */
const AGAIN_MS = 5000;

export class Analysed {
  #report = $state.raw<ReportOf | null>(null);
  #progress = $state.raw<AnalysisOf['progress']>(null);
  /** The server offers none, or it failed. */
  #none = $state(false);
  #stop: (() => void) | null = null;

  get report(): ReportOf | null {
    return this.#report;
  }
  get progress(): AnalysisOf['progress'] {
    return this.#progress;
  }
  get none(): boolean {
    return this.#none;
  }

  /** Follows an analysis until it is there, or until the returned function is called. */
  follow(id: string, depth: Depth): () => void {
    this.#stop?.();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async (wait: number) => {
      try {
        const answer = await loadAnalysis(id, depth, wait);
        if (left) return;
        this.#progress = answer.progress;
        if (answer.report) this.#report = answer.report;
        this.#none = answer.failed && this.#report === null;
        if (!answer.report && !answer.failed) void ask(WAIT_S);
      } catch (error) {
        if (left) return;
        const passing = error instanceof RequestError && (error.status === 0 || error.status >= 500);
        if (passing) timer = setTimeout(() => void ask(0), AGAIN_MS);
        else this.#none = this.#report === null;
      }
    };
    void ask(0);
    this.#stop = () => {
      left = true;
      clearTimeout(timer);
    };
    return () => this.#stop?.();
  }

  /** Asks for a more thorough analysis and follows it; the present report stays until then. */
  async deepen(id: string, depth: Depth): Promise<void> {
    await beginAnalysis(id, depth);
    this.follow(id, depth);
  }
}
