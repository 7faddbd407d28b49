/** What lies on a Location: tokens, cards under it, goods on it. */
import type { SettlersLocation } from "../../../api/server";

export interface MarkOn {
  icon: string;
  count: number;
}

export const howMany = (pile: readonly unknown[] | number): number => (typeof pile === "number" ? pile : pile.length);

export function marksOf(one: SettlersLocation): MarkOn[] {
  const found: MarkOn[] = [
    { icon: "defense", count: Number(one.defense) },
    { icon: "samurai", count: Number(one.samurai) },
    { icon: "block", count: Number(one.blocked) },
    { icon: "egyptian-token", count: Number(one.taken_by !== null) },
    { icon: "under", count: howMany(one.under) },
    { icon: "stored-card", count: one.stored.length },
    ...Object.entries(one.goods).map(([icon, count]) => ({ icon, count })),
  ];
  return found.filter(({ count }) => count > 0);
}
