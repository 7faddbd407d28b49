/** Tzolk'in on the screen of a table: its board, its panels, and its words in few signs. */
import type { Game } from "../../table/game";
import { t } from "../../words/words.svelte";
import FoodDay from "./food/FoodDay.svelte";
import Explain from "./Explain.svelte";
import ListView from "./ListView.svelte";
import Middle from "./Middle.svelte";
import Buildings from "./rails/Buildings.svelte";
import Players from "./rails/Players.svelte";
import Technologies from "./rails/Technologies.svelte";
import Temples from "./rails/Temples.svelte";
import { chapterIn, COUNTED, SOURCES } from "./reading";
import { isFoodEntry, staging } from "./staging";
import Top from "./top/Top.svelte";
import { FOOD_DAYS, LAST_DAY, type View } from "./view";

const TILES = new Set(["build", "monument"]);

export const game: Game = {
  board: Middle,
  players: Players,
  panels: [
    { id: "temples", icon: "temple-up", name: "tab-temples", part: Temples, places: ["temple"] },
    { id: "tech", icon: "technology", name: "tab-tech", part: Technologies, places: ["technology"] },
    { id: "tiles", icon: "building", name: "tab-tiles", part: Buildings, places: ["tile"] },
  ],
  top: Top,
  list: ListView,
  explain: Explain,
  own: ["goods"],
  part: (place) => {
    const [kind, gear] = place.split(":");
    return kind === "space" ? (gear ?? null) : kind === "jungle" ? "palenque" : null;
  },
  answersAlone: true,
  // Using the very space of the worker just picked up says nothing new.
  told: (step, before) => step.verb !== "use" || before?.verb !== "pick" || step.places[0] !== before.places[0],
  asks: (question, legal) => (legal.some((choice) => TILES.has(choice.verb)) ? t("bar-tiles", { question }) : question),
  folded: {
    verb: "beg",
    name: "beg",
    icon: "beg",
    word: "bar-beg",
    question: "bar-beg-where",
  },
  staging,
  stop: { part: FoodDay, title: (step) => step.words[step.entries.findIndex(isFoodEntry)] ?? "" },
  chapter: chapterIn,
  chapterName: (day) => t("look-day", { day }),
  chapterOf: (view: View) => Math.min(view.day, LAST_DAY),
  turns: true,
  counted: (view: View, seat) =>
    Object.entries(COUNTED).map(([key, icon]) => ({
      icon,
      name: `look-${icon}`,
      value: view.seats[seat]?.[key as keyof typeof COUNTED] ?? 0,
    })),
  sources: SOURCES,
  marks: () =>
    FOOD_DAYS.map(({ day, kind }) => ({ x: day, icon: `food-${kind}`, colour: `var(--fd-${kind})`, label: t(`look-food-${kind}`) })),
};
