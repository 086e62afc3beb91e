import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { examNotFound, type Visitor } from '../sections/sections.ts';
import { digestAnswers, knownTo, mark, mergeSent, type SentAnswers } from './answers.ts';
import { isSubmitted, type Attempt, type SubmittedAttempt } from './attempt.ts';
import type { AttemptContext } from './attempt-context.ts';
import { isOverdue, requireMarked, wasAnswered } from './attempt-rules.ts';
import type { Latest } from './attempt-statements.repo.ts';
import { findDiscarded } from './attempts.repo.ts';
import { closeOverdueAttempt } from './close-attempt.ts';
import { orRepeated, repeatedSince, storeMarked, storeOnce, storeWhole } from './store-result.ts';
import { countOf } from '../../platform/text/count-of.ts';

export interface Submission extends SentAnswers {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly sectionID: string;
  readonly attemptID: string | undefined;
}

/**
 * Marks and saves an attempt, once: the same attempt sent again, or twice at the same moment, returns its first result. Without an
 * attempt's id it submits the one in progress; without one in progress, it is stored as a new attempt, unless it repeats one of the last
 * minute. An attempt that was discarded concurrently is submitted anyway. Past its deadline and a short grace, an attempt is marked on what
 * was saved in time; sent changes are ignored.
 */
export async function saveAnswers(context: AttemptContext, submission: Submission): Promise<SubmittedAttempt> {
  const { caller, sectionID, attemptID: id } = submission;
  if (id !== undefined) return saveBegun(context, submission, { id, stored: await findBegun(context, submission, id) });
  const since = repeatedSince(context.now());
  const { inProgress, submitted } = await context.attempts.latest({ userId: caller.id, id: sectionID, since });
  return inProgress
    ? saveBegun(context, submission, { id: inProgress.id, stored: inProgress })
    : orRepeated(context, submission, () => saveWhole(context, submission, submitted));
}

async function findBegun(context: AttemptContext, { caller, sectionID }: Submission, id: string) {
  const attempt = await context.attempts.byId({ userId: caller.id, id });
  if (attempt && attempt.section_id !== sectionID) throw examNotFound();
  return attempt;
}

async function saveBegun(
  context: AttemptContext,
  submission: Submission,
  { id, stored }: { readonly id: string; readonly stored: Attempt | null },
): Promise<SubmittedAttempt> {
  let attempt = stored;
  // Each round after the first means that another request changed the attempt in between.
  for (let round = 0; round < 50; round += 1) {
    if (!attempt) return saveDiscarded(context, submission, id);
    if (isSubmitted(attempt)) return attempt;
    if (isOverdue(attempt, context.now())) await closeOverdueAttempt(context, attempt);
    else {
      const submitted = await submit(context, attempt, { sent: submission, round });
      if (submitted) return submitted;
    }
    attempt = await findBegun(context, submission, id);
  }
  throw new Error('An attempt kept changing while it was submitted');
}

/**
 * Submits an attempt: merges the sent answers with saved ones that were typed later, and marks them by the attempt's version.
 * @returns null if another request saved, submitted or discarded it first, or a regrade changed its key.
 */
async function submit(
  { attempts, now, sections }: AttemptContext,
  attempt: Attempt,
  { sent, round }: { readonly sent: SentAnswers; readonly round: number },
): Promise<(Attempt & SubmittedAttempt) | null> {
  const versionId = { id: attempt.section_id, version: attempt.version };
  const keyed = await (round === 0 ? sections.keyed(versionId) : sections.keyedNow(versionId));
  const submitted_at = now();
  const answers = knownTo(keyed.version, mergeSent(attempt, sent, submitted_at));
  const result = mark(keyed, answers);
  const sent_digest = digestAnswers(sent.answers);
  const done = await attempts.submit({
    id: attempt.id,
    section_id: attempt.section_id,
    revision: attempt.revision,
    submitted_at,
    answers,
    sent_digest,
    ...result,
  });
  const { marks, total, verdicts } = result;
  if (!done) return null;
  return {
    ...attempt,
    answers,
    revision: attempt.revision + 1,
    sent_digest,
    submitted_at,
    source: 'marked' as const,
    marks,
    total,
    verdicts: [...verdicts],
  };
}

