import type { ProblemState } from '@bandwise/api-contract/learner';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { createThrottle, type Throttle } from '../../platform/throttle/throttle.ts';
import { PROBLEM_REPORTS } from '../../limits.ts';
import { recordAudit, type AuditRecord } from '../audit/audit.ts';
import { examNotFound, type Sections } from '../sections/sections.ts';
import { mailDecision } from './mail-decision.job.ts';
import {
  findAttempt,
  findOwn,
  hasOpenReport,
  lockReport,
  updateReport,
  upsertReport,
  type StoredReport,
  type OwnReport,
} from './problem-reports.repo.ts';
import { questionAt } from './question-at.ts';

export interface ProblemReportsContext extends Pick<Deps, 'db' | 'jobs' | 'now'> {
  readonly sections: Pick<Sections, 'version'>;
  readonly reports: Throttle;
}

export function createProblemReportsContext(
  { db, jobs, now, pool }: Pick<Deps, 'db' | 'jobs' | 'now' | 'pool'>,
  sections: Pick<Sections, 'version'>,
): ProblemReportsContext {
  const reports = createThrottle(pool, {
    name: 'problem-report',
    ...PROBLEM_REPORTS,
    message: 'You have reported several problems in a short time. Please try again',
  });
  return { db, jobs, now, sections, reports };
}

/** @throws 404 for another learner's attempt, and for one of a sitting that is not over. */
export async function readOwnReports(
  { db }: Pick<ProblemReportsContext, 'db'>,
  caller: Caller,
  attemptId: string,
): Promise<readonly OwnReport[]> {
  const attempt = await findAttempt(db, { userId: caller.id, id: attemptId });
  if (!attempt) throw examNotFound();
  return findOwn(db, { userId: caller.id, attemptId, ...attempt });
}

/** Reports a problem with a question whose key the learner has seen, which a report about a wrong key requires. */
export async function reportProblem(
  context: ProblemReportsContext,
  caller: Caller,
  report: {
    readonly sectionID: string;
    readonly attemptID: string;
    readonly number: number;
    readonly words: string;
  },
): Promise<OwnReport> {
  const { sectionID, attemptID, number, words } = report;
  await context.reports.spend([caller.id]);
  const attempt = await findAttempt(context.db, { userId: caller.id, id: attemptID });
  if (attempt?.section_id !== sectionID) throw examNotFound();
  if (attempt.submitted_at === null || attempt.source === 'reported')
    throw new AppError('not_submitted', 'You can report problems only in the review of a test that was marked here.');
  const version = await context.sections.version({ id: sectionID, version: attempt.version });
  if (!questionAt(version, number)) {
    const message = `There is no question ${number} in this test.`;
    throw new AppError('validation_failed', message, { issues: [{ path: 'number', message }] });
  }
  return inTransaction(context.db, { by: caller.id }, (trx) =>
    upsertReport(trx, {
      user_id: caller.id,
      attempt_id: attemptID,
      section_id: sectionID,
      version: attempt.version,
      number,
      words,
      created_at: context.now(),
    }),
  );
}

interface Change {
  readonly revision: number;
  readonly state: ProblemState;
  readonly reply: string;
}

/**
 * Decides or reopens a report, or changes its reply. Mails the learner each decision and new reply.
 *
 * @throws version_conflict where the report is not the one that the caller saw.
 */
export async function changeReport(
  context: ProblemReportsContext,
  { caller, idempotencyKey: key }: { readonly caller: Caller; readonly idempotencyKey: IdempotencyKey | null },
  { id, ...change }: Change & { readonly id: string },
): Promise<ProblemState> {
  return doOnce(context, { by: caller.id, key }, async (trx) => {
    const report = await lockReport(trx, id);
    refuseChange(report, change);
    const { reply } = change;
    if (report.state === change.state && report.reply === reply) return change.state;
    if (change.state === 'open' && report.state !== 'open' && (await hasOpenReport(trx, report)))
      throw new AppError(
        'version_conflict',
        'The learner has reported this question again. Reply to the newer report.',
      );
    const at = context.now();
    const decided = change.state === 'open' ? null : { at, by: caller.id };
    await updateReport(trx, report, { state: change.state, reply, decided });
    await recordAudit(trx, describe(report, { state: change.state, actor: caller, at }));
    if (change.state !== 'open')
      await context.jobs.request(trx, mailDecision, { reportId: id, revision: report.revision + 1 });
    return change.state;
  });
}

function refuseChange(report: StoredReport | null, { revision, state, reply }: Change): asserts report is StoredReport {
  if (!report) throw new AppError('not_found', 'This report no longer exists, because its learner was deleted.');
  if (report.revision !== revision)
    throw new AppError('version_conflict', 'This report has been changed. Check it again.');
  if (state !== 'declined' || reply !== '') return;
  const message = 'Write a reply that says why the report is declined. The learner will read it.';
  throw new AppError('validation_failed', message, { issues: [{ path: 'reply', message }] });
}

function describe(
  report: StoredReport,
  { state, actor, at }: { readonly state: ProblemState; readonly actor: Caller; readonly at: Date },
): AuditRecord {
  return {
    at,
    actor,
    action: report.state === state ? 'problem.reply' : `problem.${state}`,
    targetType: 'exam',
    targetId: report.exam_id,
    name: `question ${report.number} of “${report.title}”`,
  };
}
