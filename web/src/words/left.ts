/** How much longer something takes, as roughly as it is known. */
import { t } from "./words.svelte";

const FEW = 20;
const STEP = 5;
/** Beyond this many seconds people think in minutes. */
const MANY = 90;

export type Left = { unit: "moment" } | { unit: "seconds" | "minutes"; n: number };

export function roughly(seconds: number): Left {
  if (seconds > MANY) return { unit: "minutes", n: Math.round(seconds / 60) };
  const step = seconds < FEW ? 1 : STEP;
  const n = Math.round(seconds / step) * step;
  return n > 0 ? { unit: "seconds", n } : { unit: "moment" };
}

/** "about 40 s left" */
export function leftInWords(seconds: number): string {
  const left = roughly(seconds);
  if (left.unit === "moment") return t("ready-left-moment");
  return left.unit === "seconds" ? t("ready-left-seconds", { n: left.n }) : t("ready-left-minutes", { n: left.n });
}
