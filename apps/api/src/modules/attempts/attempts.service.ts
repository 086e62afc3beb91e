import type { AttemptBody, AttemptChanges, AttemptDetail } from '@bandwise/api-contract/learner';
import { savedResultSchema } from '@bandwise/api-contract/learner';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../http/errors/app-error.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import type { Content } from '../content.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import { presentResult } from './results.presenter.ts';
import { openSection } from '../sections/section.service.ts';
import type { Visitor } from '../sections/sections.policy.ts';
import { testNotFound } from '../sections/exam-not-found.ts';
import { presentAttempt, presentDetail } from './attempts.presenter.ts';
import { findFrame, insertSitting, type NewSitting } from './attempts.repo.ts';
import { closeOverdueSitting } from './close-attempt.ts';
import { discardSitting } from './discarded.repo.ts';
import type { Changes } from './attempt-writes.repo.ts';
import { deadlineOf, isOverdue, isSubmitted, overdueBefore, requireMarked } from './attempt-rules.ts';
import type { OwnedId, Sitting } from './attempt-reads.repo.ts';

/**
 * Starts a sitting, or resumes the one in progress with its answers, its version and its clock. One whose time is up
 * is closed first.
 */
export async function startAttempt(
  content: Content,
  start: { readonly userId: string; readonly visitor: Visitor; readonly sectionID: string; readonly restart: boolean },
): Promise<AttemptBody> {
  const { userId } = start;
  const section = await openSection(content, start.sectionID, start.visitor);
  requireMarked(section.skill);
  for (let round = 0; round < 5; round += 1) {
    const running = await content.sittings.inProgress({ userId, id: section.id });
    const now = content.now();
    if (running && isOverdue(running, now)) {
      await closeOverdueSitting(content, running);
      continue;
    }
    if (running && !(start.restart && round === 0)) return presentAttempt(running, now);
    const sitting = await replaceSitting(content, running, {
      user_id: userId,
      section_id: section.id,
      version: section.version,
      started_at: now,
      deadline: deadlineOf(section, now),
    });
    if (sitting) return presentAttempt(sitting, now);
  }
  throw new Error('A sitting kept changing while it was started');
}

/** null: another request began one at the same moment. */
async function replaceSitting(content: Content, old: Sitting | null, fresh: NewSitting): Promise<Sitting | null> {
  if (!old) return insertSitting(content.db, fresh);
  return inTransaction(content.db, { by: fresh.user_id }, async (trx) => {
    await discardSitting(trx, { userId: fresh.user_id, id: old.id }, fresh.started_at);
    return insertSitting(trx, fresh);
  });
}

/** Saves what changed; for one question the latest typed wins. */
export async function saveAttempt(content: Content, wanted: OwnedId, changes: AttemptChanges): Promise<AttemptBody> {
  const version = await content.sections.version(await content.sittings.versionOf(wanted));
  const now = content.now();
  const known: Changes = Object.fromEntries(
    Object.entries(changes).filter(([address]) => version.addresses.has(address)),
  );
  const sitting = await content.sittings.merge({
    ...wanted,
    moment: now.getTime(),
    openAt: overdueBefore(now),
    changes: known,
  });
  if (sitting) return presentAttempt(sitting, now);
  await readAttempt(content, wanted);
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
      if (!(await discardSitting(trx, wanted, now))) throw new NothingDiscarded();
      return true;
    });
  } catch (error) {
    if (!(error instanceof NothingDiscarded)) throw error;
    await readAttempt(content, wanted);
    throw closed();
  }
}

/** @throws 404. A sitting whose time is up is closed first. */
async function readAttempt(content: Content, wanted: OwnedId): Promise<Sitting> {
  const sitting = await content.sittings.byId(wanted);
  if (!sitting) throw testNotFound();
  if (isSubmitted(sitting) || !isOverdue(sitting, content.now())) return sitting;
  await closeOverdueSitting(content, sitting);
  return readAttempt(content, wanted);
}

export async function readDetail(content: Content, wanted: OwnedId): Promise<AttemptDetail> {
  const sitting = await readAttempt(content, wanted);
  const version = await content.sections.version({ id: sitting.section_id, version: sitting.version });
  const frame = await findFrame(content.db, sitting.section_id);
  const result = isSubmitted(sitting) ? savedResultSchema.parse(JSON.parse(presentResult(sitting, version))) : null;
  return presentDetail({ sitting, now: content.now(), version, frame, result });
}

function closed(): AppError {
  return new AppError('attempt_closed', 'This attempt has been submitted.');
}
