/** The seats this browser holds: table by table, with the secrets that make it their holder. */
import { isObject, read, write } from "./storage";

export interface Key {
  seat: number;
  secret: string;
}
export interface Held {
  table: string;
  game: string;
  /** When it was last looked at, in milliseconds since 1970. */
  at: number;
  keys: Key[];
}

const MOST = 200;

const isKey = (value: unknown): value is Key =>
  isObject(value) && Number.isInteger(value.seat) && typeof value.secret === "string";
const isHeld = (value: unknown): value is Held =>
  isObject(value) &&
  typeof value.table === "string" &&
  typeof value.game === "string" &&
  typeof value.at === "number" &&
  Array.isArray(value.keys) &&
  value.keys.every(isKey);
const isAll = (value: unknown): value is Held[] => Array.isArray(value) && value.every(isHeld);

/** All tables, most recently viewed first. */
export function heldTables(): Held[] {
  return read("seats", isAll, []).sort((a, b) => b.at - a.at);
}

export function keysOf(table: string): Key[] {
  return heldTables().find((held) => held.table === table)?.keys ?? [];
}

export function remember(table: string, game: string, keys: readonly Key[]): void {
  const all = heldTables();
  const old = all.find((held) => held.table === table);
  const seats = new Map((old?.keys ?? []).map((key) => [key.seat, key.secret]));
  for (const key of keys) seats.set(key.seat, key.secret);
  const held: Held = {
    table,
    game,
    at: Date.now(),
    keys: [...seats].map(([seat, secret]) => ({ seat, secret })).sort((a, b) => a.seat - b.seat),
  };
  write("seats", [held, ...all.filter((one) => one !== old)].slice(0, MOST));
}

export function forget(table: string, seat?: number): void {
  const all = heldTables();
  for (const held of all)
    if (held.table === table) held.keys = seat === undefined ? [] : held.keys.filter((key) => key.seat !== seat);
  write(
    "seats",
    all.filter((held) => held.keys.length),
  );
}
