import { END, type Token } from './tokens.ts';

/**
 * A text that is being read. Some texts can be read in two ways: `five to nine` is a time or a range, `20m` metres or
 * millions. The first reading takes one of them, the second the other.
 */
export interface Reader {
  readonly tokens: readonly Token[];
  readonly isSecond: boolean;
  /** Pounds are a mass: the key says lb. */
  readonly poundsAreMass: boolean;
  /** A second reading would take another way somewhere. */
  hasFork: boolean;
}

/** The form in which values are compared. */
export interface Value {
  readonly kind: 'number' | 'ordinal' | 'decade' | 'time' | 'date' | 'money' | 'share' | 'measure' | 'range';
  readonly text: string;
  /** How many tokens it takes. */
  readonly length: number;
  /** The number without its unit, and the unit; '' where it has none. */
  readonly amount: string;
  readonly unit: string;
  /** How many words beside the figure a word limit counts: one of `20 minutes` and of `15 per cent`, none of `20min`, `9 am`, `£15`. */
  readonly words: number;
}

export function tokenAt({ tokens }: Reader, at: number): Token {
  return tokens[at] ?? END;
}

/** Takes the way that belongs to this reading. */
export function isSecondReading(reader: Reader): boolean {
  reader.hasFork = true;
  return reader.isSecond;
}
