/** How cards are shown so that everything fits: cards lose floors, longest rows first, but type never shrinks. Pure. */

export interface Room {
  /** For everything between top and bar: empire, own board, hand. */
  width: number;
  height: number;
  /** Cards in each row of the empire; in `shared`, equal ones are counted once. */
  rows: readonly number[];
  shared: readonly number[];
  hand: number;
  /** Smaller cards, for low windows. */
  small: boolean;
}

export interface Forms {
  /** Which rows are dense. */
  dense: readonly boolean[];
  /** The hand has no pictures. */
  low: boolean;
  /** Equal cards share one. */
  share: boolean;
  /** Even so the empire has to scroll. */
  scrolls: boolean;
  /** How many cards stand side by side, and how wide each is. */
  line: number;
  card: number;
  /** How much higher pictures are than they must be, where there is room. */
  more: number;
}

export interface Sizes {
  card: number;
  gap: number;
  picture: number;
  /** The part of it that is the picture itself. */
  scene: number;
  dense: number;
  empty: number;
  label: number;
  frame: number;
  head: number;
  board: number;
  hand: number;
  lowHand: number;
  noHand: number;
  between: number;
}

export const LARGE: Sizes = { card: 108, gap: 6, picture: 117, scene: 52, dense: 60, empty: 30, label: 30, frame: 22, head: 27, board: 64, hand: 194, lowHand: 136, noHand: 34, between: 8 };
export const SMALL: Sizes = { card: 108, gap: 4, picture: 100, scene: 38, dense: 58, empty: 24, label: 29, frame: 18, head: 26, board: 56, hand: 172, lowHand: 130, noHand: 32, between: 6 };

const lines = (count: number, line: number): number => Math.max(1, Math.ceil(count / line));

/** How high the rows of an empire are. */
export function heightOf(rows: readonly number[], dense: readonly boolean[], line: number, size: Sizes): number {
  return rows.reduce((sum, count, k) => {
    const one = dense[k] ? size.dense : size.picture;
    return sum + size.gap + (count ? lines(count, line) * (one + size.gap) - size.gap : size.empty);
  }, size.head);
}

/** Width to height of a scene. */
const SCENE = 88 / 50;

/** What is left for pictures in this height, also when one more card comes to any row. */
function spare(rows: readonly number[], dense: readonly boolean[], line: number, size: Sizes, height: number, card: number): number {
  const pictures = rows.reduce((sum, count, k) => sum + (count && !dense[k] ? lines(count, line) : 0), 0);
  const highest = Math.max(...rows.map((_, k) => heightOf(rows.map((count, i) => count + Number(i === k)), dense, line, size)));
  const most = Math.round(card / SCENE) - size.scene;
  return pictures ? Math.max(0, Math.min(most, Math.floor((height - highest) / pictures))) : 0;
}

export function grow(room: Room): Forms {
  const size = room.small ? SMALL : LARGE;
  const inside = room.width - size.frame - size.label;
  const line = Math.max(1, Math.floor((inside + size.gap) / (size.card + size.gap)));
  const card = Math.min(118, Math.floor((inside + size.gap) / line) - size.gap);
  const handHigh = (low: boolean): number => (room.hand ? (low ? size.lowHand : size.hand) : size.noHand);
  const left = (low: boolean): number => room.height - size.board - handHigh(low) - 2 * size.between - size.frame / 2;
  const dense = room.rows.map(() => false);
  const fits = (rows: readonly number[], low: boolean): boolean => heightOf(rows, dense, line, size) <= left(low);
  const biggest = room.rows.map((count, k) => ({ count, k })).filter(({ count }) => count > 0);
  biggest.sort((a, b) => b.count - a.count || a.k - b.k);
  for (const { k } of biggest) {
    if (fits(room.rows, false)) break;
    dense[k] = true;
  }
  if (fits(room.rows, false)) return { dense, low: false, share: false, scrolls: false, line, card, more: spare(room.rows, dense, line, size, left(false), card) };
  if (fits(room.rows, true)) return { dense, low: true, share: false, scrolls: false, line, card, more: 0 };
  return { dense, low: true, share: true, scrolls: !fits(room.shared, true), line, card, more: 0 };
}
