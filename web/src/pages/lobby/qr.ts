/**
 * QR codes (ISO/IEC 18004) for texts up to 180 bytes: byte mode, level M, versions 1 to 9. Enough for a table's link,
 * and nothing else; loaded when one is shown.
 */

/** By version: bytes of error correction in each block, and the bytes of data in each of them. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
/** By version: the middles of the small squares, in both directions. */
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** The dark squares, row by row; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, data]) => sum(data) >= bytes.length + 2) + 1;
  if (!version) return null;
  const [correction, data] = BLOCKS[version - 1]!;
  const bits = spread(codewords(bytes, data, correction));
  const frame = frameOf(version);
  const all = MASKS.map((mask, number) => drawn(frame, bits, mask, number));
  const costs = all.map(penalty);
  return all[costs.indexOf(Math.min(...costs))]!;
}

/** As a path of squares with sides of 1; `quiet` of them are left free around it. */
export function qrPath(dark: readonly (readonly boolean[])[], quiet = 4): { size: number; path: string } {
  const path = dark.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x + quiet} ${y + quiet}h1v1h-1z` : []))).join("");
  return { size: dark.length + 2 * quiet, path };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

// Arithmetic of bytes as polynomials, modulo x^8 + x^4 + x^3 + x^2 + 1.
const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The bytes of error correction that belong to some data. */
function corrected(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((value, j) => (next[j + 1]! ^= times(value, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    generator.forEach((value, j) => (rest[i + j]! ^= times(value, lead)));
  }
  return rest.slice(data.length);
}

/** All bytes in the order in which they are drawn: those of the blocks take turns. */
function codewords(bytes: Uint8Array, blocks: readonly number[], correction: number): number[] {
  const room = sum(blocks);
  // Byte mode (4 bits), the length (8 bits), the bytes, an end; then two alternating bytes.
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: halves.length / 2 }, (_, i) => (halves[2 * i]! << 4) | halves[2 * i + 1]!);
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 ? 0x11 : 0xec);
  let from = 0;
  const parts = blocks.map((length) => data.slice(from, (from += length)));
  const ends = parts.map((part) => corrected(part, correction));
  const turns = (all: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...all.map((one) => one.length)) }, (_, i) => all.flatMap((one) => one[i] ?? [])).flat();
  return [...turns(parts), ...turns(ends)];
}

const spread = (bytes: readonly number[]): boolean[] => bytes.flatMap((byte) => Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) === 1));

/** Everything that does not depend on the text; null where the text goes. */
function frameOf(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (y: number, x: number, half: number, dark: (far: number) => boolean): void => {
    for (let dy = -half; dy <= half; dy++)
      for (let dx = -half; dx <= half; dx++)
        if (grid[y + dy]?.[x + dx] !== undefined) grid[y + dy]![x + dx] = dark(Math.max(Math.abs(dy), Math.abs(dx)));
  };
  const last = size - 4;
  for (const [y, x] of [[3, 3], [3, last], [last, 3]] as const) square(y, x, 4, (far) => far !== 2 && far !== 4);
  const middles = ALIGNED[version - 1]!;
  for (const y of middles)
    for (const x of middles) if (!nearCorner(y, x, size)) square(y, x, 2, (far) => far !== 1);
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  // Reserved for the format, which is drawn with the mask.
  for (let i = 0; i < 9; i++) {
    grid[8]![i] ??= false;
    grid[i]![8] ??= false;
    if (i < 8) {
      grid[8]![size - 1 - i] ??= false;
      grid[size - 1 - i]![8] ??= false;
    }
  }
  if (version >= 7) {
    const bits = (version << 12) | remainder(version << 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      grid[near]![far] = grid[far]![near] = ((bits >> i) & 1) === 1;
    }
  }
  return grid;
}

const nearCorner = (y: number, x: number, size: number): boolean => (y < 9 && x < 9) || (y < 9 && x > size - 10) || (y > size - 10 && x < 9);

/** Of a division of polynomials of bits. */
function remainder(value: number, by: number): number {
  let rest = value;
  const degree = 31 - Math.clz32(by);
  while (rest && 31 - Math.clz32(rest) >= degree) rest ^= by << (31 - Math.clz32(rest) - degree);
  return rest;
}

/** The frame with the bits, masked, and with the format that says so. */
function drawn(frame: Grid, bits: readonly boolean[], mask: (y: number, x: number) => boolean, number: number): boolean[][] {
  const size = frame.length;
  const grid = frame.map((row) => [...row]);
  let next = 0;
  // From the right, two columns at a time, up and down; the timing column is skipped.
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (frame[y]![x] === null) grid[y]![x] = (bits[next++] ?? false) !== mask(y, x);
      }
  }
  const format = ((number << 10) | remainder(number << 10, 0x537)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = ((format >> i) & 1) === 1;
    const along = i < 6 ? i : i < 8 ? i + 1 : 0;
    if (i < 8) grid[along]![8] = bit;
    else grid[8]![i === 8 ? 7 : 14 - i] = bit;
    if (i < 8) grid[8]![size - 1 - i] = bit;
    else grid[size - 15 + i]![8] = bit;
  }
  grid[size - 8]![8] = true;
  return grid as boolean[][];
}

const FINDER = [true, false, true, true, true, false, true];

/** How hard it is to read, as the standard counts it. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const turned = grid.map((_, x) => grid.map((row) => row[x]!));
  let cost = 0;
  for (const row of [...grid, ...turned]) {
    for (let i = 0, run = 1; i < size; i++, run++)
      if (row[i] !== row[i + 1]) {
        if (run >= 5) cost += run - 2;
        run = 0;
      }
    for (let i = 0; i + 7 <= size; i++) {
      if (!FINDER.every((is, j) => row[i + j] === is)) continue;
      const light = (from: number): boolean => [0, 1, 2, 3].every((j) => !row[from + j]);
      if (light(i - 4)) cost += 40;
      if (light(i + 7)) cost += 40;
    }
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const first = grid[y]![x];
      if (grid[y]![x + 1] === first && grid[y + 1]![x] === first && grid[y + 1]![x + 1] === first) cost += 3;
    }
  const dark = sum(grid.map((row) => row.filter(Boolean).length));
  return cost + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
