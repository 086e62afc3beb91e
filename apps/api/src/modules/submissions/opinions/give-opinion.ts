import { isSameContent } from '@bandwise/domain/internal';
import type { StoredDraft, StoredOpinion } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import {
  changedElsewhere,
  claimedByOther,
  describe,
  requireBands,
  requireClaim,
  withSubmission,
  type AssessContext,
  type Assessor,
} from '../assess.ts';
import { setClaim, storeAssessments, storeOpinions, type AssessedRow } from '../queue.repo.ts';
import { recordAudit } from '../../audit/audit.ts';
import { isClaimed, isVisible } from '../submission.ts';
import { requireSettler } from '../submissions.policy.ts';
import { phaseOf } from './opinions.ts';

/**
 * Requests a second opinion. A released assessment without a newer draft is the first one. Repeated, the call changes nothing.
 * @throws version_conflict while a release can be withdrawn, and after two opinions; submission_claimed for another assessor's claim
 */
export function requestOpinion(context: AssessContext, assessor: Assessor): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { caller } = assessor;
    const phase = phaseOf(row);
    if (phase === 'settled') throw new AppError('version_conflict', 'This submission already has two opinions.');
    if (phase !== null) return;
    refuseForeignClaim(row, assessor, now);
    const { draft } = row;
    const latest = row.assessments.at(-1);
    if (latest && !isVisible(latest, now))
      throw new AppError('version_conflict', 'The release can still be undone. Request a second opinion in a minute.');
    const isReleased = draft === null && latest !== undefined;
    const isSeen = draft !== null || latest !== undefined || isClaimed(row, now);
    const readers = new Set([...row.assessments.map(({ by }) => by), ...(draft ? [draft.by] : [])]);
    if (isSeen) readers.add(caller.id);
    await storeOpinions(trx, row.id, {
      requested_by: caller.id,
      requested_at: now.toISOString(),
      readers: [...readers],
      first: isReleased ? asOpinion(latest, { revision: row.revision, finished_at: latest.released_at }) : null,
      second: null,
      settled: null,
    });
    if (isReleased) await setClaim(trx, row.id, null);
    await recordAudit(trx, describe(row, { actor: caller, at: now, action: 'submission.request_opinion' }));
  });
}

/** @throws submission_claimed */
function refuseForeignClaim(row: AssessedRow, { caller }: Assessor, now: Date): void {
  if (isClaimed(row, now) && row.claimed_by !== caller.id) throw claimedByOther(row);
}

function asOpinion(
  { bands, comments, summary, by }: Pick<StoredDraft, 'bands' | 'by' | 'comments' | 'summary'>,
  finished: Pick<StoredOpinion, 'finished_at' | 'revision'>,
): StoredOpinion {
  return { bands, comments, summary, by, ...finished };
}

/**
 * Withdraws the request, and deletes an unfinished second opinion. A first opinion that is not released becomes the draft again. Repeated,
 * the call changes nothing.
 * @throws version_conflict if both opinions are finished; submission_claimed for another assessor's claim
 */
export function withdrawRequest(context: AssessContext, assessor: Assessor): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { opinions } = row;
    if (opinions === null) return;
    if (opinions.first !== null && opinions.second !== null)
      throw new AppError('version_conflict', 'Both opinions are finished. Compare them instead.');
    refuseForeignClaim(row, assessor, now);
    const { first } = opinions;
    if (first !== null) {
      const latest = row.assessments.at(-1);
      const { bands, comments, summary, by, finished_at: saved_at } = first;
      const draft = latest && isSameContent(latest, first) ? null : { bands, comments, summary, by, saved_at };
      await storeAssessments(trx, row.id, { draft, assessments: row.assessments });
      await setClaim(trx, row.id, null);
    }
    await storeOpinions(trx, row.id, null);
    await recordAudit(trx, describe(row, { actor: assessor.caller, at: now, action: 'submission.withdraw_opinion' }));
  });
}

/**
 * Finishes the draft as the first or the second opinion, and ends the claim. Repeated, the call changes nothing.
 * @throws 422 while a criterion has no band, version_conflict, submission_claimed
 */
export function finishOpinion(
  context: AssessContext,
  assessor: Assessor,
  { revision }: { readonly revision: number },
): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { caller } = assessor;
    const { draft, opinions } = row;
    const isRepeated = [opinions?.first, opinions?.second].some(
      (one) => one?.by === caller.id && one.revision === revision,
    );
    if (isRepeated) return;
    const phase = phaseOf(row);
    if (opinions === null || (phase !== 'first' && phase !== 'second'))
      throw new AppError(
        'version_conflict',
        'The request for a second opinion was withdrawn. Release the assessment instead.',
      );
    requireClaim(row, caller, now);
    if (row.revision !== revision || draft === null) throw changedElsewhere();
    requireBands(row, draft);
    const opinion = asOpinion({ ...draft, by: caller.id }, { revision, finished_at: now.toISOString() });
    await storeOpinions(trx, row.id, { ...opinions, [phase]: opinion });
    await storeAssessments(trx, row.id, { draft: null, assessments: row.assessments });
    await setClaim(trx, row.id, null);
    await recordAudit(trx, describe(row, { actor: caller, at: now, action: 'submission.opinion' }));
  });
}

/**
 * Settles both opinions: the released assessment stays, and a draft of another one is deleted. Repeated, the call changes nothing.
 * @throws version_conflict without two opinions or a released assessment; submission_claimed for another assessor's claim
 */
export function keepReleased(context: AssessContext, assessor: Assessor): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    const now = context.now();
    const { caller } = assessor;
    const { opinions } = row;
    const phase = phaseOf(row);
    if (phase === 'settled') return;
    requireSettler(caller);
    if (opinions === null || phase !== 'settle' || row.assessments.length === 0)
      throw new AppError('version_conflict', 'There is no released assessment to keep, or an opinion is not finished.');
    refuseForeignClaim(row, assessor, now);
    await storeOpinions(trx, row.id, { ...opinions, settled: { by: caller.id, at: now.toISOString(), version: null } });
    if (row.draft !== null) await storeAssessments(trx, row.id, { draft: null, assessments: row.assessments });
    await setClaim(trx, row.id, null);
    await recordAudit(trx, describe(row, { actor: caller, at: now, action: 'submission.settle' }));
  });
}
