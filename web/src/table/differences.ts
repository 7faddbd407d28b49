/**
 * Applies what a step sets in a view: `patolli/wire/differences.py` makes such lists. The original is not modified, and
 * unchanged parts are shared, so that nothing is redrawn without need.
 */
export type Path = readonly (string | number)[];
export type Sets = readonly (readonly unknown[])[];

export function applied<T>(value: T, sets: Sets): T {
  let result: unknown = value;
  for (const [path, now] of sets) result = put(result, path as Path, 0, now);
  return result as T;
}

function put(value: unknown, path: Path, depth: number, now: unknown): unknown {
  if (depth === path.length) return now;
  const step = path[depth]!;
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    copy[Number(step)] = put(copy[Number(step)], path, depth + 1, now);
    return copy;
  }
  const old = value as Record<string, unknown>;
  return { ...old, [step]: put(old[step], path, depth + 1, now) };
}
