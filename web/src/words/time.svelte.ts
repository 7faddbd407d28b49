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

const WEEK = 6 * 86_400_000;

/** The time of day; with the weekday or the date if it is on another day. */
export function clock(at: number, now = Date.now()): string {
  const time = new Date(at);
  if (time.toDateString() === new Date(now).toDateString()) return time.toLocaleString(settings.language, { timeStyle: "short" });
  if (Math.abs(at - now) > WEEK) return time.toLocaleString(settings.language, { dateStyle: "short", timeStyle: "short" });
  return time.toLocaleString(settings.language, { weekday: "long", hour: "numeric", minute: "2-digit" });
}

/** How long something lasts, in brief: "40 sec", "3 min", "2 days". */
export function lasting(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? (["second", 1] as const);
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "short" }).format(Math.ceil(seconds / length));
}
