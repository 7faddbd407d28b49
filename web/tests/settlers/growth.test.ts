import { describe, expect, it } from "vitest";
import { grow, heightOf, LARGE, SMALL, type Room } from "../../src/games/settlers/growth";

const DESK: Room = { width: 844, height: 800, rows: [11, 0, 6], shared: [6, 0, 6], hand: 7, small: false };

describe("the empire grows", () => {
  it("with all pictures while there is room", () => {
    const forms = grow(DESK);
    expect(forms.dense).toEqual([false, false, false]);
    expect(forms.low).toBe(false);
    expect(forms.line).toBe(7);
  });
  it("by making the largest row dense first", () => {
    expect(grow({ ...DESK, rows: [15, 3, 6], shared: [9, 3, 6] }).dense).toEqual([true, false, false]);
  });
  it("then all rows, then the hand, then equal cards share", () => {
    expect(grow({ ...DESK, rows: [24, 10, 15], shared: [14, 10, 15] })).toMatchObject({ dense: [true, true, true], low: true });
    expect(grow({ ...DESK, rows: [40, 8, 20], shared: [14, 8, 20] })).toMatchObject({ low: true, share: true });
  });
  it("and scrolls inside at last", () => {
    expect(grow({ ...DESK, height: 300, rows: [30, 20, 20], shared: [30, 20, 20] }).scrolls).toBe(true);
  });
  it("never higher than it says", () => {
    for (let most = 0; most < 34; most++) {
      const rows = [most, Math.floor(most / 3), Math.floor(most / 2)];
      const forms = grow({ ...DESK, rows, shared: rows });
      if (forms.scrolls) continue;
      const high = heightOf(rows, forms.dense, forms.line, LARGE);
      expect(high).toBeLessThanOrEqual(DESK.height - LARGE.board - (forms.low ? LARGE.lowHand : LARGE.hand));
    }
  });
  it("fills the line", () => {
    for (const width of [560, 700, 840, 1000, 1200]) {
      const { line, card } = grow({ ...DESK, width });
      expect(line * (card + LARGE.gap) - LARGE.gap).toBeLessThanOrEqual(width - LARGE.frame - LARGE.label);
      expect(card).toBeGreaterThanOrEqual(LARGE.card);
    }
  });
  it("gives pictures what is left, up to their full height, and leaves room for one more card", () => {
    const full = Math.round((grow(DESK).card * 50) / 88);
    expect(grow({ ...DESK, rows: [3, 2, 3], shared: [3, 2, 3] }).more).toBe(full - LARGE.scene);
    expect(grow({ ...DESK, height: 2000 }).more).toBe(full - LARGE.scene);
    for (let height = 500; height < 1000; height += 7)
      for (const rows of [[1, 0, 2], [7, 2, 7], [6, 6, 6], [0, 0, 0]]) {
        const { dense, line, more, low } = grow({ ...DESK, height, rows, shared: rows });
        if (!more) continue;
        const pictures = rows.reduce((sum, count, k) => sum + (dense[k] ? 0 : Math.ceil(count / line)), 0);
        const left = height - LARGE.board - (low ? LARGE.lowHand : LARGE.hand);
        const later = rows.map((_, k) => heightOf(rows.map((count, i) => count + Number(i === k)), dense, line, LARGE));
        expect(Math.max(...later) + more * pictures).toBeLessThanOrEqual(left);
      }
  });
  it("has an empty row as a line", () => {
    expect(heightOf([0, 0, 0], [], 6, SMALL)).toBe(SMALL.head + 3 * (SMALL.gap + SMALL.empty));
  });
});
