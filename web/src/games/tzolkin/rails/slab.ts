/** The outline of a tile, 96 x 128, with its two-step corners. */
export const SLAB = "M8 1H88v3h3.5v3.5H95V120h-3.5v3.5H88V127H8v-3.5H4.5V120H1V7.5h3.5V4H8z";
/** The band of steps that starting wealth has above and below. */
export const FRET = Array.from({ length: 5 }, (_, k) => `M${11 + k * 15.5} 20v-4.5h4v-4.5h4v4.5h4V20`).join("");
