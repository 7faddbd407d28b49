/**
 * How far the server is in getting games ready: on a new machine it compiles them once, while it serves already. Nobody
 * depends on it: where it cannot be asked, everything counts as ready.
 */
import { get, Refused, Unreachable, type Preparations, type Preparing } from "./server";

const EVERY = 1000;
const LONGEST_PAUSE = 30_000;

/** Null: nothing is left to do, or nobody knows. */
let now: Preparations | null = $state.raw(null);
let seen = $state(false);

export const preparing = {
  get now(): Preparations | null {
    return now;
  },
  /** Something had to be made ready since this page was opened: who shows it also shows its end. */
  get seen(): boolean {
    return seen;
  },
};

export interface Preparation {
  game: string;
  title: string;
  parts: Preparing[];
}

/** The parts of each game, the first game first. */
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

/** Seconds until the bots of a game can move; null if nobody has to wait for them. What could not be compiled ahead is
 * not waited for: it is compiled where it is used. */
export function botsLeft(game: string): number | null {
  const parts = now?.parts.filter((part) => part.game === game) ?? [];
  const waits = parts.some(({ part, state }) => part === "bots" && (state === "waiting" || state === "compiling"));
  return waits ? seconds(parts) : null;
}

/** Asks until everything is ready, and then never again. */
export async function watchPreparations(): Promise<void> {
  for (let pause = EVERY; ; ) {
    try {
      const answer = await get("/api/preparations", {});
      now = answer.ready === false && Array.isArray(answer.parts) ? answer : null;
      if (!now) return;
      seen = true;
      pause = EVERY;
    } catch (error) {
      // A server that does not know the question will not know it later either.
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
