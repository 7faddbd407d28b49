/**
 * The visible parts of a step: what goes from where to where, where something stands now, what it changes for whom. All
 * of it is derived from two views that the server has sent to this viewer: nothing is known here that they do not show.
 */
import type { Step } from "../../api/server";
import type { Shown, View } from "../known";

/** Something small that goes from one part of the screen to another: the first that is in sight of each list. */
export interface Flight {
  icon: string;
  /** How many of them. */
  n: number;
  from: readonly string[];
  to: readonly string[];
  /** Whose color its trail has; without one there is no trail. */
  seat?: number;
}

/** Somebody's piece has come to a place. */
export interface Standing {
  place: string;
  seat: number;
}

export interface Effect {
  flights: readonly Flight[];
  standing: readonly Standing[];
  /** Places that are shown by a line around them. */
  outlined: readonly string[];
}

export const NOTHING: Effect = { flights: [], standing: [], outlined: [] };

/** What a game says about its steps. */
export interface Staging {
  effect: (before: View, after: View, step: Pick<Step, "verb" | "arguments">) => Effect;
  /** Whether a piece still stands there. */
  holds: (view: View, one: Standing) => boolean;
  /** Whether a step is read at leisure: it is shown until somebody moves on. */
  stops: (step: Step) => boolean;
  /** Whether an entry of the log heads a separate block. */
  heads: (entry: Step["entries"][number]) => boolean;
}

export const PLAIN: Staging = { effect: () => NOTHING, holds: () => false, stops: () => false, heads: () => false };

/** What changes for one seat, by path: `corn`, `goods.wood`, as the server names it in `changes`. */
export type Changes = Record<string, number>;

type Group = Record<string, unknown>;
const group = (value: unknown): Group => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Group) : {});

function numbers(seat: unknown): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, value] of Object.entries(group(seat)))
    if (typeof value === "number") found.set(name, value);
    else for (const [part, n] of Object.entries(group(value))) if (typeof n === "number") found.set(`${name}.${part}`, n);
  return found;
}

/** What differs between two views, seat by seat. */
export function changesBetween(before: View, after: View): Changes[] {
  const seatsOf = (view: View): unknown[] => (view as { seats?: unknown[] }).seats ?? [];
  const was = seatsOf(before);
  return seatsOf(after).map((seat, i) => {
    const old = numbers(was[i]);
    const changed = [...numbers(seat)].flatMap(([path, n]): [string, number][] => {
      const by = n - (old.get(path) ?? n);
      return by ? [[path, by]] : [];
    });
    return Object.fromEntries(changed);
  });
}

/** A ring around a piece: with its number for the turn shown last, without one for earlier turns. */
export interface Ring extends Standing {
  number: number | null;
}

/** What remains visible of turns that were shown. */
export interface Marks {
  /** Whose turn was shown last; null: nobody's. */
  seat: number | null;
  /** What the turn shown last has changed so far, seat by seat. */
  flags: readonly Changes[];
  rings: readonly Ring[];
}

export const UNMARKED: Marks = { seat: null, flags: [], rings: [] };

/**
 * The marks of steps that were shown, on a view: pieces that have moved since have none. `begins`: after such a step
 * nothing stands where it was put before.
 */
export function marksOf(told: readonly Shown[], view: View | null, game: Staging, begins: (step: Step) => boolean): Marks {
  const last = told.at(-1);
  if (!last || !view) return UNMARKED;
  const { turn } = last;
  let rings: Ring[] = [];
  for (const one of told) {
    const step = one.turn.steps[one.step]!;
    const same = one.turn === turn;
    if (begins(step)) rings = [];
    for (const standing of game.effect(one.before, one.view, step).standing)
      rings = [...rings.filter(({ place }) => place !== standing.place), { ...standing, number: same ? 1 : null }];
  }
  let number = 0;
  const numbered = rings.map((ring) => (ring.number === null ? ring : { ...ring, number: ++number }));
  const first = told.find((one) => one.turn === turn)!;
  return { seat: turn.seat, flags: changesBetween(first.before, last.view), rings: numbered.filter((ring) => game.holds(view, ring)) };
}
