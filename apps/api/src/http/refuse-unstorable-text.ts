import type { ErrorIssue } from '@bandwise/api-contract/common';
import { AppError } from './app-error.ts';

/**
 * Refuses text that PostgreSQL cannot hold (a null character, half a surrogate pair) wherever it was sent, so that it
 * is the sender's mistake and not the database's failure.
 */
export function refuseUnstorableText(sent: { params: unknown; query: unknown; body: unknown }): void {
  const issue = findUnstorable(sent.body) ?? findUnstorable(sent.query) ?? findUnstorable(sent.params);
  if (issue) throw new AppError('validation_failed', issue.message, { issues: [issue] });
}

/** The path is put together on the way back: nearly always there is nothing to tell. */
function findUnstorable(value: unknown): ErrorIssue | null {
  if (typeof value === 'string')
    return isStorable(value) ? null : { path: '', message: 'Text must not contain null characters' };
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return { path: '', message: 'Names must not contain null characters' };
    const issue = findUnstorable(inner);
    if (issue) return { ...issue, path: issue.path === '' ? key : `${key}.${issue.path}` };
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
