/**
 * An error that prevents reading an input: its place, a code for programs, and a message for a screen that names the field.
 *
 * @example
 * ```ts
 * import { parseSection, type ParseError } from '@bandwise/domain';
 *
 * const parsed = parseSection({ title: '', passage: '<p>A</p>' }, 'reading');
 * const errors: readonly ParseError[] = parsed.ok ? [] : parsed.errors;
 * errors; // => [{ path: ['title'], code: 'required', message: 'Title is required' }]
 * ```
 */
export interface ParseError {
  /** The place in the input, such as `['reading', 0, 'title']`. */
  readonly path: readonly (string | number)[];
  readonly code: ParseErrorCode;
  /** For people, in English. */
  readonly message: string;
}

/**
 * The problem of a field: it is missing (`required`), has the wrong kind (`type`, `unknown_value`), is out of bounds (`too_long`,
 * `too_small`, `too_big`, `too_many`), or occurs twice (`duplicate`).
 *
 * @example
 * ```ts
 * import { parseExam, type ParseErrorCode } from '@bandwise/domain';
 *
 * const parsed = parseExam({ reading: [], listening: [] });
 * const codes: readonly ParseErrorCode[] = parsed.ok ? [] : parsed.errors.map(({ code }) => code);
 * codes; // => ['duplicate']
 * ```
 */
export type ParseErrorCode =
  | 'required'
  | 'type'
  | 'too_long'
  | 'too_small'
  | 'too_big'
  | 'too_many'
  | 'unknown_value'
  | 'duplicate';

/**
 * A value, or every error that prevents reading it.
 *
 * @example
 * ```ts
 * import { parseGroups, type FullGroup, type Parsed } from '@bandwise/domain';
 *
 * const parsed: Parsed<readonly FullGroup[]> = parseGroups('no list');
 * parsed; // => { ok: false, errors: [{ path: [], code: 'type', message: 'Groups must be a list' }] }
 * ```
 */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly ParseError[] };

/** A place in the input that is being read; all scopes of one parse share one list of errors and one count of markup. */
export interface Scope {
  readonly path: readonly (string | number)[];
  /** The prefix of messages, such as `Group 2, 3rd question: `. Empty at the top. */
  readonly prefix: string;
  readonly errors: ParseError[];
  /** Counts the HTML elements of all texts parsed so far. */
  readonly markup: { elements: number };
}

export function rootScope(): Scope {
  return { path: [], prefix: '', errors: [], markup: { elements: 0 } };
}

export function within(scope: Scope, steps: readonly (string | number)[], prefix = scope.prefix): Scope {
  return { ...scope, path: [...scope.path, ...steps], prefix };
}

/** Reports an error of a field, or of the place itself. */
export function report(scope: Scope, field: string | null, problem: Pick<ParseError, 'code' | 'message'>): void {
  const path = field === null ? scope.path : [...scope.path, field];
  scope.errors.push({ path, code: problem.code, message: scope.prefix + problem.message });
}

/** Returns the value if no error was reported, else all errors. */
export function conclude<T>(scope: Scope, value: T): Parsed<T> {
  return scope.errors.length === 0 ? { ok: true, value } : { ok: false, errors: scope.errors };
}
