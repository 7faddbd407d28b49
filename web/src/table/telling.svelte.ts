/** Shows turns that were made, step by step. */
import { settings } from "../memory/settings.svelte";
import type { Shown, View } from "./known";

/** Milliseconds that each step of somebody else is shown. */
const PACE = { off: 0, fast: 350, normal: 1000 } as const;
/** Steps that show little by themselves, and how much of that time they get. */
const QUICK = new Set(["pick", "end", "skip", "done"]);
const SHORT = 0.4;
/** Turns that are told one by one; of more, only the last are. */
const MOST_TOLD = 8;

/** What is shown instead of the newest position. */
export interface Scene {
  /** The number of the position. */
  at: number;
  view: View;
  /** Why: others' turns are being told, or somebody looks back. */
  kind: "telling" | "replay";
  /** What has just happened there. */
  words: string[];
  seat: number | null;
}

export class Telling {
  scene: Scene | null = $state.raw(null);
  #untold: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells steps after those that are still being told; `first` is shown until the first of them. */
  tell(steps: readonly Shown[], own: number | null): void {
    if (!PACE[settings.speed] || !steps.length) {
      this.stop();
      return;
    }
    // Of the own turn only its last step is news: it may have turned the calendar.
    const news = steps.filter(({ turn, step }) => turn.seat !== own || turn.by || step === turn.steps.length - 1);
    const all = [...this.#untold, ...news];
    const turns = [...new Set(all.map(({ turn }) => turn))].slice(-MOST_TOLD);
    this.#untold = all.filter(({ turn }) => turns.includes(turn));
    if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    const one = this.#untold.shift();
    if (!one) {
      if (this.scene?.kind === "telling") this.scene = null;
      return;
    }
    const step = one.turn.steps[one.step]!;
    this.scene = { at: one.at, view: one.view, kind: "telling", words: step.words, seat: one.turn.seat };
    const share = QUICK.has(step.verb ?? "") && step.entries.length < 2 ? SHORT : 1;
    this.#timer = setTimeout(this.#next, share * PACE[settings.speed]);
  };

  /** Skips what is being told. */
  stop = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#untold = [];
    if (this.scene?.kind === "telling") this.scene = null;
  };

  /** Shows an old position instead, or the newest again. */
  look(scene: Scene | null): void {
    this.stop();
    this.scene = scene;
  }
}
