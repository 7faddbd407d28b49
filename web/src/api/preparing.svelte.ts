/**
 * How far the server has come in preparing games: on a new machine it compiles them once, while it is already serving.
 * Nothing depends on this: where it cannot be asked, everything counts as ready.
 */
import { Refused, server, told, Unreachable, type Preparations, type Preparing } from "./server";

const EVERY = 1000;
const LONGEST_PAUSE = 30_000;

/** Null: nothing is left to do, or it is unknown. */
let now: Preparations | null = $state.raw(null);
let seen = $state(false);

export const preparing = {
  get now(): Preparations | null {
    return now;
  },
  /** Something had to be prepared since this page was opened: whoever shows that also shows its end. */
  get seen(): boolean {
    return seen;
  },
};

export interface Preparation {
  game: string;
  title: string;
  parts: Preparing[];
}

/** The parts of each game, in the order of games. */
export function byGame(parts: Preparing[]): Preparation[] {
  const games = new Map<string, Preparation>();
  for (const part of parts) {
    const one = games.get(part.game) ?? { game: part.game, title: part.title, parts: [] };
    one.parts.push(part);
    games.set(part.game, one);
  }
  return [...games.values()];
}

const seconds = (parts: Preparing[]): number => parts.reduce((sum, part) => sum + part.left, 0);

/** Seconds until everything is ready: the parts of one game follow each other, however many cores there are. */
export const allLeft = (all: Preparations): number =>
  Math.max(all.left, ...byGame(all.parts).map((one) => seconds(one.parts)));

/**
 * Seconds until a game's bots can move; null if nobody has to wait for them. Parts that could not be compiled ahead do
 * not count: they are compiled where they are used.
 */
export function botsLeft(game: string): number | null {
  const parts = now?.parts.filter((part) => part.game === game) ?? [];
  const waits = parts.some(({ part, state }) => part === "bots" && (state === "waiting" || state === "compiling"));
  return waits ? seconds(parts) : null;
}

/** Asks until everything is ready, and then never again. */
export async function watchPreparations(): Promise<void> {
  for (let pause = EVERY; ; ) {
    try {
      const answer = await told(server.GET("/api/preparations"));
      now = answer.ready === false && Array.isArray(answer.parts) ? answer : null;
      if (!now) return;
      seen = true;
      pause = EVERY;
    } catch (error) {
      // A server that does not know this request will not know it later either.
      if (!mayPass(error)) {
        now = null;
        return;
      }
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && (error.status === 429 || error.status >= 500));
