import { ApiError } from '@bandwise/api-contract/client';

/** What would be lost, if that alone keeps a test from being published; null: something else does. */
export function lossesIn(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError) || error.issues.length === 0) return null;
  return error.issues.every(({ code }) => code === 'content_lost') ? error.issues.map(({ message }) => message) : null;
}
