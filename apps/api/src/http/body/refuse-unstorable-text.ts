import type { ErrorIssue } from '@bandwise/api-contract/common';
import { AppError } from '../../errors/app-error.ts';

/** An exam has eight levels; a much deeper body fits no route. */
export const JSON_DEPTH_MAX = 32;

/**
 * Refuses text that PostgreSQL can't store (a null character, half a surrogate pair) with 400; otherwise the database would fail with 500.
 */
export function refuseUnstorableText(sent: { params: unknown; query: unknown; body: unknown }): void {
  const issue = findUnstorable(sent.body) ?? findUnstorable(sent.query) ?? findUnstorable(sent.params);
  if (issue) throw new AppError('validation_failed', issue.message, { issues: [issue] });
}

/** The path is built on the way back, because nearly all requests have no problem. */
function findUnstorable(value: unknown, depth = 0): ErrorIssue | null {
  if (typeof value === 'string')
    return isStorable(value)
      ? null
      : { path: '', message: 'Text must not contain null characters or unpaired surrogates' };
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  // Unlimited, a small request could use up the stack.
  if (depth > JSON_DEPTH_MAX) throw nestedTooDeeply();
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key))
      return { path: '', message: 'Field names must not contain null characters or unpaired surrogates' };
    const issue = findUnstorable(inner, depth + 1);
    if (issue) return { ...issue, path: issue.path === '' ? key : `${key}.${issue.path}` };
  }
  return null;
}

export function nestedTooDeeply(): AppError {
  return new AppError('bad_request', 'The request is nested too deeply.');
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
