/** The colour themes of a test. Source: learner specification, sections 2 and 9. */
export const CONTRAST_THEMES = ['black-on-white', 'white-on-black', 'yellow-on-black'] as const;
export type ContrastTheme = (typeof CONTRAST_THEMES)[number];

/** The text sizes of a test. */
export const TEXT_SIZES = ['regular', 'large', 'extra-large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const DEFAULT_CONTRAST: ContrastTheme = 'black-on-white';
export const DEFAULT_TEXT_SIZE: TextSize = 'regular';
