/** Shows turns that were made, step by step, each as long as it takes to see and read it. */
import type { Step } from "../../api/server";
import { settings } from "../../memory/settings.svelte";
import type { Shown, View } from "../known";

interface Pace {
  /** Milliseconds of a step, and of one that shows little by itself. */
  step: number;
  quick: number;
  /** After a step, and after a turn. */
  pause: number;
  turn: number;
  /** While wheels turn. */
  day: number;
}
export const PACE: Record<"fast" | "normal", Pace> = {
  fast: { step: 250, quick: 100, pause: 80, turn: 200, day: 350 },
  normal: { step: 600, quick: 250, pause: 250, turn: 700, day: 700 },
};
const QUICK = new Set(["pick", "end", "skip", "done"]);
/** Longer turns are shown faster. */
const LONGEST_TURN = 6000;
/** Turns that are shown one by one; of more, only the last are. */
const MOST_TOLD = 8;
/** Lines that can be read while one step is shown; more take longer. */
const LINES = 2;

/** What is shown instead of the newest position. */
export interface Scene {
  /** The number of the position. */
  at: number;
  view: View;
  /** Why: others' turns are being shown, or somebody looks back. */
  kind: "telling" | "replay";
  /** What has just happened there. */
  words: string[];
  seat: number | null;
  /** Of what is told: which step it is. */
  told?: Told;
}

export interface Told extends Shown {
  /** Its number among the steps of the turn that are shown, from 1, and how many there are. */
  n: number;
  of: number;
  /** Whose turns are shown after this one. */
  next: number[];
  /** It is shown until somebody moves on. */
  stop: boolean;
}

export interface Hooks {
  stops: (step: Step) => boolean;
  /** A new day: wheels turn. */
  begins: (step: Step) => boolean;
}

const stepOf = ({ turn, step }: Shown): Step => turn.steps[step]!;

export class Telling {
  scene: Scene | null = $state.raw(null);
  /** The steps that were shown: what remains of them is visible until the person acts. */
  told: readonly Shown[] = $state.raw([]);
  #untold: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has skipped a turn: skipping once more skips everything. */
  #skipped = false;
  /** How much faster than usual the current turn is shown. */
  #haste = 1;

  constructor(readonly hooks: Hooks = { stops: () => false, begins: () => false }) {}

  /** Shows steps after those still being shown. */
  tell(steps: readonly Shown[], own: number | null): void {
    if (settings.speed === "off" || !steps.length) {
      this.stop();
      this.forget();
      return;
    }
    // Of one's own turn only the last step is news: it may have turned the calendar.
    const news = steps.filter(({ turn, step }) => turn.seat !== own || turn.by || step === turn.steps.length - 1);
    const all = [...this.#untold, ...news];
    const turns = new Set([...new Set(all.map(({ turn }) => turn))].slice(-MOST_TOLD));
    this.#untold = all.filter((one) => turns.has(one.turn) || this.hooks.stops(stepOf(one)));
    if (this.#timer === undefined && !this.scene?.told?.stop) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    const one = this.#untold.shift();
    if (!one) {
      if (this.scene?.kind === "telling") this.scene = null;
      this.#skipped = false;
      return;
    }
    const before = this.scene?.told;
    const rest = this.#untold.filter(({ turn }) => turn === one.turn).length;
    const n = before?.turn === one.turn ? before.n + 1 : 1;
    if (n === 1) this.#haste = this.#hasteOf([one, ...this.#untold.filter(({ turn }) => turn === one.turn)]);
    const step = stepOf(one);
    const stop = this.hooks.stops(step);
    const next = [...new Set(this.#untold.filter(({ turn }) => turn !== one.turn).map(({ turn }) => turn))].map(({ seat }) => seat);
    this.#remember([one]);
    this.scene = { at: one.at, view: one.view, kind: "telling", words: step.words, seat: one.turn.seat, told: { ...one, n, of: n + rest, next, stop } };
    if (!stop) this.#timer = setTimeout(this.#next, this.#lasts(one, rest) / this.#haste);
  };

  #remember(steps: readonly Shown[]): void {
    const all = [...this.told, ...steps];
    const turns = new Set([...new Set(all.map(({ turn }) => turn))].slice(-MOST_TOLD));
    this.told = all.filter(({ turn }) => turns.has(turn));
  }

  #lasts(one: Shown, rest: number): number {
    const pace = PACE[settings.speed === "normal" ? "normal" : "fast"];
    const step = stepOf(one);
    const quick = QUICK.has(step.verb ?? "") && step.entries.length < 2;
    const seen = quick ? pace.quick : pace.step * Math.max(1, step.words.length / LINES);
    return seen + (this.hooks.begins(step) ? pace.day : 0) + (rest ? pace.pause : pace.turn);
  }

  #hasteOf(steps: readonly Shown[]): number {
    const whole = steps.reduce((sum, one, i) => sum + this.#lasts(one, steps.length - 1 - i), 0);
    return Math.max(1, whole / LONGEST_TURN);
  }

  /**
   * Skips the rest of this turn; a second time, or at once if somebody is being waited for, everything. What has to be
   * read is not skipped.
   */
  skip = (hurry = false): void => {
    const now = this.scene?.told;
    if (!now) return;
    if (now.stop) return this.goOn();
    const all = this.#skipped || hurry;
    const until = this.#untold.findIndex((one) => this.hooks.stops(stepOf(one)) || (!all && one.turn !== now.turn));
    if (until < 0) return this.stop();
    this.#skipped = true;
    this.#remember(this.#untold.splice(0, until));
    clearTimeout(this.#timer);
    this.#next();
  };

  /** Moves on after something that was read at leisure. */
  goOn = (): void => {
    if (this.scene?.told?.stop) this.#next();
  };

  /** Skips everything being shown. */
  stop = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remember(this.#untold);
    this.#untold = [];
    this.#skipped = false;
    if (this.scene?.kind === "telling") this.scene = null;
  };

  /** Nothing of what was shown remains visible. */
  forget = (): void => {
    if (this.told.length) this.told = [];
  };

  /** Shows an old position instead, or the newest again. */
  look(scene: Scene | null): void {
    this.stop();
    this.forget();
    this.scene = scene;
  }
}
