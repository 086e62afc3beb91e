import type { AttemptBody, AttemptChanges, AttemptDetail } from '@bandwise/api-contract/learner';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { examNotFound, type Visitor } from '../sections/sections.ts';
import { knownTo } from './answers.ts';
import { answersHidden, hiddenBy, type HiddenAnswers, type HidingAssignment } from '../rights/rights.ts';
import { isSubmitted, type Attempt, type NewAttempt, type OwnedId, type SubmittedAttempt } from './attempt.ts';
import type { AttemptContext } from './attempt-context.ts';
import { deadlineOf, isOverdue, overdueBefore, requireMarked, wasAnswered } from './attempt-rules.ts';
import { presentAttempt, presentDetail, presentResult } from './attempts.presenter.ts';
import {
  findCorrections,
  findLastSubmitted,
  findMarkedVersion,
  insertAttempt,
  moveToDiscarded,
  restartClock,
  type Discarded,
} from './attempts.repo.ts';
import { closeOverdueAttempt } from './close-attempt.ts';

/**
 * Starts an attempt, or resumes the one in progress with its answers, its version and its clock. An overdue attempt is closed first; an
 * unanswered one restarts its clock on the current version.
 */
export async function startAttempt(
  context: AttemptContext,
  start: { readonly userId: string; readonly visitor: Visitor; readonly sectionID: string; readonly restart: boolean },
): Promise<AttemptBody> {
  const { userId } = start;
  const section = await context.sections.open(start.sectionID, start.visitor);
  requireMarked(section.skill);
  const requestedAt = context.now();
  for (let round = 0; round < 5; round += 1) {
    const now = context.now();
    const fresh = {
      user_id: userId,
      section_id: section.id,
      version: section.version,
      started_at: now,
      deadline: deadlineOf(section, now),
    };
    const owner = { userId, id: section.id };
    const current = section.archived
      ? (await context.attempts.latest({ ...owner, since: now })).inProgress
      : await context.attempts.begin(fresh);
    if (current && 'begun' in current && current.begun) {
      context.metrics.attempts.inc({ event: 'started' });
      return presentAttempt(current, now);
    }
    const running: Attempt | null = current;
    if (running && wasAnswered(running) && isOverdue(running, now)) {
      await closeOverdueAttempt(context, running);
      continue;
    }
    const resumed = running && !(start.restart && round === 0);
    if (!resumed && section.archived) throw examNotFound();
    const isOutdated = resumed && !wasAnswered(running) && running.version < section.version;
    if (resumed && !isOutdated) {
      const resumedAttempt = await resume(context, running, { userId, requestedAt, deadline: fresh.deadline });
      if (resumedAttempt) return presentAttempt(resumedAttempt, now);
      continue;
    }
    const old = running && { userId, id: running.id, unlessAnswered: Boolean(isOutdated) };
    const attempt = await replaceAttempt(context, old, fresh);
    if (!attempt) continue;
    context.metrics.attempts.inc({ event: 'started' });
    return presentAttempt(attempt, now);
  }
  throw new Error('An attempt kept changing while it was started');
}

/** @returns null if another request changed it concurrently. */
async function resume(
  context: AttemptContext,
  running: Attempt,
  {
    userId,
    requestedAt,
    deadline,
  }: { readonly userId: string; readonly requestedAt: Date; readonly deadline: Date | null },
): Promise<Attempt | null> {
  if (wasAnswered(running) || running.deadline === null) return running;
  // Another tab has just started it, so its clock is right; setting the clock again would conflict repeatedly while many tabs start.
  if (running.started_at >= requestedAt) return running;
  return restartClock(context.db, { userId, id: running.id }, deadline);
}

/** @returns null if another request started one concurrently, or answered the old one. */
async function replaceAttempt(
  context: AttemptContext,
  old: Discarded | null,
  fresh: NewAttempt,
): Promise<Attempt | null> {
  if (!old) return insertAttempt(context.db, fresh);
  return inTransaction(context.db, { by: fresh.user_id }, async (trx) => {
    await moveToDiscarded(trx, old, fresh.started_at);
    return insertAttempt(trx, fresh);
  });
}

