/** The title of the page on the screen: its heading sets it, and the app names the window after it. */
export const shown = $state({ name: "" });
