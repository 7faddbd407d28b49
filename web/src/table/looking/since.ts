/** What has changed for a seat between two positions. */
import type { Game } from "../game";

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