/**
 * Submits an attempt that another tab discarded or restarted concurrently, so that no answer is lost. An unanswered submission of an
 * unanswered attempt loses nothing.
 * @throws 404, 409
 */
async function saveDiscarded(context: AttemptContext, submission: Submission, id: string): Promise<SubmittedAttempt> {
  const { caller, sectionID } = submission;
  const attempt = await findDiscarded(context.db, { userId: caller.id, id });
  if (attempt?.section_id !== sectionID) throw examNotFound();
  const version = await context.sections.version({ id: sectionID, version: attempt.version });
  const now = context.now();
  const { deadline, started_at } = attempt;
  const merged = knownTo(version, mergeSent(attempt, submission, now));
  if (!wasAnswered(attempt) && Object.keys(merged).length === 0) throw openedElsewhere();
  const isLate = isOverdue(attempt, now);
  const answers = isLate ? attempt.answers : merged;
  const whole = {
    id,
    user_id: caller.id,
    section_id: sectionID,
    version: attempt.version,
    started_at,
    submitted_at: (isLate ? deadline : null) ?? now,
    source: 'marked' as const,
    answers,
  };
  return storeMarked(context, (marked) => storeOnce(context, { ...whole, ...marked }), whole);
}

async function saveWhole(
  context: AttemptContext,
  { caller, visitor, sectionID, answers }: Submission,
  justSubmitted: Latest['submitted'],
): Promise<SubmittedAttempt> {
  const section = await context.sections.open(sectionID, visitor);
  requireMarked(section.skill);
  const version = await context.sections.version(section);
  const validAnswers = knownTo(version, answers);
  // The attempt that this submission, or an equal one before it, has just submitted: equal to the sent or the merged answers.
  const repeated = justSubmitted.find(
    (attempt) =>
      attempt.sent_digest === digestAnswers(answers) || digestAnswers(attempt.answers) === digestAnswers(validAnswers),
  );
  if (repeated) return repeated;
  const whole = {
    user_id: caller.id,
    section_id: section.id,
    version: section.version,
    source: 'marked' as const,
    answers: validAnswers,
  };
  return storeMarked(context, (marked) => storeWhole(context, { ...whole, ...marked }), whole);
}

export interface Report {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly sectionID: string;
  readonly correctCount: number;
  readonly total: number;
}

/** Marks counted elsewhere: stored as reported, and opening neither keys nor explanation. */
export function saveReport(context: AttemptContext, report: Report): Promise<SubmittedAttempt> {
  return orRepeated(context, report, () => storeReport(context, report));
}

async function storeReport(context: AttemptContext, report: Report): Promise<SubmittedAttempt> {
  const section = await context.sections.open(report.sectionID, report.visitor);
  requireMarked(section.skill);
  const version = await context.sections.version(section);
  if (report.total !== version.total)
    throw outOfRange('total', `This test has ${countOf(version.total, 'question', 'questions')}`);
  if (report.correctCount > report.total)
    throw outOfRange('correctCount', `At most ${countOf(report.total, 'answer', 'answers')} can be correct`);
  const stored = await storeWhole(context, {
    user_id: report.caller.id,
    section_id: section.id,
    version: section.version,
    source: 'reported',
    answers: {},
    profile: null,
    library_version: null,
    key_revision: null,
    marks: report.correctCount,
    total: report.total,
    verdicts: null,
  });
  if (!stored) throw new Error('A report is stored whatever the keys are');
  return stored;
}

function openedElsewhere(): AppError {
  return new AppError(
    'attempt_closed',
    'This test was opened again on another page or device. No answers were submitted here. Continue there, or reload this page.',
  );
}

function outOfRange(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { issues: [{ path, message }] });
}
