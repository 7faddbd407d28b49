/** What a game calls its places and tiles, and its rules in short: from the server, in the language of this browser. */
import { get } from "../api/server";
import type { Language } from "../memory/settings.svelte";

let words: Record<string, string> = $state.raw({});

/** Loads them, once per game and language. */
export async function learn(game: string, language: Language): Promise<void> {
  words = (await get("/api/games/{game}/words", { path: { game }, query: { language } })).words;
}

/** `tile.A1-F1`, `gear.tikal`, `space.tikal.3`, `rule.temple.chaac`, ...; empty if there is none. */
export const w = (key: string): string => words[key] ?? "";

/** The keys of the rules in short, as the game lists them. */
export const ruleKeys = (): string[] => Object.keys(words).filter((key) => key.startsWith("rule."));
