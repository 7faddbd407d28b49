/**
 * Whether a deal is the one that was committed to: the SHA-256 of the salt, a line feed, and the deal, as JSON with
 * sorted keys and no spaces (docs/records.md).
 *
 * A server's page without https has no `crypto.subtle`, hence the library. This file is loaded when somebody checks.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { headerOf } from "../games";
import { canonical, parse, type Json, type Members } from "./canonical";

/** `open`: the record has no salt (yet). */
export type Verdict = "matches" | "differs" | "open";

/** Whether the record of a finished game matches the hash that was published when it began. */
export function checkDeal(record: string, hash: string): Verdict {
  const read = membersOf(parse(record));
  const salt = textOf(membersOf(read.get("commitment")).get("salt"));
  if (salt === null) return "open";
  return fingerprint(salt, promised(read)) === hash ? "matches" : "differs";
}

export const fingerprint = (salt: string, subject: string): string => bytesToHex(sha256(utf8ToBytes(`${salt}\n${subject}`)));

/** What is hashed: game, number of players, header of the game, deal. */
function promised(record: Members): string {
  const players = record.get("players");
  const subject: Members = new Map();
  for (const key of ["game", "deal", ...headerOf(textOf(record.get("game")) ?? "")]) {
    const value = record.get(key);
    if (value !== undefined) subject.set(key, value);
  }
  subject.set("players", { number: String(Array.isArray(players) ? players.length : 0) });
  return canonical(subject);
}

const membersOf = (value: Json | undefined): Members => (value instanceof Map ? value : new Map());
const textOf = (value: Json | undefined): string | null => (typeof value === "string" ? value : null);
