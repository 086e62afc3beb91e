import type { Parsed } from '../exam-file/parsed.ts';

/**
 * The parsed value.
 *
 * @throws Error with every error's place and message if there is none, so that a test that expects one fails with them.
 *
 * @example
 * ```ts
 * import { parseGroups } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * valueOf(parseGroups([])); // => []
 * ```
 */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.errors.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}
