/** The rules of a game from the server, with everything their articles are drawn with. */
import { server, told, type GameRules } from "../../api/server";
import { cardsOf, type CardParts } from "../../games";
import type { Language } from "../../memory/settings.svelte";
import { see } from "../../words/faces.svelte";
import { learn } from "../../words/game.svelte";

export interface Reference extends GameRules {
  game: string;
  cards: CardParts | null;
}

export async function reference(game: string, language: Language): Promise<Reference> {
  const asked = told(server.GET("/api/games/{game}/rules", { params: { path: { game }, query: { language } } }));
  const [rules, cards] = await Promise.all([asked, cardsOf(game), learn(game, language), see(game)]);
  return { ...rules, game, cards };
}

export const figureAddress = (game: string, figure: string, theme: string, language: string): string =>
  `/api/games/${game}/figures/${encodeURIComponent(figure)}?theme=${theme}&language=${language}`;
