/** What a space, a tile or a price shows in icons: lines of items, drawn alike in the rings, on tiles, in bar and lists. */
export type Item =
  /** An icon; `up` and `down` add so many chevrons: steps in a temple, levels of a technology. */
  | { icon: string; up?: number; down?: number }
  /** A number or a short text before an icon. */
  | { n: number | string }
  /** Points, in their rosette. */
  | { points: number | string }
  /** `/` per, `›` pay and get, `=`, a blank. */
  | { sep: string };

export type Line = readonly Item[];
