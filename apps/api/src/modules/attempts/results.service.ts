import type { AnswersBody, LastResult } from '@bandwise/api-contract/learner';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { findLastSubmitted } from './attempts.repo.ts';
import { closeOverdue, closeOverdueAttempt, mark, submit } from './close-attempt.ts';
import { findDiscarded } from './discarded.repo.ts';
import { mergeSent, type SentAnswers } from './merge-sent.ts';
import { digestAnswers } from './same-answers.ts';
import { isOverdue, isSubmitted, knownAnswers, requireMarked } from './attempt-rules.ts';
import type { Attempt } from './attempt-reads.repo.ts';
import type { Content } from './attempt-context.ts';
import { openSection } from '../sections/sections.service.ts';
import type { Visitor } from '../sections/sections.policy.ts';
import { testNotFound } from '../sections/exam-not-found.ts';
import { presentLast, presentMarked } from './results.presenter.ts';
import { present, repeatedSince, storeOnce, storeWhole } from './store-result.ts';

export interface Submission extends SentAnswers {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly sectionID: string;
  readonly attemptID: string | undefined;
}

/**
 * Marks and saves an attempt, once: the same attempt sent again, or twice at the same moment, answers its first result.
 * Without an attempt's id it is the one in progress; without one in progress, it is stored as an attempt of its own,
 * unless it repeats one of the last minute. One that was discarded meanwhile is submitted all the same.
 * Past its deadline and a short grace, an attempt is marked on what was saved in time, whatever is sent.
 */
export async function saveAnswers(content: Content, submission: Submission): Promise<string> {
  const { caller, sectionID } = submission;
  let id = submission.attemptID;
  // Each round after the first means that another request changed the attempt in between.
  for (let round = 0; round < 50; round += 1) {
    const attempt = await findAttempt(content, { userId: caller.id, sectionID, id });
    if (!attempt) return id === undefined ? saveWhole(content, submission) : saveDiscarded(content, submission, id);
    if (isSubmitted(attempt)) return present(content, attempt);
    id = attempt.id;
    if (isOverdue(attempt, content.now())) await closeOverdueAttempt(content, attempt);
    else {
      const submitted = await submit(content, attempt, submission);
      if (submitted) return present(content, submitted);
    }
  }
  throw new Error('An attempt kept changing while it was submitted');
}

async function findAttempt(
  content: Content,
  where: { userId: string; sectionID: string; id: string | undefined },
): Promise<Attempt | null> {
  const { userId, sectionID, id } = where;
  if (id === undefined) return content.attempts.inProgress({ userId, id: sectionID });
  const attempt = await content.attempts.byId({ userId, id });
  if (attempt && attempt.section_id !== sectionID) throw testNotFound();
  return attempt;
}

/** Another tab began anew while this one was submitting, or its learner discarded it: what was typed is not lost. */
async function saveDiscarded(content: Content, submission: Submission, id: string): Promise<string> {
  const { caller, sectionID } = submission;
  const attempt = await findDiscarded(content.db, { userId: caller.id, id });
  if (attempt?.section_id !== sectionID) throw testNotFound();
  const version = await content.sections.version({ id: sectionID, version: attempt.version });
  const now = content.now();
  const { deadline, started_at } = attempt;
  const isLate = isOverdue(attempt, now);
  const answers = isLate ? attempt.answers : knownAnswers(mergeSent(attempt, submission, now), version.addresses);
  return storeOnce(content, version, {
    id,
    user_id: caller.id,
    section_id: sectionID,
    version: attempt.version,
    started_at,
    submitted_at: (isLate ? deadline : null) ?? now,
    source: 'marked',
    answers,
    ...mark(version, answers),
  });
}

async function saveWhole(content: Content, { caller, visitor, sectionID, answers }: Submission): Promise<string> {
  const section = await openSection(content, sectionID, visitor);
  requireMarked(section.skill);
  const version = await content.sections.version(section);
  const known = knownAnswers(answers, version.addresses);
  const since = repeatedSince(content.now());
  const recent = await content.attempts.recent({ userId: caller.id, id: section.id, since });
  // The attempt that this submission, or an equal one before it, has just submitted: equal to what that one sent, or to
  // what came of it.
  const [sent, whole] = [digestAnswers(answers), digestAnswers(known)];
  const repeated = recent
    .filter(isSubmitted)
    .find((attempt) => attempt.sent_digest === sent || digestAnswers(attempt.answers) === whole);
  if (repeated) return present(content, repeated);
  return storeWhole(content, version, {
    user_id: caller.id,
    section_id: section.id,
    version: section.version,
    source: 'marked',
    answers: known,
    ...mark(version, known),
  });
}

export interface Report {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly sectionID: string;
  readonly correctCount: number;
  readonly total: number;
}

/** Marks counted elsewhere: stored as reported, and opening neither keys nor explanation. */
export async function saveReport(content: Content, report: Report): Promise<string> {
  const section = await openSection(content, report.sectionID, report.visitor);
  requireMarked(section.skill);
  const version = await content.sections.version(section);
  if (report.total !== version.total) throw outOfRange('total', `This test has ${version.total} questions`);
  if (report.correctCount > report.total) throw outOfRange('correctCount', `At most ${report.total} can be correct`);
  return storeWhole(content, version, {
    user_id: report.caller.id,
    section_id: section.id,
    version: section.version,
    source: 'reported',
    answers: {},
    profile: null,
    marks: report.correctCount,
    total: report.total,
    verdicts: null,
  });
}

/** A guest's attempt. A signed-in learner's is stored, or their keys would open while an attempt is in progress. */
export async function markGuest(
  content: Content,
  attempt: { readonly id: string; readonly visitor: Visitor; readonly address: string; readonly answers: AnswersBody },
): Promise<string> {
  const section = await openSection(content, attempt.id, attempt.visitor);
  if (attempt.visitor.caller?.role === 'learner')
    throw new AppError('bad_request', 'Signed in, a test is submitted and saved in one step.');
  requireMarked(section.skill);
  await content.guestMarks.spend([attempt.address]);
  const version = await content.sections.version(section);
  const { marks, total, verdicts } = mark(version, attempt.answers);
  return presentMarked({ correctCount: marks, total, verdicts: [...verdicts] }, version);
}

export async function readLastResult(content: Content, userId: string, sectionId: string): Promise<LastResult> {
  await closeOverdue(content, userId);
  const attempt = await findLastSubmitted(content.db, userId, sectionId);
  return attempt && presentLast(attempt);
}

function outOfRange(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { issues: [{ path, message }] });
}
