/** What the window's title says: people look for their table among many tabs. */
import { titleOf } from "../words/games.svelte";
import { t } from "../words/words.svelte";
import type { Stage } from "./stage.svelte";

export function spoken(stage: Stage): string {
  const { info, myTurn } = stage.table;
  const game = titleOf(info?.game ?? "");
  if (info?.status === "over") return t("title-over", { game });
  if (myTurn) return t("title-your-turn", { game });
  const number = stage.view ? stage.game.chapterOf(stage.view) : null;
  return number === null ? game : t("title-chapter", { game, chapter: stage.game.chapterName(number) });
}
