import type { CommentBody, CriterionBandsBody } from '@bandwise/api-contract/learner';
import { CRITERIA, taskBand } from '@bandwise/domain';
import { isSameContent } from '@bandwise/domain/internal';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema, StoredAssessment, StoredDraft } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { CLAIM_LIFE, RELEASE_UNDO } from '../../limits.ts';
import { recordAudit, type AuditRecord } from '../audit/audit.ts';
import { mailFeedback } from './mail-feedback.job.ts';
import { findSubmitted } from './recordings/recordings.repo.ts';
import { addReaders, isOpen, mayClaim, phaseOf } from './opinions/opinions.ts';
import { lockAssessed, setClaim, storeAssessments, storeOpinions, type AssessedRow } from './queue.repo.ts';
import { invalid, refuseForeignBands } from './refusals.ts';
import { isClaimed, isVisible, taskOf } from './submission.ts';
import { requireAssessorOf, requireSettler, submissionNotFound } from './submissions.policy.ts';

export type AssessContext = Pick<Deps, 'db' | 'jobs' | 'now'>;
type Trx = Transaction<Schema>;

export interface Assessor {
  readonly caller: Caller;
  /** The id of the submission. */
  readonly id: string;
}

/** Runs work on a locked submission. @throws 404, also for the submissions of learners whom the caller does not teach */
export function withSubmission<T>(
  { db }: AssessContext,
  { caller, id }: Assessor,
  work: (trx: Trx, row: AssessedRow) => Promise<T>,
): Promise<T> {
  return inTransaction(db, { by: caller.id }, async (trx) => {
    const row = await lockAssessed(trx, id);
    if (!row) throw submissionNotFound();
    await requireAssessorOf(trx, caller, row.user_id);
    return work(trx, row);
  });
}

/** Claims a submission, or extends the claim. @throws submission_claimed, 403 if the caller knows the first opinion */
export function claim(context: AssessContext, assessor: Assessor): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { caller } = assessor;
    if (isClaimed(row, now) && row.claimed_by !== caller.id) throw claimedByOther(row);
    if (phaseOf(row) === 'settle') requireSettler(caller);
    if (!mayClaim(row, caller))
      throw new AppError('forbidden', 'You have seen the first opinion, so another assessor must give the second one.');
    // The draft of the first opinion opens with the claim.
    if (row.draft !== null) await addReader(trx, row, caller);
    await setClaim(trx, row.id, { by: assessor.caller.id, until: new Date(now.getTime() + CLAIM_LIFE) });
  });
}

/** Ends the caller's claim. Idempotent. @throws submission_claimed for another assessor's claim */
export function endClaim(context: AssessContext, assessor: Assessor): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    if (!isClaimed(row, context.now())) return;
    if (row.claimed_by !== assessor.caller.id) throw claimedByOther(row);
    await setClaim(trx, row.id, null);
  });
}

/** The caller knows the first opinion from now on. */
async function addReader(trx: Trx, row: AssessedRow, { id }: Caller): Promise<void> {
  const { opinions } = row;
  if (opinions !== null && phaseOf(row) === 'first') await storeOpinions(trx, row.id, addReaders(opinions, [id]));
}

export function claimedByOther({ claimer_first, claimer_last }: AssessedRow): AppError {
  return new AppError('submission_claimed', `${claimer_first} ${claimer_last} is assessing this now.`);
}

export function requireClaim(row: AssessedRow, caller: Caller, now: Date): void {
  if (!isClaimed(row, now))
    throw new AppError('submission_claimed', 'Your claim has ended. Claim the submission again.');
  if (row.claimed_by !== caller.id) throw claimedByOther(row);
}

interface AssessmentInput {
  readonly revision: number;
  readonly bands: CriterionBandsBody;
  readonly comments: readonly CommentBody[];
  readonly summary: string;
}

interface SavedAssessment {
  readonly revision: number;
  readonly saved_at: string;
  /** The end of the claim. */
  readonly until: Date;
}

/**
 * Saves the draft of an assessment and extends the claim. The same draft sent again changes nothing, because the first response may have
 * been lost.
 * @throws version_conflict if the draft was saved elsewhere
 */
export function saveAssessment(
  context: AssessContext,
  assessor: Assessor,
  { revision, bands, comments, summary }: AssessmentInput,
): Promise<SavedAssessment> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { caller } = assessor;
    requireClaim(row, caller, now);
    await refuseMisplaced(trx, row, { bands, comments });
    const draft = { bands, comments, summary };
    const isRepeated = row.revision === revision + 1 && row.draft !== null && isSameContent(row.draft, draft);
    if (row.revision !== revision && !isRepeated) throw changedElsewhere();
    const until = new Date(now.getTime() + CLAIM_LIFE);
    await setClaim(trx, row.id, { by: caller.id, until });
    const saved_at = now.toISOString();
    if (!isRepeated) {
      await addReader(trx, row, caller);
      await storeAssessments(trx, row.id, {
        draft: { ...draft, by: caller.id, saved_at },
        assessments: row.assessments,
      });
    }
    return { revision: revision + 1, saved_at, until };
  });
}

export function changedElsewhere(): AppError {
  return new AppError('version_conflict', 'This assessment was changed elsewhere after you opened it.');
}

