/**
 * Cards of a game and of files that somebody added: requested from the server once, and known to whatever draws cards.
 */
import { by, server, told, type CardFileInfo, type CardInfo, type CardList } from "../api/server";
import { cardsOf, type CardParts } from "../games";
import { me } from "../memory/player.svelte";
import type { Language } from "../memory/settings.svelte";
import { shelfSecret } from "../memory/shelf";
import { addFaces, see } from "./faces.svelte";
import { addWords, learn } from "./game.svelte";

export interface Library {
  game: string;
  list: CardList;
  files: CardFileInfo[];
  parts: CardParts;
  byId: ReadonlyMap<string, CardInfo>;
}

export const asker = (): { player: string | null; shelf: string } => ({ player: me.secret, shelf: shelfSecret() });

export const filesOf = async (game: string): Promise<CardFileInfo[]> =>
  (await told(server.GET("/api/games/{game}/files", { params: { path: { game } }, ...by(asker()) }))).files;

/** Makes cards of some files known to whatever draws or names cards. */
export async function knowCards(game: string, files: readonly string[], language: Language): Promise<CardList> {
  const list = await told(server.GET("/api/games/{game}/cards", { params: { path: { game }, query: { files: files.join(","), language } } }));
  const added = list.cards.filter((card) => card.file);
  addWords(Object.fromEntries(added.flatMap((card) => [[`name.${card.id}`, card.name], [`card.${card.id}`, card.words]])));
  addFaces(Object.fromEntries(added.map((card) => [`card.${card.id}`, card.face])));
  return list;
}

/** Everything that can be browsed: the box, everybody's files and one's own; `more` are a deck's files. */
export async function library(game: string, language: Language, more: readonly string[] = []): Promise<Library> {
  const [files] = await Promise.all([filesOf(game), learn(game, language), see(game)]);
  const wanted = [...new Set([...files.map((file) => file.sha256), ...more])];
  const list = await knowCards(game, wanted, language);
  const parts = await cardsOf(game);
  if (!parts) throw new Error(`${game} has no cards to draw`);
  return { game, list, files, parts, byId: new Map(list.cards.map((card) => [card.id, card])) };
}
