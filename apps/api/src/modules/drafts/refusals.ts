import { AppError } from '../../errors/app-error.ts';
import type { DraftRow } from './drafts.repo.ts';
import { minuteText } from '../../platform/text/times.ts';

export function draftNotFound(): AppError {
  return new AppError('not_found', 'This draft was published or deleted.');
}

/** The draft was published or deleted while the caller edits it. */
export function draftGone(): AppError {
  const message = 'This draft was published or deleted after you opened it.';
  return new AppError('version_conflict', message, { issues: [{ path: 'draft', message }] });
}

/** Names the user and the time of the other save, never its content. */
export function savedElsewhere(draft: DraftRow, callerId: string): AppError {
  const { updated_by: author, updated_at } = draft;
  const who = author?.id === callerId ? 'You have' : `${author?.name ?? 'Someone'} has`;
  const when = minuteText(updated_at);
  const message = `${who} saved this draft elsewhere (${when}).`;
  return new AppError('version_conflict', message, { issues: [{ path: 'draft', message }] });
}
