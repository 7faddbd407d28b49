/**
 * The forms of rows and hand in the available room. They follow confirmed positions: nothing jumps while a turn is
 * tried.
 */
import { grow, type Forms } from "./growth";
import { share } from "./shares";
import { seatInMiddle, type Stage } from "./stage";
import { cardsIn, printed, rowOf, type View } from "./view";

export const LOW_WINDOW = 700;

export function formsOf(stage: Stage, seat: number, width: number, height: number, small: boolean): Forms {
  const shown = stage.table.scene ? stage.view : ((stage.table.newest?.view as unknown as View | undefined) ?? stage.view);
  const empire = shown?.seats[seat];
  const hand = shown?.seats[seatInMiddle(stage)]?.hand ?? [];
  const rows = printed().types.map((kind) => rowOf(empire?.locations ?? [], kind));
  return grow({
    width,
    height,
    rows: rows.map((row) => row.length),
    shared: rows.map((row) => share(row, true).length),
    hand: cardsIn(hand).length,
    small,
  });
}