/** Saves changes; for one question the latest typed wins. */
export async function saveAttempt(
  context: AttemptContext,
  wanted: OwnedId,
  changes: AttemptChanges,
): Promise<AttemptBody> {
  const version = await context.sections.version(await context.attempts.versionOf(wanted));
  const now = context.now();
  const attempt = await context.attempts.merge({
    ...wanted,
    moment: now.getTime(),
    openAt: overdueBefore(now),
    changes: knownTo(version, changes),
  });
  if (attempt) return presentAttempt(attempt, now);
  const refused = await readAttempt(context, wanted);
  // The time ran out on an open page, so it is closed now.
  if (!isSubmitted(refused)) await closeOverdueAttempt(context, refused);
  throw closed();
}

/** Rolls the transaction back, and with it the claim of the idempotency key. */
class NothingDiscarded extends Error {
  override readonly name = 'NothingDiscarded';
}

export async function discardAttempt(
  context: AttemptContext,
  wanted: OwnedId,
  key: IdempotencyKey | null,
): Promise<void> {
  const now = context.now();
  try {
    await doOnce(context, { by: wanted.userId, key }, async (trx) => {
      if (!(await moveToDiscarded(trx, wanted, now))) throw new NothingDiscarded();
      return true;
    });
  } catch (error) {
    if (!(error instanceof NothingDiscarded)) throw error;
    await readAttempt(context, wanted);
    throw closed();
  }
}

/** @throws 404. An answered attempt whose time is up is closed first. */
async function readAttempt(context: AttemptContext, wanted: OwnedId): Promise<Attempt> {
  const attempt = await context.attempts.byId(wanted);
  if (!attempt) throw examNotFound();
  if (isSubmitted(attempt) || !wasAnswered(attempt) || !isOverdue(attempt, context.now())) return attempt;
  await closeOverdueAttempt(context, attempt);
  return readAttempt(context, wanted);
}

export async function readDetail(context: AttemptContext, wanted: OwnedId): Promise<AttemptDetail> {
  const [attempt, hiding] = await Promise.all([
    readAttempt(context, wanted),
    context.attempts.versionOf(wanted).then(({ id }) => context.attempts.hiding({ ...wanted, sectionId: id })),
  ]);
  return detailOf(context, attempt, isSubmitted(attempt) ? hiddenFrom(hiding, attempt, context.now()) : null);
}

/** Whether an assignment hides the answers of an attempt from its learner. */
export function hiddenFrom(
  hiding: readonly HidingAssignment[],
  { section_id: sectionId, submitted_at: submittedAt }: Pick<SubmittedAttempt, 'section_id' | 'submitted_at'>,
  now: Date,
): HiddenAnswers | null {
  return hiddenBy(hiding, { sectionId, submittedAt, now });
}

/** An attempt with its version of the section, and after submission with the result. `hidden`: from its learner. */
export async function detailOf(
  context: Pick<AttemptContext, 'db' | 'now' | 'sections'>,
  attempt: Attempt,
  hidden: HiddenAnswers | null = null,
): Promise<AttemptDetail> {
  const keyed = await context.sections.keyed({ id: attempt.section_id, version: attempt.version });
  const { version, frame, keyRevision } = keyed;
  // Most sections were never regraded.
  const mayBeCorrected = isSubmitted(attempt) && keyRevision > 0;
  const corrections = mayBeCorrected ? await findCorrections(context.db, attempt.id) : [];
  const result = isSubmitted(attempt) ? presentResult(attempt, version, { corrections, hidden }) : null;
  return presentDetail({ attempt, now: context.now(), version, frame, result });
}

/**
 * The explanation of the version on which the learner was last marked: a newer version's stays closed until they attempt it. Administrators
 * read the current one.
 */
export async function readExplanation(
  { attempts, db, now, sections }: Pick<AttemptContext, 'attempts' | 'db' | 'now' | 'sections'>,
  id: string,
  caller: Caller,
): Promise<string> {
  const section = await sections.state(id);
  const last = caller.role === 'admin' ? null : await findLastSubmitted(db, caller.id, id);
  const hiding = last ? await attempts.hiding({ userId: caller.id, sectionId: id }) : [];
  const work = last && { sectionId: id, submittedAt: last.submitted_at, now: now() };
  if (work && hiddenBy(hiding, work) !== null) throw answersHidden();
  const version = caller.role === 'admin' ? (section?.version ?? null) : await findMarkedVersion(db, caller.id, id);
  if (version !== null) return (await sections.version({ id, version })).content.explanation;
  if (!section) throw examNotFound();
  throw new AppError('not_submitted', 'The explanation opens once you have submitted this test.');
}

function closed(): AppError {
  return new AppError('attempt_closed', 'This attempt has been submitted.');
}
