/** Imperial Settlers on the screen of a table: empires, hand, rails, and its words in few signs. */
import type { Arrangement } from "../../table/layout";
import type { Game } from "../../table/game";
import { w } from "../../words/game.svelte";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import Counter from "./bar/Counter.svelte";
import { counts } from "./bar/counting";
import { loadSprites } from "./cards/sprites";
import Explain from "./Explain.svelte";
import ListView from "./ListView.svelte";
import EmpirePanel from "./rails/EmpirePanel.svelte";
import HandPanel from "./rails/HandPanel.svelte";
import OthersPanel from "./rails/OthersPanel.svelte";
import Piles from "./rails/Piles.svelte";
import Players from "./rails/Players.svelte";
import Reader from "./rails/Reader.svelte";
import { chapterIn, SOURCES } from "./reading";
import { staging } from "./staging";
import Top from "./top/Top.svelte";
import Result from "./end/Result.svelte";
import { headline } from "./end/headline";
import Verbs from "./bar/Verbs.svelte";
import { goodsShown, iconOf, type View } from "./view";

await loadSprites();

const PHONES = ["phone", "low"] as const;
const WINDOWS = ["tall", "flat", "small", "laptop", "desk", "large"] as const;

/** What was drawn, not only turned up. */
const DRAWN = /^(prayer|seats\.\d+\.(hand|looking))\b/;

/** What a turn begins with at a card: those are lit, and not everybody sees that they are what is asked for. */
const TOUCHED = new Set(["build", "deal", "raze", "use", "use2"]);

/** On phones one's own things are tabs; elsewhere they are in the middle. */
function arrange(usual: Arrangement): Arrangement {
  const narrow = usual.layout === "phone" || usual.layout === "low";
  if (narrow) return { ...usual, before: [], after: ["log"], fixed: 0, first: "hand" };
  const fixed = usual.layout === "tall" ? 0 : usual.fixed;
  // What is read is in front, unless it is in sight anyhow.
  const first = fixed ? "log" : "card";
  return { ...usual, fixed, first: usual.fourth ? "chat" : first, players: usual.layout === "tall" ? "lines" : usual.players };
}

export const game: Game = {
  board: Board,
  players: Players,
  panels: [
    { id: "hand", icon: "hand-cards", name: "tab-hand", part: HandPanel, places: ["hand"], only: PHONES },
    { id: "empire", icon: "own-location", name: "tab-empire", part: EmpirePanel, places: ["location", "foundation"], only: PHONES },
    { id: "others", icon: "human", name: "tab-others", part: OthersPanel, places: [], only: PHONES },
    { id: "card", icon: "card", name: "tab-card", part: Reader, places: [], only: WINDOWS },
    { id: "decks", icon: "deck-common", name: "tab-decks", part: Piles, places: ["deck"] },
  ],
  top: Top,
  list: ListView,
  explain: Explain,
  verbs: Verbs,
  arrange,
  own: [],
  told: () => true,
  asksWhat: (place) => {
    const name = w(`name.${place.split(":").at(-1)}`);
    return name && t("cards-ask-what", { name });
  },
  asks: (question, legal) => (legal.some(({ verb }) => verb === "pass") && legal.some(({ verb }) => TOUCHED.has(verb)) ? t("cards-ask-turn") : question),
  folded: { verb: "spend", name: "spend", icon: "act-spend", word: "cards-spend", question: "cards-spend-what" },
  counter: { counts, part: Counter },
  reveals: (unknown) => t([...unknown].some((path) => DRAWN.test(path)) ? "cards-confirm-draw" : "bar-confirm-reveals"),
  headline,
  result: Result,
  staging,
  chapter: chapterIn,
  chapterName: (round) => t("cards-round", { round }),
  chapterOf: (view: View) => view.round,
  turns: false,
  counted: (view: View, seat) => [
    ...goodsShown().map((good) => ({ icon: iconOf(good), name: w(`good.${good}`), value: view.seats[seat]?.goods[good] ?? 0 })),
    { icon: "points", name: "look-points", value: view.seats[seat]?.points ?? 0 },
  ],
  byTime: { title: "cards-end-rounds", axis: "cards-end-round", gained: "cards-end-gained" },
  sources: SOURCES,
  marks: () => [],
};
