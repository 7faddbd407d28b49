/** Locations that are given up in a tentative turn. Pure. */
interface Standing {
  id: string;
}

/** All that stand, and those that are leaving in their old places; what is new comes last. */
export function withLeaving<L extends Standing>(now: readonly L[], before: readonly L[], leaving: ReadonlySet<string | undefined>): readonly L[] {
  const stands = new Map(now.map((one) => [one.id, one]));
  if (before.every(({ id }) => stands.has(id) || !leaving.has(id))) return now;
  const old = before.flatMap((one) => stands.get(one.id) ?? (leaving.has(one.id) ? one : []));
  const known = new Set(before.map(({ id }) => id));
  return [...old, ...now.filter(({ id }) => !known.has(id))];
}
