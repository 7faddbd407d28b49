/** What the application says, from the same Fluent files that the server speaks with (`web-*.ftl` of each language). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../memory/settings.svelte";

const files = import.meta.glob<string>("$locales/*/web-*.ftl", { query: "?raw", import: "default" });
/** What only the screen of a game says; it comes with that. */
const GAME = /web-(board|look|rails|table)\.ftl$/;

let bundle: FluentBundle | null = $state.raw(null);
let spoken: Language = "en";
let withGame: Promise<void> | null = null;

/** Loads a language; until it is there, the one before stays. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/web-`) && (withGame || !GAME.test(path)));
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) made.addResource(new FluentResource(text));
  bundle = made;
  document.documentElement.lang = language;
}

/** The same with the texts of a game, from now on. */
export function speakAtTable(): Promise<void> {
  // Known to `speak` before it begins.
  withGame ??= Promise.resolve().then(() => speak(spoken));
  return withGame;
}

/** A text of the application. A missing one shows its key: a test looks for those. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, args ?? {}, []);
}

/** A number as this language writes it. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  });
}
