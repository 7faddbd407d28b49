/**
 * A tentative turn: its steps, and what each of them leads to. The server is the only judge: every step is sent to
 * `preview`, which answers with the position and what may follow.
 */
import { by, Refused, server, told, type Asker, type Choice, type Preview } from "../api/server";
import { settings } from "../memory/settings.svelte";
import { keepTrial, trialOf } from "../memory/trials";
import type { Newest } from "./known";

/** Verbs that end a turn or a choice. */
const ENDS = new Set(["end", "skip", "done", "pass"]);
/** Steps in a row that nobody is asked for: more would help nobody. */
const MOST_GIVEN = 5;

/** Who says what steps lead to, if not the server's table. */
export interface Judge {
  preview: (steps: string[]) => Promise<Preview>;
  reasons: (steps: string[]) => Promise<{ blocked: Record<string, string> }>;
}

export class Trying {
  /** What each step leads to. */
  tried: Preview[] = $state.raw([]);
  /** Numbers of steps that nobody was asked for: they are taken back with the one before. */
  #given = new Set<number>();
  /** A step that was chosen, and not answered yet. */
  pending: Choice | null = $state.raw(null);
  /** Why something is not possible, by place, and after which steps of which turn. */
  #reasons: { about: string; blocked: Record<string, string> } = $state.raw({ about: "", blocked: {} });
  #asking: { about: string; answer: Promise<void>; stop: AbortController } | null = null;

  constructor(
    readonly id: string,
    readonly newest: () => Newest | null,
    readonly who: () => Asker,
    /** Whether what has one answer is answered by itself. */
    readonly alone: () => boolean = () => false,
    readonly judge: () => Judge | null = () => null,
  ) {}

  get preview(): Preview | null {
    return this.tried.at(-1) ?? null;
  }

  get steps(): string[] {
    return this.preview?.steps ?? [];
  }

  get legal(): Choice[] {
    return (this.preview ?? this.newest())?.legal ?? [];
  }

  /** The choices behind the steps, including one that the server has not answered yet. */
  get chosen(): Choice[] {
    const tried = this.steps.flatMap((token, i) => {
      return this.legalBefore(i).find((choice) => choice.token === token) ?? [];
    });
    return this.pending ? [...tried, this.pending] : tried;
  }

  /** What all of them change: a choice says what it does, so nobody has to wait for the preview. */
  get expected(): Record<string, number> {
    const sum = { ...this.preview?.changes };
    for (const [path, by] of Object.entries(this.pending?.changes ?? {})) sum[path] = (sum[path] ?? 0) + by;
    return sum;
  }

  /** The places of the view that confirming will reveal, as dotted paths. */
  readonly unknown: ReadonlySet<string> = $derived.by(() => new Set((this.preview?.unknown ?? []).map((path) => path.join("."))));

  /** Whether the turn can be sent with this step as its last one. */
  completes(token: string): boolean {
    return this.legal.some((choice) => choice.token === token && choice.completes);
  }

  /** Why nothing was possible with what was chosen last, by place, if that was passed over by itself. */
  whyPassed: Record<string, string> = {};

  /** Tries a step, and everything that follows by itself: questions with one answer are not asked. */
  async choose(token: string): Promise<void> {
    this.whyPassed = {};
    await this.#try(token);
    for (let given = 0, next = this.#onlyOne; next && given < MOST_GIVEN; given++, next = this.#onlyOne) {
      // Whoever can only do nothing wants to know why.
      if (!next.places.length && !Object.keys(next.changes).length) {
        await this.ask();
        this.whyPassed = this.blocked;
      }
      await this.#try(next.token);
      this.#given.add(this.tried.length);
    }
  }

