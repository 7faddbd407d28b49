/** Moving through the positions of a table: the target, and automatic playback. */
import { settings } from "../../memory/settings.svelte";
import type { Game } from "../game";
import type { TableStore } from "../table.svelte";
import { chapterBeside, chapterStarts } from "./log";

/** Milliseconds between two fetched positions: dragging the slider must not use up the server's limits. */
const PAUSE = 60;
/** Milliseconds per step while it plays. */
const PACE = { off: 900, fast: 450, normal: 900 } as const;

export class Player {
  /** Where the slider stands; the position follows as fast as it comes. */
  wanted: number | null = $state(null);
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moving = false;

  constructor(
    readonly table: TableStore,
    readonly game: Game,
  ) {}

  readonly starts: number[] = $derived.by(() => chapterStarts(this.table.turns, this.game.chapter));

  get last(): number {
    return this.table.info?.moves ?? 0;
  }

  get at(): number {
    return this.wanted ?? this.table.at;
  }

  /** To a position: of many requests while one is being fetched only the last counts. */
  async to(at: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(at, this.last));
    if (this.#moving) return;
    this.#moving = true;
    let shown: number | null = null;
    while (this.wanted !== null && this.wanted !== shown) {
      shown = this.wanted;
      await Promise.all([this.table.replay(shown), new Promise((done) => setTimeout(done, PAUSE))]);
    }
    this.#moving = false;
    this.wanted = null;
  }

  step = (by: number): Promise<void> => this.#go(this.at + by);
  chapter = (way: -1 | 1): Promise<void> => this.#go(chapterBeside(this.starts, this.at, way, this.last));
  first = (): Promise<void> => this.#go(0);
  end = (): Promise<void> => this.#go(this.last);
  slide = (at: number): Promise<void> => this.#go(at);

  /** Back to the game itself. */
  leave = (): void => {
    this.pause();
    this.wanted = null;
    void this.table.replay(null);
  };

  play = (): void => {
    if (this.at >= this.last) void this.to(0);
    this.playing = true;
    this.#next();
  };

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.#timer);
  };

  #go(at: number): Promise<void> {
    this.pause();
    return this.to(at);
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      await this.to(this.at + 1);
      if (!this.playing) return;
      if (this.at >= this.last || this.table.scene?.kind !== "replay") this.pause();
      else this.#next();
    }, PACE[settings.speed]);
  }
}
