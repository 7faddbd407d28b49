/** What went wrong, in words: the server's word for it in this browser's language, its own sentence as a last resort. */
import { Refused, Unreachable } from "../api/server";
import { t } from "./words.svelte";

export interface Trouble {
  /** The server's `error`, or `unreachable`. */
  word: string;
  /** The server's sentence, in English. */
  detail: string;
  /** The field of the request that is wrong. */
  field?: string | null;
  /** The server's word for the reason. */
  why?: string | null;
}

/** Words that say little; the server's sentence says more. */
const VAGUE = ["bad-request", "not-now", "not-allowed", "bad-turn"];

/** Any other error is a mistake of ours, and is thrown again. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) {
    const { error: word, detail, field, why } = error.problem;
    return { word, detail, field: field ?? null, why: why ?? null };
  }
  if (error instanceof Unreachable) return { word: "unreachable", detail: "" };
  throw error;
}

/** `what` was tried: some words mean something more specific there (`pages-error-join-not-now`). */
export function inWords(trouble: Trouble, what = ""): string {
  return reason(trouble) ?? special(trouble, what) ?? text(`pages-error-${trouble.word}`) ?? (trouble.detail || t("pages-error-failed"));
}

/** The server's own sentence, where the words for it say too little. */
export function moreWords(trouble: Trouble, what = ""): string {
  return VAGUE.includes(trouble.word) && !reason(trouble) && !special(trouble, what) ? trouble.detail : "";
}

function reason({ why }: Trouble): string | null {
  return why ? text(`refused-${why}`) : null;
}

function special(trouble: Trouble, what: string): string | null {
  return what ? text(`pages-error-${what}-${trouble.word}`) : null;
}

function text(key: string): string | null {
  const found = t(key);
  return found === key ? null : found;
}
