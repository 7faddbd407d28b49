/** A game without its own board: its picture, and everything else in words. */
import type { AnyView, Game } from "../game";
import PlainBoard from "./PlainBoard.svelte";
import PlainChoices from "./PlainChoices.svelte";
import PlainList from "./PlainList.svelte";
import PlainPlayers from "./PlainPlayers.svelte";
import { numbersOf } from "./numbers";

export const game: Game = {
  board: PlainBoard,
  players: PlainPlayers,
  panels: [{ id: "moves", icon: "confirm", name: "tab-choices", part: PlainChoices, places: ["choice"] }],
  list: PlainList,
  // They have their own panel.
  places: (choice) => [`choice:${choice.token}`],
  own: [],
  lists: true,
  told: () => true,
  asks: (question) => question,
  chapter: () => null,
  chapterName: String,
  chapterOf: () => null,
  turns: false,
  counted: (view: AnyView, seat) =>
    numbersOf(view, seat)
      .filter((one) => one.name === "points")
      .map(({ value }) => ({ icon: "points", name: "look-points", value })),
  sources: {},
  marks: () => [],
};
