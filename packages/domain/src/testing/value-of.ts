import type { Parsed } from '../exam-file/parsed.ts';

/** The parsed value; a test that expects one fails with the issues. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}
