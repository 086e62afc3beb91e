import { ApiError, serverMessage } from '@bandwise/api-contract/client';

/** The problems of a refused file, with their lines, or the fallback. */
export function problemsOf(error: unknown, fallback: string): readonly string[] {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.length > 0 ? issues.map(({ message }) => message) : [serverMessage(error, fallback)];
}
