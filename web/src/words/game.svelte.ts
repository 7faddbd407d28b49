/** What a game calls its places and tiles, and its rules in brief: from the server, in this browser's language. */
import { server, told } from "../api/server";
import type { Language } from "../memory/settings.svelte";

let words: Record<string, string> = $state.raw({});
/** What no game has by itself: texts of cards that somebody added. */
let more: Record<string, string> = $state.raw({});

/** Of which game and language they are. */
let known = $state("");

/** Whether those of a game are there. */
export const knows = (game: string, language: Language): boolean => known === `${game} ${language}`;

/** Loads them. */
export async function learn(game: string, language: Language): Promise<void> {
  words = (await told(server.GET("/api/games/{game}/words", { params: { path: { game }, query: { language } } }))).words;
  known = `${game} ${language}`;
}

/** More of them, for cards that somebody added. */
export function addWords(added: Record<string, string>): void {
  more = { ...more, ...added };
}

/** `tile.A1-F1`, `gear.tikal`, `space.tikal.3`, `rule.temple.chaac`, ...; empty if there is none. */
export const w = (key: string): string => words[key] ?? more[key] ?? "";

/** The keys of the rules in brief, as the game lists them. */
export const ruleKeys = (): string[] => Object.keys(words).filter((key) => key.startsWith("rule."));