  /** The only answer to a question in the middle of a turn; anything that ends something is always chosen by hand. */
  get #onlyOne(): Choice | null {
    const [only, ...others] = this.alone() ? (this.preview?.legal ?? []) : [];
    return only && !others.length && !only.completes && !ENDS.has(only.verb ?? only.token) && !this.preview?.reveals ? only : null;
  }

  async #try(token: string): Promise<void> {
    const newest = this.newest();
    if (!newest) return;
    const body = { seq: newest.seq, steps: [...this.steps, token] };
    const answer = this.judge()?.preview(body.steps) ?? told(server.POST("/api/tables/{id}/preview", { body, ...this.#spoken() }));
    const preview = await this.expecting(token, answer);
    this.tried = [...this.tried, preview];
    this.#keep();
  }

  /** Tries again what was tried in this window before the page was reloaded. */
  async restore(): Promise<void> {
    const of = this.#of;
    const steps = of && !this.tried.length ? trialOf(of) : [];
    try {
      for (const token of steps) await this.#try(token);
    } catch (error) {
      this.tried = [];
      // Steps that are no longer possible are forgotten; those that could not be checked are kept for the next time.
      if (of) keepTrial(of, error instanceof Refused ? [] : steps);
      if (!(error instanceof Refused)) throw error;
    }
  }

  get #of(): { table: string; seq: number; seat: number | null } | null {
    const newest = this.judge() ? null : this.newest();
    return newest && { table: this.id, seq: newest.seq, seat: newest.seat };
  }

  #keep(): void {
    const of = this.#of;
    if (of) keepTrial(of, this.steps);
  }

  legalBefore(step: number): Choice[] {
    return ((step ? this.tried[step - 1] : this.newest()) ?? { legal: [] }).legal;
  }

  /** Other steps from there on. */
  async instead(from: number, tokens: readonly string[]): Promise<void> {
    const before = this.tried;
    try {
      this.tried = before.slice(0, from);
      for (const token of tokens) await this.#try(token);
    } catch (error) {
      this.tried = before;
      this.#keep();
      throw error;
    }
    this.#keep();
  }

  /** While the server answers, a chosen step is shown as far as the offer says what it does. */
  async expecting<T>(token: string | undefined, answer: Promise<T>): Promise<T> {
    this.pending = this.legal.find((choice) => choice.token === token) ?? null;
    // Why something was not possible before it is of no use any more.
    this.#asking?.stop.abort();
    try {
      return await answer;
    } finally {
      this.pending = null;
    }
  }

  back(): void {
    while (this.#given.delete(this.tried.length)) this.tried = this.tried.slice(0, -1);
    this.tried = this.tried.slice(0, -1);
    this.#keep();
  }

  clear(): void {
    if (!this.tried.length) return;
    this.#given.clear();
    this.tried = [];
    this.#keep();
  }

  get #about(): string {
    return JSON.stringify([this.newest()?.seq, settings.language, ...this.steps]);
  }

  /** Why plausible things are not possible now, by place, as far as it was asked. */
  get blocked(): Record<string, string> {
    return this.#reasons.about === this.#about ? this.#reasons.blocked : {};
  }

  /** Asks why, once for these steps. */
  ask(): Promise<void> {
    const newest = this.newest();
    const about = this.#about;
    if (!newest || this.#reasons.about === about || this.preview?.complete) return Promise.resolve();
    if (this.#asking?.about !== about) {
      const body = { seq: newest.seq, steps: this.steps };
      const stop = new AbortController();
      const asked = this.judge()?.reasons(body.steps) ?? told(server.POST("/api/tables/{id}/reasons", { body, signal: stop.signal, ...this.#spoken() }));
      const answer = asked.then(
        ({ blocked }) => {
          if (about === this.#about) this.#reasons = { about, blocked };
        },
        // Then nobody knows why; asking again may help.
        () => {
          if (this.#asking?.about === about) this.#asking = null;
        },
      );
      this.#asking = { about, answer, stop };
    }
    return this.#asking.answer;
  }

  #spoken(): { params: { path: { id: string }; query: { language: typeof settings.language } }; headers: Record<string, string> } {
    return { params: { path: { id: this.id }, query: { language: settings.language } }, ...by(this.who()) };
  }
}
