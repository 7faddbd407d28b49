/**
 * A turn that is only tried: its steps, and what each of them leads to. The server is the only judge: every step is sent to
 * `preview`, which answers with the position and what may follow.
 */
import { post, type Choice, type Preview } from "../api/server";
import { settings } from "../memory/settings.svelte";
import type { Newest } from "./known";

export interface Who {
  secret: string | null;
  player: string | null;
}

export class Trying {
  /** What each step leads to. */
  tried: Preview[] = $state.raw([]);
  /** Why something is not possible, by place, and after which steps of which turn. */
  #reasons: { about: string; blocked: Record<string, string> } = $state.raw({ about: "", blocked: {} });
  #asking: { about: string; answer: Promise<void> } | null = null;

  constructor(
    readonly id: string,
    readonly newest: () => Newest | null,
    readonly who: () => Who,
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

  /** The choices that the steps were. */
  get chosen(): Choice[] {
    return this.steps.flatMap((token, i) => {
      const { legal } = (i ? this.tried[i - 1] : this.newest()) ?? { legal: [] };
      return legal.find((choice) => choice.token === token) ?? [];
    });
  }

  /** The places of the view that confirming will bring to light, as paths with dots. */
  readonly unknown: ReadonlySet<string> = $derived.by(() => new Set((this.preview?.unknown ?? []).map((path) => path.join("."))));

  /** Whether the turn can be sent with this step as its last one. */
  completes(token: string): boolean {
    return this.legal.some((choice) => choice.token === token && choice.completes);
  }

  async choose(token: string): Promise<void> {
    const newest = this.newest();
    if (!newest) return;
    const body = { seq: newest.seq, steps: [...this.steps, token] };
    const preview = await post("/api/tables/{id}/preview", body, this.#spoken());
    this.tried = [...this.tried, preview];
  }

  back(): void {
    this.tried = this.tried.slice(0, -1);
  }

  clear(): void {
    if (this.tried.length) this.tried = [];
  }

  get #about(): string {
    return JSON.stringify([this.newest()?.seq, settings.language, ...this.steps]);
  }

  /** Why what one could think of is not possible now, by place, as far as it was asked. */
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
      const answer = post("/api/tables/{id}/reasons", body, this.#spoken()).then(
        ({ blocked }) => {
          if (about === this.#about) this.#reasons = { about, blocked };
        },
        // Nobody knows why, then; who asks again may be luckier.
        () => {
          if (this.#asking?.about === about) this.#asking = null;
        },
      );
      this.#asking = { about, answer };
    }
    return this.#asking.answer;
  }

  #spoken(): Who & { path: { id: string }; query: { language: typeof settings.language } } {
    return { path: { id: this.id }, ...this.who(), query: { language: settings.language } };
  }
}
