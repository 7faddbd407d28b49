/** The stage of this game: what it shows is a view of Tzolk'in. */
import type { Stage as Any } from "../../table/stage.svelte";
import type { SeatView, View } from "./view";

export type Stage = Any<View>;

export const seatOf = (stage: Stage, seat: number): SeatView | undefined => stage.view?.seats[seat];
