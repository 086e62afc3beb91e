/** The document model of the editor, plain data between HTML and Lexical. It is the allow-list of docs/content-format.md. */
export type Block = ParagraphBlock | HeadingBlock | QuoteBlock | ListBlock | TableBlock | FigureBlock | RuleBlock;

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly run: Run;
}

export const HEADING_LEVELS = [2, 3, 4] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: HeadingLevel;
  readonly run: Run;
}

export interface QuoteBlock {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

export interface ListBlock {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  readonly run: Run;
  /** The lists inside the item, after its text. */
  readonly lists: readonly ListBlock[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly caption: Run;
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  /** The cells that this header cell describes. */
  readonly heads: 'column' | 'row' | null;
  readonly colSpan: number;
  readonly rowSpan: number;
  readonly blocks: readonly Block[];
}

/** Pictures with a caption. A picture without one is a piece of a paragraph. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly pictures: Run;
  readonly caption: Run;
}

export interface RuleBlock {
  readonly kind: 'rule';
}

/** Everything between two block boundaries, in order. */
export type Run = readonly Piece[];

export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly style: InlineStyle }
  | { readonly kind: 'picture'; readonly picture: Picture; readonly style: InlineStyle }
  | { readonly kind: 'break' };

/** The nesting order of marks with the same start. */
export const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;
export type Mark = (typeof MARKS)[number];

export interface InlineStyle {
  readonly marks: ReadonlySet<Mark>;
  readonly link: string | null;
}

export const PLAIN: InlineStyle = { marks: new Set(), link: null };

export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels; null when unknown. */
  readonly width: number | null;
  readonly height: number | null;
}
