/** QR codes, read again by other means than they were made: format, mask, order, error correction, text. */
import { describe, expect, it } from "vitest";
import { qrCode, qrPath } from "../src/pages/lobby/qr";

const LEVEL_M = 0;
const LINK = "https://games.example.org/t/nqsizhyn22yayjzq";

/** Places of the format, from its first bit on, around the first corner. */
const FORMAT = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]] as const;
/** By version: codewords in all, data of each block. */
const SHAPES: Record<number, [number, number[]]> = {
  1: [26, [16]], 2: [44, [28]], 3: [70, [44]], 4: [100, [32, 32]], 5: [134, [43, 43]],
  6: [172, [27, 27, 27, 27]], 7: [196, [31, 31, 31, 31]], 8: [242, [38, 38, 39, 39]], 9: [292, [36, 36, 36, 37, 37]],
};
const MIDDLES: Record<number, number[]> = { 1: [], 2: [18], 3: [22], 4: [26], 5: [30], 6: [34], 7: [22, 38], 8: [24, 42], 9: [26, 46] };

function mul(a: number, b: number): number {
  let product = 0;
  for (let i = 0; i < 8; i++) {
    if ((b >> i) & 1) product ^= a << i;
  }
  for (let i = 14; i >= 8; i--) if ((product >> i) & 1) product ^= 0x11d << (i - 8);
  return product;
}

function isFunction(y: number, x: number, size: number, version: number): boolean {
  if (y === 6 || x === 6) return true;
  if ((y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9)) return true;
  if (version >= 7 && ((y < 6 && x >= size - 11 && x < size - 8) || (x < 6 && y >= size - 11 && y < size - 8))) return true;
  const all = [6, ...MIDDLES[version]!];
  const last = all.at(-1)!;
  return all.some((my) =>
    all.some((mx) => {
      const corner = (my === 6 && mx === 6) || (my === 6 && mx === last) || (my === last && mx === 6);
      return !corner && Math.abs(y - my) <= 2 && Math.abs(x - mx) <= 2;
    }),
  );
}

/** The text of a code; an error says what is wrong with it. */
function read(dark: boolean[][]): string {
  const size = dark.length;
  const version = (size - 17) / 4;
  const format = FORMAT.reduce((bits, [y, x]) => (bits << 1) | Number(dark[y]![x]), 0) ^ 0x5412;
  let rest = format;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  if (rest) throw new Error("the format is no word of its code");
  if (format >> 13 !== LEVEL_M) throw new Error("not level M");
  const mask = (format >> 10) & 7;
  const masked = (y: number, x: number): boolean =>
    [(y + x) % 2, y % 2, x % 3, (y + x) % 3, ((y >> 1) + Math.floor(x / 3)) % 2, ((y * x) % 2) + ((y * x) % 3), (((y * x) % 2) + ((y * x) % 3)) % 2, (((y + x) % 2) + ((y * x) % 3)) % 2][mask] === 0;
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!isFunction(y, x, size, version)) bits.push(Number(dark[y]![x] !== masked(y, x)));
    }
    up = !up;
  }
  const [total, data] = SHAPES[version]!;
  const words = Array.from({ length: total }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit, 0));
  const blocks: number[][] = data.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...data); i++) data.forEach((length, b) => i < length && blocks[b]!.push(words[next++]!));
  const sum = data.reduce((a, b) => a + b, 0);
  const correction = (total - sum) / data.length;
  for (let i = 0; i < correction; i++) blocks.forEach((block) => block.push(words[next++]!));
  // Every root of the generator is one of each block.
  for (const block of blocks)
    for (let root = 0, alpha = 1; root < correction; root++, alpha = mul(alpha, 2))
      if (block.reduce((value, word) => mul(value, alpha) ^ word, 0)) throw new Error("a block is no word of its code");
  const all = blocks.flatMap((block, b) => block.slice(0, data[b])).flatMap((byte) => [byte >> 4, byte & 15]);
  if (all[0] !== 4) throw new Error("not byte mode");
  const length = 16 * all[1]! + all[2]!;
  const bytes = Uint8Array.from({ length }, (_, i) => 16 * all[3 + 2 * i]! + all[4 + 2 * i]!);
  return new TextDecoder().decode(bytes);
}

describe("a QR code", () => {
  it.each([1, 14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180])("of %i bytes can be read", (length) => {
    const text = (LINK + "x".repeat(180)).slice(0, length);
    expect(read(qrCode(text)!)).toBe(text);
  });
  it("has any letters", () => expect(read(qrCode("Łódź, Київ, Győr")!)).toBe("Łódź, Київ, Győr"));
  it("is as small as it can be, and none of more than 180 bytes", () => {
    expect([1, 15, 27, 180].map((length) => qrCode("x".repeat(length))!.length)).toEqual([21, 25, 29, 53]);
    expect(qrCode("x".repeat(181))).toBeNull();
  });
  it("says its format twice, and its version from the seventh on", () => {
    const dark = qrCode("x".repeat(120))!;
    const size = dark.length;
    const second = [...Array.from({ length: 7 }, (_, i) => dark[size - 1 - i]![8]), ...Array.from({ length: 8 }, (_, i) => dark[8]![size - 8 + i])];
    expect(second).toEqual(FORMAT.map(([y, x]) => dark[y]![x]));
    expect(dark[size - 8]![8]).toBe(true);
    const bits = Array.from({ length: 18 }, (_, i) => Number(dark[5 - Math.floor(i / 3)]![size - 9 - (i % 3)])).join("");
    expect(bits).toBe("000111110010010100"); // 7, as the standard prints it
  });
  it("has corners, a rhythm, and room around it", () => {
    const dark = qrCode(LINK)!;
    const row = (y: number): string => dark[y]!.map((is) => (is ? "#" : ".")).join("");
    expect([row(0).slice(0, 8), row(3).slice(0, 8), row(0).slice(-8)]).toEqual(["#######.", "#.###.#.", ".#######"]);
    expect(row(6).slice(8, -8)).toMatch(/^(#\.)*#$/);
    const { size, path } = qrPath(dark);
    expect([size, path.slice(0, 13)]).toEqual([dark.length + 8, "M4 4h1v1h-1zM"]);
  });
});
