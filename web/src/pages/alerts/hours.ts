/** Quiet hours are minutes after midnight; time fields use hours and minutes. */
export const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

export function minutes(clock: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(clock);
  return found && Number(found[1]) < 24 && Number(found[2]) < 60 ? 60 * Number(found[1]) + Number(found[2]) : null;
}
