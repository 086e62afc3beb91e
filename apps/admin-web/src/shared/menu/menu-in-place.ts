/** A menu that is within the page's landmarks, follows its button in the order of Tab, and opens at once. */
export const MENU_IN_PLACE = {
  withinPortal: false,
  withInitialFocusPlaceholder: false,
  transitionProps: { duration: 0 },
} as const;
