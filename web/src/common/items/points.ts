const QUARTERS = ["", "¼", "½", "¾"] as const;

/** Points in as few characters as possible: a true minus sign, and the quarters of the final scoring (T61). */
export function pointsText(points: number | string): string {
  if (typeof points === "string") return points;
  const whole = Math.floor(Math.abs(points));
  const quarter = QUARTERS[Math.round((Math.abs(points) - whole) * 4)] ?? "";
  return `${points < 0 ? "−" : ""}${whole || !quarter ? whole : ""}${quarter}`;
}
