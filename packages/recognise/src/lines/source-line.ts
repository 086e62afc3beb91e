/** The marks of words in recognised texts, in nesting order. */
export const TEXT_MARKS = ['strong', 'em', 'u'] as const;
export type TextMark = (typeof TEXT_MARKS)[number];

/** A piece of a line whose words have the same marks. */
export interface TextRun {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** A line as it was pasted: a paragraph, a list item or a row of a table. */
export interface SourceLine {
  readonly text: string;
  /** The cells of a row; line breaks separate lines within a cell. */
  readonly cells?: readonly string[];
  /** Rows with the same number belong to one table. */
  readonly table?: number;
  /** The block as safe HTML, which passages use instead of the text. */
  readonly html?: string;
  /** The words with their marks, for texts that are made of the line; absent: no word is marked. */
  readonly runs?: readonly TextRun[];
  /** The HTML is a picture. */
  readonly picture?: boolean;
}

/** The lines of plain text; tabs separate cells. */
export function linesOfText(text: string): readonly SourceLine[] {
  return text.split(/\r\n?|[\n\f\v\u2028\u2029]/).map((line) => ({ text: line }));
}
