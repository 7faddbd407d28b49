/**
 * A preview does not say what only confirming brings to light: it is null there. For what players have, shown is then
 * what they had before. Elsewhere null has a meaning of its own: an empty space, a tile that nobody knows yet.
 */
import type { View } from "./view";

export function known(view: View, before: View): View {
  return {
    ...view,
    bank_skulls: view.bank_skulls ?? before.bank_skulls,
    seats: filled(view.seats, before.seats) as View["seats"],
  };
}

function filled(value: unknown, before: unknown): unknown {
  if (value === null) return before ?? null;
  if (Array.isArray(value)) {
    if (!Array.isArray(before) || value.length !== before.length)
      return value.includes(null) ? (before ?? []) : value;
    return value.map((one, i) => filled(one, before[i]));
  }
  if (typeof value !== "object") return value;
  const old = (before ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, filled(one, old[key])]));
}
