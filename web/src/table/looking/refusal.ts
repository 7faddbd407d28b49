/** Why the server did not answer, in words for people. */
import { Refused, Unreachable } from "../../api/server";
import type { TableStore } from "../table.svelte";
import { t } from "../../words/words.svelte";

const KNOWN = ["not-now", "not-allowed", "too-many-requests", "unavailable"];

export function refusal(error: unknown, table: TableStore): string {
  if (error instanceof Unreachable) return t("look-refused-unreachable");
  if (!(error instanceof Refused)) throw error;
  // Rated games are played without help.
  if (table.info?.rated && table.info.status !== "over") return t("look-refused-rated");
  return KNOWN.includes(error.problem.error) ? t(`look-refused-${error.problem.error}`) : t("look-refused");
}

/** Whether it is only that somebody changed their mind. */
export const cancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
