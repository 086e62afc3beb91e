import type { Parsed } from '../exam-file/parsed.ts';

/** The parsed value; a test that expects one fails with the errors. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.errors.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}
