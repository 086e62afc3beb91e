import type { Block } from './block.ts';
import type { Line } from './lines/line.ts';

/** The purpose of a line, decided before its content is parsed. */
export interface Segments {
  readonly parts: readonly PartSegment[];
  readonly key: readonly Line[];
  readonly keyHeadings: readonly number[];
  readonly furniture: readonly number[];
  readonly rubrics: readonly number[];
  readonly partHeadings: readonly { readonly line: number; readonly part: number; readonly range: Block['range'] }[];
}

export interface PartSegment {
  /** null without a heading. */
  readonly number: number | null;
  readonly heading: number | null;
  readonly title: string;
  readonly passage: readonly Line[];
  /** The starts of further texts in the passage: a part may have several. */
  readonly textStarts: readonly number[];
  readonly blocks: readonly Block[];
}
