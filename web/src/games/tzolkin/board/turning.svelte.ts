/**
 * What the board draws while the calendar turns. A day forward is shown as a turn of all wheels from the previous
 * position; then the new position is drawn. Everything else is drawn at once.
 */
import type { View } from "../view";

/** Milliseconds of one turn, if one or two days pass. */
const ONE_DAY = 700;
const OF_TWO_DAYS = 450;
/** Between two turns, and before the new position is drawn: the last frame must have been shown. */
const STOP = 120;
const SETTLE = 30;
/** How long the outline stays that replaces the motion. */
const OUTLINE = 1000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Turning {
  /** The position that is drawn. */
  view: View | null = $state.raw(null);
  /** How many days the wheels have turned away from it. */
  days = $state(0);
  /** How many days they are going to turn; 0 at rest. */
  whole = $state(0);
  pace = $state(ONE_DAY);
  /** The day has changed without motion. */
  jumped = $state(false);

  #newest: View | null = null;
  #call = 0;

  constructor(
    readonly still: () => boolean,
    readonly fast: () => boolean = () => false,
  ) {}

  get running(): boolean {
    return this.whole > 0;
  }

  /** Draws a position, with a turn if it is one or two days later than the last. */
  show(next: View): void {
    const last = this.#newest;
    this.#newest = next;
    const days = last ? next.day - last.day : 0;
    // Others play on while the wheels turn: the turn ends with the newest position.
    if (days === 0 && this.running) return;
    const call = ++this.#call;
    this.#rest(days === 1 || days === 2 ? (last ?? next) : next);
    if (days !== 1 && days !== 2) return;
    void (this.still() ? this.#jump(call, next) : this.#turn(call, days));
  }

  stop(): void {
    this.#call++;
  }

  #rest(view: View): void {
    this.view = view;
    this.days = 0;
    this.whole = 0;
    this.jumped = false;
  }

  async #turn(call: number, days: 1 | 2): Promise<void> {
    this.whole = days;
    this.pace = (days === 1 ? ONE_DAY : OF_TWO_DAYS) / (this.fast() ? 2 : 1);
    for (let day = 1; day <= days; day++) {
      this.days = day;
      await sleep(this.pace + (day < days ? STOP : SETTLE));
      if (call !== this.#call) return;
    }
    this.#rest(this.#newest!);
  }

  async #jump(call: number, next: View): Promise<void> {
    this.view = next;
    this.jumped = true;
    await sleep(OUTLINE);
    if (call === this.#call) this.jumped = false;
  }
}
