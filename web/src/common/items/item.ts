/**
 * What a space, a tile or a price shows in icons: lines of items, drawn the same way in rings, on tiles, in the bar and
 * in lists.
 */
import type { Item } from "../../api/server";

/**
 * One of: an icon (`up` and `down` add that many chevrons), a number, points in their rosette, a sign between others.
 */
export type { Item };
export type Line = readonly Item[];

export const icon = (id: string): Item => ({ icon: id });
export const num = (n: number | string): Item => ({ number: String(n) });
export const BLANK: Item = { between: " " };