/** @throws 422 for bands of other criteria, and for comments outside of the text or its recordings */
export async function refuseMisplaced(
  db: Kysely<Schema>,
  row: AssessedRow,
  { bands, comments }: Pick<AssessmentInput, 'bands' | 'comments'>,
): Promise<void> {
  refuseForeignBands(row, bands);
  const recordings = new Map((await findSubmitted(db, row.id)).map(({ id, duration_ms }) => [id, duration_ms]));
  const index = comments.findIndex(({ recordingID, start, end }) => {
    if (recordingID === undefined) return start >= end || end > row.text.length;
    return start > end || end * 1000 > (recordings.get(recordingID) ?? -1);
  });
  if (index >= 0)
    throw invalid({
      path: `comments.${index}`,
      message:
        comments[index]?.recordingID === undefined
          ? 'This comment does not point to a place in the text. Select the words again.'
          : 'This comment does not point to a second of a recording. Choose the moment again.',
    });
  if (new Set(comments.map(({ id }) => id)).size < comments.length)
    throw invalid({ path: 'comments', message: 'A comment was sent twice. Delete one of them.' });
}

/**
 * Releases the draft as a new version. The learner sees it after `RELEASE_UNDO`, or at once. Repeated, the call changes nothing.
 * It settles two finished opinions.
 * @throws 422 while a criterion has no band, version_conflict, also while a second opinion is wanted
 */
export function releaseAssessment(
  context: AssessContext,
  assessor: Assessor,
  { revision, at_once }: { readonly revision: number; readonly at_once: boolean },
): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { caller } = assessor;
    const latest = row.assessments.at(-1);
    if (latest?.revision === revision && latest.by === caller.id) return;
    requireClaim(row, caller, now);
    const { draft, opinions } = row;
    if (phaseOf(row) === 'settle') requireSettler(caller);
    if (!isOpen(row))
      throw new AppError('version_conflict', 'A second opinion was requested. Finish your opinion instead.');
    if (row.revision !== revision) throw changedElsewhere();
    if (draft === null) throw new AppError('version_conflict', 'There is nothing new to release.');
    requireBands(row, draft);
    const { bands, comments, summary } = draft;
    const version = (latest?.version ?? 0) + 1;
    const time = new Date(now.getTime() + (at_once ? 0 : RELEASE_UNDO));
    const released: StoredAssessment = {
      version,
      revision,
      bands,
      comments,
      summary,
      by: caller.id,
      released_at: time.toISOString(),
    };
    await storeAssessments(trx, row.id, { draft: null, assessments: [...row.assessments, released] });
    await setClaim(trx, row.id, null);
    if (opinions !== null && opinions.settled === null) {
      const settled = { by: caller.id, at: now.toISOString(), version };
      await storeOpinions(trx, row.id, { ...opinions, settled });
    }
    await context.jobs.requestLater(trx, mailFeedback, { data: { submissionId: row.id, version }, time });
    const action = latest === undefined ? 'submission.release' : 'submission.correct';
    await recordAudit(trx, describe(row, { actor: caller, at: now, action }));
  });
}

export function requireBands(row: AssessedRow, { bands }: Pick<StoredDraft, 'bands'>): void {
  if (taskBand(taskOf(row), bands) !== null) return;
  const missing = CRITERIA[taskOf(row)].filter((criterion) => bands[criterion] === undefined);
  const message = 'Give a band for every criterion before you release the assessment.';
  throw new AppError('validation_failed', message, {
    issues: missing.map((criterion) => ({ path: `bands.${criterion}`, message: 'This criterion has no band.' })),
  });
}

/**
 * Withdraws the latest version before the learner sees it. It becomes the draft again, unless a newer draft exists, and its assessor claims
 * it. Opinions that it settled are not settled any more. Repeated, the call changes nothing.
 * @throws version_conflict if the learner can see it
 */
export function undoRelease(
  context: AssessContext,
  assessor: Assessor,
  { version }: { readonly version: number },
): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { caller } = assessor;
    const latest = row.assessments.at(-1);
    if ((latest?.version ?? 0) < version) return;
    if (latest?.version !== version || isVisible(latest, now))
      throw new AppError('version_conflict', 'The learner can see this assessment now. Correct it instead.');
    const { bands, comments, summary, by } = latest;
    const draft: StoredDraft = row.draft ?? { bands, comments, summary, by, saved_at: now.toISOString() };
    await storeAssessments(trx, row.id, { draft, assessments: row.assessments.slice(0, -1) });
    const { opinions } = row;
    if (opinions?.settled?.version === version) await storeOpinions(trx, row.id, { ...opinions, settled: null });
    if (!isClaimed(row, now))
      await setClaim(trx, row.id, { by: caller.id, until: new Date(now.getTime() + CLAIM_LIFE) });
    await context.jobs.withdraw(trx, mailFeedback, { submissionId: row.id, version });
    await recordAudit(trx, describe(row, { actor: caller, at: now, action: 'submission.undo' }));
  });
}

export function describe(row: AssessedRow, entry: Pick<AuditRecord, 'action' | 'actor' | 'at'>): AuditRecord {
  return {
    ...entry,
    targetType: 'submission',
    targetId: row.id,
    name: `“${row.title}” by ${`${row.first_name} ${row.last_name}`.trim()}`,
  };
}
