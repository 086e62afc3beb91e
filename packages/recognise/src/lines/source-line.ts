/** A line as it was pasted: a paragraph, a list item or a row of a table. */
export interface SourceLine {
  readonly text: string;
  /** The cells of a row; line breaks separate lines within a cell. */
  readonly cells?: readonly string[];
  /** Rows with the same number belong to one table. */
  readonly table?: number;
  /** The block as safe HTML, which passages use instead of the text. */
  readonly html?: string;
  /** The HTML is a picture. */
  readonly picture?: boolean;
}

/** The lines of plain text; tabs separate cells. */
export function linesOfText(text: string): readonly SourceLine[] {
  return text.split(/\r\n?|[\n\f\v\u2028\u2029]/).map((line) => ({ text: line }));
}
