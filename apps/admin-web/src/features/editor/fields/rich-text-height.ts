/** The height of a text editor of reading and listening, in pixels (administrator specification, section 9). */
export const RICH_TEXT_HEIGHT = 450;
