import type { AnswersBody } from '@bandwise/api-contract/learner';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { digestAnswers, knownTo } from './answers.ts';
import { isSubmitted, type Attempt, type SubmittedAttempt } from './attempt.ts';
import type { AttemptContext } from './attempt-context.ts';
import { findSubmittedSince } from './attempts.repo.ts';
import { repeatedSince } from './store-result.ts';

/** Answers, or marks that were counted elsewhere. */
type Sent = { readonly caller: Caller; readonly sectionID: string } & (
  | { readonly answers: AnswersBody }
  | { readonly correctCount: number; readonly total: number }
);

/** Stores what was sent. What was unpublished since still answers what it answered, when that is sent again. */
export async function orRepeated(
  context: AttemptContext,
  sent: Sent,
  store: () => Promise<SubmittedAttempt>,
): Promise<SubmittedAttempt> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    const of = { userId: sent.caller.id, id: sent.sectionID };
    for (const attempt of await findSubmittedSince(context.db, of, repeatedSince(context.now())))
      if (isSubmitted(attempt) && (await isSame(context, attempt, sent))) return attempt;
    throw error;
  }
}

async function isSame({ sections }: AttemptContext, attempt: Attempt, sent: Sent): Promise<boolean> {
  if ('total' in sent)
    return attempt.source === 'reported' && attempt.marks === sent.correctCount && attempt.total === sent.total;
  if (attempt.source !== 'marked') return false;
  if (attempt.sent_digest === digestAnswers(sent.answers)) return true;
  // By its own version: there may be another one now.
  const known = knownTo(await sections.version({ id: attempt.section_id, version: attempt.version }), sent.answers);
  return digestAnswers(attempt.answers) === digestAnswers(known);
}
