/** Times as this language writes them. */
import { settings } from "../memory/settings.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "5 minutes ago": times are milliseconds since 1970. */
export function ago(at: number, now = Date.now()): string {
  const seconds = (at - now) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (Math.abs(seconds) > 30 * 86_400) return date(at);
  for (const [unit, length] of UNITS) if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, "second");
}

export function date(at: number): string {
  return new Date(at).toLocaleDateString(settings.language, { dateStyle: "medium" });
}

/** The time of day; with the date if it was on another day. */
export function clock(at: number, now = Date.now()): string {
  const same = new Date(at).toDateString() === new Date(now).toDateString();
  return new Date(at).toLocaleString(settings.language, same ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}
