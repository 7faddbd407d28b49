/** What has happened since somebody's last turn, and what has changed for a seat between two positions. */
import type { TurnInfo } from "../../api/server";
import type { Game } from "../game";
import { ownUntil } from "./log";

type Counted = ReturnType<Game["counted"]>;

export interface Change {
  icon: string;
  name: string;
  before: number;
  after: number;
}

export const changed = (before: Counted, after: Counted): Change[] =>
  after
    .map(({ icon, name, value }, i) => ({ icon, name, before: before[i]?.value ?? 0, after: value }))
    .filter((one) => one.before !== one.after);

/** Turns of others after the last one that the holder of a seat has made. */
export function sinceOwn(turns: readonly TurnInfo[], seat: number | null): TurnInfo[] {
  const own = ownUntil(turns, seat);
  return own ? turns.slice(own) : [];
}
