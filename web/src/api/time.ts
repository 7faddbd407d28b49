/** The server's time. Its deadlines are by its own clock, and this machine's may be wrong. */

/** Milliseconds by which answers are late or rounded anyway. */
const CLOSE = 3000;
let ahead = 0;

/** Reads off an answer how far the server's clock is ahead. */
export function noteTime(date: string | null): void {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return;
  const apart = there - Date.now();
  ahead = Math.abs(apart) < CLOSE ? 0 : apart;
}

export const serverTime = (): number => Date.now() + ahead;

/** Where this browser is, by its time zone name. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
