import { END, type Token } from './tokens.ts';

/**
 * A text and the state of reading it. Some texts can be read in two ways: `five to nine` is a time or a range, `20m` is metres or millions.
 * The first reading uses one way, the second the other.
 */
export interface Reader {
  readonly tokens: readonly Token[];
  readonly isSecond: boolean;
  /** Whether pounds are a mass, because the key has lb. */
  readonly poundsAreMass: boolean;
  /** Whether a second reading would differ. */
  hasFork: boolean;
}

/** A value in the form that is compared. */
export interface Value {
  readonly kind: 'number' | 'ordinal' | 'decade' | 'time' | 'date' | 'money' | 'share' | 'measure' | 'range';
  readonly text: string;
  /** The number of its tokens. */
  readonly length: number;
  /** The number without its unit. */
  readonly amount: string;
  readonly unit: string;
  /** The words beside the figure that count for a word limit: one in `20 minutes` and `15 per cent`, none in `20min`, `9 am` and `£15`. */
  readonly words: number;
}

export function tokenAt({ tokens }: Reader, at: number): Token {
  return tokens[at] ?? END;
}

/** Whether to use the second way to read a text here. Records that there are two ways. */
export function isSecondReading(reader: Reader): boolean {
  reader.hasFork = true;
  return reader.isSecond;
}
