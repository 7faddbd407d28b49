/** Equal Production and Feature cards without marks may share one card. */
import { lookOf } from "./cards/card";
import { marksOf } from "./cards/marks";
import type { Location } from "./view";

const plain = (one: Location): boolean => !lookOf(one.id).uses && !marksOf(one).length;

export interface Shared {
  location: Location;
  count: number;
}

export function share(locations: readonly Location[], on: boolean): Shared[] {
  const found: Shared[] = [];
  for (const location of locations) {
    const name = lookOf(location.id).name;
    const same = on && plain(location) ? found.find((one) => plain(one.location) && lookOf(one.location.id).name === name) : undefined;
    if (same) same.count++;
    else found.push({ location, count: 1 });
  }
  return found;
}
