import type { AttemptBody, AttemptChanges, AttemptDetail } from '@bandwise/api-contract/learner';
import { savedResultSchema } from '@bandwise/api-contract/learner';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import type { Content } from './attempt-context.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import { presentResult } from './results.presenter.ts';
import { openSection } from '../sections/sections.service.ts';
import type { Visitor } from '../sections/sections.policy.ts';
import { testNotFound } from '../sections/exam-not-found.ts';
import { presentAttempt, presentDetail } from './attempts.presenter.ts';
import { findFrame, insertAttempt, restartClock, type NewAttempt } from './attempts.repo.ts';
import { closeOverdueAttempt } from './close-attempt.ts';
import { moveToDiscarded } from './discarded.repo.ts';
import type { Changes } from './attempts.statements.ts';
import { deadlineOf, isAnswered, isOverdue, isSubmitted, overdueBefore, requireMarked } from './attempt-rules.ts';
import type { OwnedId, Attempt } from './attempt-reads.repo.ts';

/**
 * Starts an attempt, or resumes the one in progress with its answers, its version and its clock. One whose time is up
 * is closed first; one without an answer gets its whole time again.
 */
export async function startAttempt(
  content: Content,
  start: { readonly userId: string; readonly visitor: Visitor; readonly sectionID: string; readonly restart: boolean },
): Promise<AttemptBody> {
  const { userId } = start;
  const section = await openSection(content, start.sectionID, start.visitor);
  requireMarked(section.skill);
  for (let round = 0; round < 5; round += 1) {
    const running = await content.attempts.inProgress({ userId, id: section.id });
    const now = content.now();
    const resumed = running && !(start.restart && round === 0);
    if (resumed && running.deadline !== null && !isAnswered(running)) {
      const reopened = await restartClock(content.db, { userId, id: running.id }, deadlineOf(section, now));
      if (reopened) return presentAttempt(reopened, now);
      continue;
    }
    if (running && isAnswered(running) && isOverdue(running, now)) {
      await closeOverdueAttempt(content, running);
      continue;
    }
    if (resumed) return presentAttempt(running, now);
    const attempt = await replaceAttempt(content, running, {
      user_id: userId,
      section_id: section.id,
      version: section.version,
      started_at: now,
      deadline: deadlineOf(section, now),
    });
    if (attempt) return presentAttempt(attempt, now);
  }
  throw new Error('An attempt kept changing while it was started');
}

/** null: another request began one at the same moment. */
async function replaceAttempt(content: Content, old: Attempt | null, fresh: NewAttempt): Promise<Attempt | null> {
  if (!old) return insertAttempt(content.db, fresh);
  return inTransaction(content.db, { by: fresh.user_id }, async (trx) => {
    await moveToDiscarded(trx, { userId: fresh.user_id, id: old.id }, fresh.started_at);
    return insertAttempt(trx, fresh);
  });
}

/** Saves what changed; for one question the latest typed wins. */
export async function saveAttempt(content: Content, wanted: OwnedId, changes: AttemptChanges): Promise<AttemptBody> {
  const version = await content.sections.version(await content.attempts.versionOf(wanted));
  const now = content.now();
  const known: Changes = Object.fromEntries(
    Object.entries(changes).filter(([address]) => version.addresses.has(address)),
  );
  const attempt = await content.attempts.merge({
    ...wanted,
    moment: now.getTime(),
    openAt: overdueBefore(now),
    changes: known,
  });
  if (attempt) return presentAttempt(attempt, now);
  const refused = await readAttempt(content, wanted);
  // Its page was open all the time, which ran out there.
  if (!isSubmitted(refused)) await closeOverdueAttempt(content, refused);
  throw closed();
}

/** Undoes the transaction, and with it the claim of the key. */
class NothingDiscarded extends Error {
  override readonly name = 'NothingDiscarded';
}

export async function discardAttempt(content: Content, wanted: OwnedId, key: IdempotencyKey | null): Promise<void> {
  const now = content.now();
  try {
    await doOnce(content, { by: wanted.userId, key }, async (trx) => {
      if (!(await moveToDiscarded(trx, wanted, now))) throw new NothingDiscarded();
      return true;
    });
  } catch (error) {
    if (!(error instanceof NothingDiscarded)) throw error;
    await readAttempt(content, wanted);
    throw closed();
  }
}

/** @throws 404. An attempt with an answer whose time is up is closed first. */
async function readAttempt(content: Content, wanted: OwnedId): Promise<Attempt> {
  const attempt = await content.attempts.byId(wanted);
  if (!attempt) throw testNotFound();
  if (isSubmitted(attempt) || !isAnswered(attempt) || !isOverdue(attempt, content.now())) return attempt;
  await closeOverdueAttempt(content, attempt);
  return readAttempt(content, wanted);
}

export async function readDetail(content: Content, wanted: OwnedId): Promise<AttemptDetail> {
  const attempt = await readAttempt(content, wanted);
  const version = await content.sections.version({ id: attempt.section_id, version: attempt.version });
  const frame = await findFrame(content.db, attempt.section_id);
  const result = isSubmitted(attempt) ? savedResultSchema.parse(JSON.parse(presentResult(attempt, version))) : null;
  return presentDetail({ attempt, now: content.now(), version, frame, result });
}

function closed(): AppError {
  return new AppError('attempt_closed', 'This attempt has been submitted.');
}
