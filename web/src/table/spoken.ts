/** What the window's title says: people look for their table among many tabs. */
import { t } from "../words/words.svelte";
import type { Stage } from "./stage.svelte";

export function spoken(stage: Stage): string {
  const info = stage.table.info;
  if (info?.status === "over") return t("title-over");
  if (stage.table.myTurn) return t("title-your-turn");
  return t("title-day", { day: stage.view?.day ?? 1 });
}
