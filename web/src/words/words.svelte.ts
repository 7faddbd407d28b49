/** What the application says, from the same Fluent files that the server speaks with (`web-*.ftl` of each language). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../memory/settings.svelte";

const files = import.meta.glob<string>("$locales/*/web-*.ftl", { query: "?raw", import: "default" });

let bundle: FluentBundle | null = $state.raw(null);

/** Loads a language; until it is there, the one before stays. */
export async function speak(language: Language): Promise<void> {
  const loads = Object.entries(files).filter(([path]) => path.includes(`/${language}/web-`));
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(loads.map(([, load]) => load()))) made.addResource(new FluentResource(text));
  bundle = made;
  document.documentElement.lang = language;
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
