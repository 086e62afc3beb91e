import type { SittingResultBody } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import { AppError } from '../../errors/app-error.ts';
import type { Attempt, OwnedId } from '../attempts/attempts.ts';
import { assessedBand, noteOn, overallOf, speakingOf, type HandedIn } from './assessed-bands.ts';
import { closeSitting, type Closing } from './close-sitting.ts';
import { readSitting } from './read-sitting.ts';
import { isDue, stateAt, type PlannedExam, type Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { findSections, findSittingAttempts, type SavedBeside } from './sitting-sections.repo.ts';
import { findSitting } from './sittings.repo.ts';
import { presentMarks } from './sittings.presenter.ts';

type Reading = Pick<SittingContext, 'db' | 'handedInTexts' | 'now' | 'sections'>;

/** The result of a completed sitting. @throws 404, 403 before */
export async function readResult(context: SittingContext, wanted: OwnedId): Promise<SittingResultBody> {
  const result = await resultOf(context, await readSitting(context, wanted));
  if (!result) throw new AppError('not_submitted', 'You can see the result at the end of the test.');
  return result;
}

/** @returns null before the end. */
async function resultOf(context: Reading, sitting: Sitting): Promise<SittingResultBody | null> {
  const { ended_at, results, plan } = sitting;
  if (ended_at === null || results === null) return null;
  const attempts = await findSittingAttempts(context.db, sitting.id);
  const beside = await findSections(context.db, sitting.id);
  const handedIn = await context.handedInTexts(context.db, [sitting.id]);
  const speaking = speakingOf(plan.exams, handedIn);
  const state = stateAt(sitting, context.now());
  const exams: SittingResultBody['exams'] = [];
  for (const [index, exam] of plan.exams.entries()) {
    const {
      started_at = null,
      ended_at: end = null,
      extra_seconds = 0,
      granted_seconds: not_counted = 0,
      closed_seconds = 0,
    } = state.exams[index] ?? {};
    const result = results[index] ?? { sat: false, marks: null, total: 0 };
    const marks = presentMarks(exam, result);
    exams.push({
      exam_id: exam.exam_id,
      title: exam.title,
      skill: exam.skill,
      variant: exam.variant,
      sat: result.sat,
      seconds: exam.seconds,
      extra_seconds,
      granted_seconds: not_counted - closed_seconds,
      started_at,
      ended_at: started_at === null ? null : end,
      ...marks,
      band: marks.band ?? assessedBand(exam, handedIn),
      parts: await presentParts(context, exam, { attempts, beside, handedIn }),
    });
  }
  return {
    id: sitting.id,
    created_at: sitting.created_at.toISOString(),
    ended_at: ended_at.toISOString(),
    exams,
    speaking,
    ...overallOf(plan.exams, exams, handedIn),
    note: noteOn([...exams, ...(speaking ? [{ ...speaking, marks: null }] : [])]),
  };
}

/** The result of any learner's sitting; null if there is none or it is not over. A sitting past its time is closed first. */
export async function readAnyResult(
  context: Closing & Reading,
  id: string,
): Promise<{ readonly userId: string | null; readonly result: SittingResultBody } | null> {
  const stored = await findSitting(context.db, id);
  const isLate = stored !== null && isDue(stored, context.now());
  if (isLate) await closeSitting(context, stored);
  const sitting = isLate ? await findSitting(context.db, id) : stored;
  const result = sitting && (await resultOf(context, sitting));
  return result && { userId: sitting.user_id, result };
}

interface SavedWork {
  readonly attempts: readonly Attempt[];
  readonly beside: readonly SavedBeside[];
  readonly handedIn: HandedIn;
}

type PartResult = SittingResultBody['exams'][number]['parts'][number];

function presentParts(
  { sections }: Pick<SittingContext, 'sections'>,
  { parts, skill }: PlannedExam,
  { attempts, beside, handedIn }: SavedWork,
): Promise<PartResult[]> {
  return Promise.all(
    parts.map(async ({ sectionID, version, part_number, title, questions_count }) => {
      const attempt = attempts.find(({ section_id }) => section_id === sectionID);
      const frame = { sectionID, part_number, title, marks: attempt?.marks ?? null, total: questions_count };
      if (isMarkedSkill(skill)) return { ...frame, attemptID: attempt?.id ?? null, examContent: [], text: null };
      const { content } = await sections.version({ id: sectionID, version });
      const text = beside.find(({ section_id }) => section_id === sectionID)?.text ?? '';
      const submission = handedIn?.find(({ section_id }) => section_id === sectionID)?.submission;
      return {
        ...frame,
        attemptID: null,
        examContent: [...content.examContent],
        text,
        ...(submission === undefined ? {} : { submission }),
      };
    }),
  );
}
