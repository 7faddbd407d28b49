/** The fingerprints of deals, as this browser first saw them, to compare with what a server shows later. */
import { isObject, read, write } from "./storage";

export interface Noted {
  table: string;
  hash: string;
  /** When it was noted, in milliseconds since 1970. */
  at: number;
  /** The game was over by then: it says nothing about the beginning. */
  late: boolean;
}

const MOST = 400;

const isNoted = (value: unknown): value is Noted =>
  isObject(value) &&
  typeof value.table === "string" &&
  typeof value.hash === "string" &&
  typeof value.at === "number" &&
  typeof value.late === "boolean";
const isAll = (value: unknown): value is Noted[] => Array.isArray(value) && value.every(isNoted);

export function notedSeal(table: string): Noted | null {
  return read("seals", isAll, []).find((one) => one.table === table) ?? null;
}

/** Notes a fingerprint, unless there is one for this table: the first one stays. Returns the noted one. */
export function noteSeal(table: string, hash: string, late: boolean): Noted {
  const all = read("seals", isAll, []);
  const old = all.find((one) => one.table === table);
  if (old) return old;
  const noted = { table, hash, at: Date.now(), late };
  write("seals", [noted, ...all].slice(0, MOST));
  return noted;
}
