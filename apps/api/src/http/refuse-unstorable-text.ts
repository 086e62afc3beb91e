import type { ErrorIssue } from '@bandwise/api-contract/common';
import { AppError } from './app-error.ts';

/**
 * Refuses text that PostgreSQL cannot hold (a null character, half a surrogate pair) wherever it was sent, so that it
 * is the sender's mistake and not the database's failure.
 */
export function refuseUnstorableText(sent: { params: unknown; query: unknown; body: unknown }): void {
  const issue = findUnstorable(sent.body, []) ?? findUnstorable(sent.query, []) ?? findUnstorable(sent.params, []);
  if (issue) throw new AppError('validation_failed', issue.message, { issues: [issue] });
}

function findUnstorable(value: unknown, path: readonly string[]): ErrorIssue | null {
  if (typeof value === 'string')
    return isStorable(value) ? null : { path: path.join('.'), message: 'Text must not contain null characters' };
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const issue = isStorable(key)
      ? findUnstorable(inner, [...path, key])
      : { path: path.join('.'), message: 'Names must not contain null characters' };
    if (issue) return issue;
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
