/** Which games the server has: asked once, and known to every page. */
import { server, told, type GameInfo } from "../api/server";
import { ownGames } from "../games";
import { settings } from "../memory/settings.svelte";

let list: GameInfo[] = $state.raw([]);
let asked: Promise<GameInfo[]> | null = null;

/** All of them; asked again only if it did not work. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= told(server.GET("/api/games")).then(
    (found) => (list = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Those that are known so far. */
export const games = (): readonly GameInfo[] => list;

/** The one that is offered first. */
export const firstGame = (): string => ownGames.find((own) => list.some(({ name }) => name === own)) ?? list[0]?.name ?? "";

/** What a game is called in this browser's language; until that is known, its identifier. */
export function titleOf(name: string): string {
  const game = list.find((one) => one.name === name);
  return game ? (game.titles[settings.language] ?? game.title) : name;
}
