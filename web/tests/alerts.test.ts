import { describe, expect, it } from "vitest";
import { ownZone } from "../src/api/time";
import { clock, minutes } from "../src/pages/alerts/hours";

describe("quiet hours", () => {
  it("are minutes after midnight, and shown as a clock does", () => {
    for (const [minute, shown] of [[0, "00:00"], [65, "01:05"], [1439, "23:59"]] as const) {
      expect(clock(minute)).toBe(shown);
      expect(minutes(shown)).toBe(minute);
    }
  });
  it("are nothing without a whole time", () => {
    for (const wrong of ["", "1:00", "24:00", "10:60", "x"]) expect(minutes(wrong)).toBeNull();
  });
  it("are in the time zone of the browser", () => {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: ownZone() })).not.toThrow();
  });
});
