/** What the coach has said in this browser, so that it nags nobody and explains nothing twice. */
import { isObject, read, write } from "./storage";

export type Often = "on" | "seldom" | "off";
export const OFTEN: readonly Often[] = ["on", "seldom", "off"];

/** A turn that the coach spoke of. */
export interface Saw {
  seq: number;
  day: number;
  /** What it would have been better to do, in words; and why. */
  name: string;
  text: string;
  points: number;
}

/** Of one seat at one table. */
export interface Said {
  spoke: { seq: number; day: number }[];
  warned: string[];
  saw: Saw[];
  /** How often in a row a turn was played anyway. */
  anyway: number;
  /** Whether the coach has asked if it should be quieter. */
  asked: boolean;
  /** Chosen at this table; null: the general setting. */
  often: Often | null;
  greeted: boolean;
}

const TABLES = 40;
const MOST = 40;
const LONG = 400;

const nothing = (): Said => ({ spoke: [], warned: [], saw: [], anyway: 0, asked: false, often: null, greeted: false });
const count = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;
const text = (value: unknown): value is string => typeof value === "string" && value.length <= LONG;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(text).slice(0, MOST) : []);
const rows = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject).slice(0, MOST) : []);

/** What was said to a seat at a table. */
export function saidAt(table: string, seat: number): Said {
  const kept = read("coach", isObject, {})[`${table} ${seat}`];
  if (!isObject(kept)) return nothing();
  return {
    spoke: rows(kept.spoke).flatMap(({ seq, day }) => (count(seq) && count(day) ? [{ seq, day }] : [])),
    warned: texts(kept.warned),
    saw: rows(kept.saw).flatMap(({ seq, day, name, text: why, points }) =>
      count(seq) && count(day) && text(name) && text(why) && typeof points === "number" ? [{ seq, day, name, text: why, points }] : [],
    ),
    anyway: count(kept.anyway) ? kept.anyway : 0,
    asked: kept.asked === true,
    often: OFTEN.find((one) => one === kept.often) ?? null,
    greeted: kept.greeted === true,
  };
}

export function keepSaid(table: string, seat: number, said: Said): void {
  const name = `${table} ${seat}`;
  const kept = read("coach", isObject, {});
  delete kept[name];
  write("coach", Object.fromEntries([[name, said], ...Object.entries(kept)].slice(0, TABLES)));
}

/** What was explained about a game, at any table. */
export const explained = (game: string): string[] => texts(read("explained", isObject, {})[game]);

export function keepExplained(game: string, key: string): void {
  const kept = read("explained", isObject, {});
  write("explained", { ...kept, [game]: [...new Set([...explained(game), key])] });
}

/** The turns that cost most, the worst first. */
export const costliest = (saw: readonly Saw[], most: number): Saw[] => [...saw].sort((a, b) => b.points - a.points || a.seq - b.seq).slice(0, most);
