import { isMarkedSkill, skills } from '@bandwise/domain';
import type { SatExam } from '@bandwise/domain/internal';
import { inTransaction } from '../../db/in-transaction.ts';
import type { SittingResult } from '../../db/schema.ts';
import { isSubmitted, mark, type Attempt } from '../attempts/attempts.ts';
import { stateAt, type PlannedExam, type Sitting } from './sitting.ts';
import type { SittingContext, WrittenText } from './sitting-context.ts';
import { deleteAttempts, findAttemptsToClose, findSections, type SavedBeside } from './sitting-sections.repo.ts';
import { findOpen, markClosed } from './sittings.repo.ts';

/** The dependencies of closing a sitting. */
export type Closing = Pick<SittingContext, 'attempts' | 'db' | 'handInTexts' | 'now' | 'sections'>;

/**
 * Submits the saved work of a finished sitting, exam by exam. Idempotent, also concurrently, so it may be interrupted anywhere.
 */
export async function closeSitting(context: Closing, sitting: Sitting): Promise<void> {
  const state = stateAt(sitting, context.now());
  if (sitting.ended_at !== null || state.phase !== 'ended') return;
  const attempts = await findAttemptsToClose(context.db, sitting);
  const beside = await findSections(context.db, sitting.id);
  const results: SittingResult[] = [];
  for (const [index, exam] of sitting.plan.exams.entries()) {
    const own = attempts.filter(({ section_id }) => isPartOf(exam, section_id));
    const texts = beside.filter(({ section_id }) => isPartOf(exam, section_id));
    const satExam = state.exams[index];
    results.push(await closeExam(context, sitting, { exam, satExam, own, texts }));
  }
  const closed = { endedAt: new Date(state.since), results };
  const { user_id } = sitting;
  const written = sitting.plan.exams.filter((exam, index) => results[index]?.sat && skills[exam.skill].isWritten);
  if (user_id === null || written.length === 0) await markClosed(context.db, sitting, closed);
  else
    await inTransaction(context.db, { by: user_id }, async (trx) => {
      // Locks the sitting, so no later save changes a text.
      if (!(await markClosed(trx, sitting, closed))) return;
      const texts = await findSections(trx, sitting.id);
      await context.handInTexts(trx, textsIn(written, { texts, sitting_id: sitting.id, user_id, at: closed.endedAt }));
    });
}

function textsIn(
  exams: readonly PlannedExam[],
  {
    texts,
    sitting_id,
    user_id,
    at,
  }: Pick<WrittenText, 'at' | 'sitting_id' | 'user_id'> & {
    readonly texts: readonly SavedBeside[];
  },
): readonly WrittenText[] {
  return exams
    .flatMap(({ parts }) => parts)
    .map(({ sectionID: section_id, version }) => {
      const { text = '', pasted_words = null } = texts.find((one) => one.section_id === section_id) ?? {};
      return { sitting_id, user_id, section_id, version, text, pasted_words, at };
    });
}

interface ExamToClose {
  readonly exam: PlannedExam;
  readonly satExam: SatExam | undefined;
  readonly own: readonly Attempt[];
  readonly texts: readonly SavedBeside[];
}

async function closeExam(context: Closing, sitting: Sitting, closing: ExamToClose): Promise<SittingResult> {
  const { exam, satExam, own } = closing;
  const total = exam.parts.reduce((sum, part) => sum + part.questions_count, 0);
  if (!satExam || !wasSat(closing)) {
    // An unanswered attempt is deleted: the sitting is over.
    await deleteAttempts(context.db, sitting.id, own);
    return { sat: false, marks: null, total };
  }
  let marks = 0;
  for (const attempt of own) marks += await submit(context, sitting, { attempt, satExam });
  return { sat: true, marks: isMarkedSkill(exam.skill) ? marks : null, total };
}

/** An exam that the clock started counts as sat only if it has an answer. */
function wasSat({ satExam, own, texts }: ExamToClose): boolean {
  if (!satExam || satExam.started_at === null) return false;
  const isAnswered = own.some(({ stamps }) => Object.keys(stamps).length > 0);
  return satExam.started_by === 'learner' || isAnswered || texts.some(({ text_at }) => text_at !== null);
}

/** @returns its marks, also if a concurrent call submitted it. */
async function submit(
  { attempts, db, sections }: Closing,
  sitting: Sitting,
  { attempt: first, satExam }: { readonly attempt: Attempt; readonly satExam: SatExam },
): Promise<number> {
  const versionId = { id: first.section_id, version: first.version };
  let attempt = first;
  // Each round after the first means that a late save came in between, a concurrent call submits it too, or a regrade changed its key.
  for (let round = 0; round < 50; round += 1) {
    if (isSubmitted(attempt)) return attempt.marks;
    const keyed = round === 0 ? sections.keyed(versionId) : sections.keyedNow(versionId);
    const marked = mark(await keyed, attempt.answers);
    const done = await attempts.submit({
      id: attempt.id,
      section_id: attempt.section_id,
      revision: attempt.revision,
      submitted_at: new Date(satExam.ended_at ?? 0),
      started_at: new Date(satExam.started_at ?? 0),
      user_id: sitting.user_id,
      answers: attempt.answers,
      sent_digest: null,
      ...marked,
    });
    if (done) return marked.marks;
    const [again] = await findAttemptsToClose(db, sitting, first.section_id);
    // Closed or reopened concurrently, so the sitting's results are not stored by this call.
    if (!again) return 0;
    attempt = again;
  }
  throw new Error('An attempt of a sitting kept changing while it was submitted');
}

function isPartOf({ parts }: PlannedExam, sectionId: string): boolean {
  return parts.some(({ sectionID }) => sectionID === sectionId);
}

/**
 * Closes the learner's due sittings that `reads` finds. @returns the database to read from afterwards: the primary if one was due.
 */
export async function closeDueOf(
  context: Closing,
  userId: string,
  { reads, isDue }: { readonly reads: Closing['db']; readonly isDue: (sitting: Sitting) => boolean },
): Promise<Closing['db']> {
  const { db } = context;
  const due = (await findOpen(reads, userId)).filter(isDue);
  if (due.length === 0) return reads;
  // A replica may be stale, so due sittings are read again.
  for (const sitting of reads === db ? due : (await findOpen(db, userId)).filter(isDue))
    await closeSitting(context, sitting);
  return db;
}
