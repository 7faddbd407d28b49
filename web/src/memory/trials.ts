/** A tentative turn, kept for this window: reloading the page, or reading something else, loses nothing. */
import { isObject } from "./storage";

const PREFIX = "patolli.trial.";
const MOST = 200;

/** Whose turn it is, and after how many others. */
interface Of {
  table: string;
  seq: number;
  seat: number | null;
}

export function keepTrial({ table, seq, seat }: Of, steps: readonly string[]): void {
  try {
    if (steps.length) sessionStorage.setItem(PREFIX + table, JSON.stringify({ seq, seat, steps }));
    else sessionStorage.removeItem(PREFIX + table);
  } catch {
    // No room, or not allowed: it is lost with the page.
  }
}

/** The steps that were tried; none if they belong to another turn. */
export function trialOf({ table, seq, seat }: Of): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + table) ?? "null");
    if (!isObject(kept) || kept.seq !== seq || kept.seat !== seat || !Array.isArray(kept.steps)) return [];
    return kept.steps.filter((step): step is string => typeof step === "string").slice(0, MOST);
  } catch {
    return [];
  }
}
