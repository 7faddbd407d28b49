/** What the application says, from the same Fluent files that the server uses (`web-*.ftl` of each language). */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import files from "virtual:words";
import type { Language } from "../memory/settings.svelte";
import { typeset } from "./typography";

/** Functions that messages may use. Only Hungarian does. */
async function functionsOf(language: Language): Promise<Record<string, FluentFunction>> {
  if (language !== "hu") return {};
  const { article, suffix } = await import("./hungarian");
  const shown = (value: unknown): string => String(value instanceof Object ? value.valueOf() : value);
  return {
    THE: ([value]) => article(shown(value)),
    SUFFIX: ([value, form]) => suffix(shown(value), shown(form)),
  };
}

let bundle: FluentBundle | null = $state.raw(null);
let spoken: Language = "en";
/** The topics loaded besides pages, and since when. */
const also = new Map<"game" | "library" | "lessons" | "alerts" | "rules", Promise<void>>();

/** Loads a language; until it is there, the previous one stays. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  const parts = files[language];
  const wanted = [parts.pages, ...[...also.keys()].map((part) => parts[part])];
  const [functions, ...texts] = await Promise.all([functionsOf(language), ...wanted.map((load) => load())]);
  const made = new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  document.documentElement.lang = language;
}

function speakAlso(part: "game" | "library" | "lessons" | "alerts" | "rules"): Promise<void> {
  const known = also.get(part);
  if (known) return known;
  // Known to `speak` before it begins.
  const speaking = Promise.resolve().then(() => speak(spoken));
  also.set(part, speaking);
  return speaking;
}

/** The same with the texts of a game, from now on. */
export const speakAtTable = (): Promise<void> => speakAlso("game");

/** The same with the texts of cards and decks. */
export const speakOfCards = (): Promise<void> => speakAlso("library");

/** The same with the texts of lessons. */
export const speakOfLessons = (): Promise<void> => speakAlso("lessons");

/** The same with the texts of alerts. */
export const speakOfAlerts = (): Promise<void> => speakAlso("alerts");

/** The same with the texts around the rules. */
export const speakOfRules = (): Promise<void> => speakAlso("rules");

/** A text of the application. A missing one shows its key: a test looks for those. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return typeset(bundle.formatPattern(pattern, args ?? {}, []), bundle.locales[0] ?? "en");
}

/** Names one after another, as this language joins them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang).format(names);

/** A number as this language writes it. */
export function number(value: number, digits = 0): string {
  const told = value.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 0, maximumFractionDigits: digits });
  // A hyphen is no minus sign.
  return told.replace("-", "−");
}
