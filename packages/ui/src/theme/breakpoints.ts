/** Below this the sidebar is forced collapsed, and two panels become tabs (section 9 of both specifications). */
export const NARROW_WIDTH = 768;
export const NARROW_SCREEN = `(max-width: ${NARROW_WIDTH - 0.02}px)`;
