/** The games that have parts of their own here; each comes with its first table or page. Any other game is played on a
 * plain board, and shown by the server's pictures and words. */
import type { Component } from "svelte";
import type { Game } from "../table/game";

type Part = () => Promise<{ default: Component }>;

interface Own {
  game: () => Promise<{ game: Game }>;
  /** A picture for the start page. */
  hero?: Part;
  /** The game in short, for who learns it. */
  lesson?: Part;
}

const OWN: Record<string, Own> = {
  tzolkin: {
    game: () => import("./tzolkin"),
    hero: () => import("./tzolkin/WheelPicture.svelte"),
    lesson: () => import("./tzolkin/Learn.svelte"),
  },
};

export async function gameOf(name: string): Promise<Game> {
  return (await (OWN[name]?.game ?? (() => import("../table/plain")))()).game;
}

export const heroOf = (name: string): Part | null => OWN[name]?.hero ?? null;
export const lessonOf = (name: string): Part | null => OWN[name]?.lesson ?? null;

/** What belongs to a game beside its deal, and is promised with it (`Notation.header` of the server). */
const HEADERS: Record<string, readonly string[]> = { settlers: ["factions", "options", "card_files"] };

export const headerOf = (name: string): readonly string[] => HEADERS[name] ?? [];
