/** Below this the sidebar is forced collapsed, and two panels become tabs (section 9 of both specifications). */
export const NARROW_WIDTH = 768;
/** From here on three panes of a test have room beside one another. */
export const WIDE_SCREEN = '(min-width: 1200px)';
export const NARROW_SCREEN = `(max-width: ${NARROW_WIDTH - 0.02}px)`;
/** Below this the sidebar is a bar at the bottom of the window. */
export const PHONE_SCREEN = '(max-width: 37.49em)';
