/**
 * Which card the reader shows: the one under the pointer, or else that of the current step, or else the last one in the
 * log.
 */
import { lookOf } from "../cards/card";
import type { Desk } from "../desk.svelte";
import type { Stage } from "../stage";

const GIVEN_UP = "location";

const isCard = (id: string | undefined): id is string => id !== undefined && lookOf(id).kind !== "" && lookOf(id).kind !== "attack";

export function readAt(stage: Stage, desk: Desk): string | null {
  if (desk.pointed || desk.pinned) return desk.pointed ?? desk.read;
  const opened = stage.opened?.split(":").at(-1);
  if (isCard(opened)) return opened;
  // What is given up for it, or paid, is not what the turn is about.
  const begun = stage.table.chosen.filter(({ verb }) => verb !== GIVEN_UP);
  const tried = (begun.length ? begun : stage.table.chosen).flatMap((step) => step.arguments).findLast(isCard);
  if (tried) return tried;
  if (desk.read) return desk.read;
  const made = stage.table.turns.slice(-12).flatMap((turn) => turn.steps.flatMap((step) => step.arguments ?? []));
  return made.findLast(isCard) ?? null;
}
