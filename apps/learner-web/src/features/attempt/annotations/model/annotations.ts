/** A range of a panel's text in UTF-16 units; `end` is exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** The position of a mark, with text to find it again if offsets shift. */
export interface Place extends TextSpan {
  readonly panel: string;
  /** The text of the span. */
  readonly text: string;
  /** The text before it, which distinguishes places with the same text. */
  readonly before: string;
}

export interface Highlight extends Place {
  readonly id: string;
}

/** Learner specification, section 3: `id` is `note-{timestamp}`, `text` the selected text, `content` the body. */
export interface Note extends Place {
  readonly id: string;
  readonly content: string;
}

/** A learner's annotations in one version of a section, in all its panels, oldest first. */
export interface Annotations {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly Note[];
}

export const NO_ANNOTATIONS: Annotations = { highlights: [], notes: [] };

/** The length of the stored text before a place. */
export const BEFORE_LENGTH = 32;

export function placeAt(panel: string, text: string, { start, end }: TextSpan): Place {
  return {
    panel,
    start,
    end,
    text: text.slice(start, end),
    before: text.slice(Math.max(0, start - BEFORE_LENGTH), start),
  };
}
