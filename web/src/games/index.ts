/** The games that have a board of their own; each comes with its first table. Any other is played on a plain board. */
import type { Game } from "../table/game";

const OWN: Record<string, () => Promise<{ game: Game }>> = {
  tzolkin: () => import("./tzolkin"),
};

export async function gameOf(name: string): Promise<Game> {
  return (await (OWN[name] ?? (() => import("../table/plain")))()).game;
}

/** Pictures of games, in the middle of one, for the pages around the tables. */
const HEROES: Record<string, () => Promise<{ default: import("svelte").Component }>> = {
  tzolkin: () => import("./tzolkin/WheelPicture.svelte"),
};

export const heroOf = (name: string): (() => Promise<{ default: import("svelte").Component }>) | null => HEROES[name] ?? null;
