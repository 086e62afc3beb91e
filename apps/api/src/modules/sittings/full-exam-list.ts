import type { FullExam } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { canBeSat, isFullExam } from '@bandwise/domain/internal';
import type { Visitor } from '../sections/sections.ts';
import { closeDueOf } from './close-sitting.ts';
import { clockOf } from './exam-clock.ts';
import { findExamParts, findSatExams, type ExamPartRow, type SatExamRow } from './exams-to-sit.repo.ts';
import { titleOf } from './plan-sitting.ts';
import { isDue, stateAt, type Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { findHistory } from './sittings.repo.ts';
import { presentMarks } from './sittings.presenter.ts';

/** Of a learner's sittings, as many as are looked at for what they did last. */
const LATEST = 200;

/** Exams that can be sat whole, each with what the learner last did with it. */
export async function listFullExams(
  context: SittingContext,
  { skill, visitor, reads }: { readonly skill: Skill; readonly visitor: Visitor; readonly reads: SittingContext['db'] },
): Promise<FullExam[]> {
  context.sections.requirePractice(visitor.caller);
  if (!canBeSat(skill)) return [];
  const exams = await findSatExams(reads, skill);
  const [parts, sittings] = await Promise.all([
    findExamParts(
      reads,
      exams.map(({ id }) => id),
    ),
    visitor.caller ? sittingsOf(context, visitor.caller.id, reads) : [],
  ]);
  const byExam = Map.groupBy(parts, ({ exam_id }) => exam_id);
  const now = context.now();
  const full = exams.flatMap((exam) => {
    const own = byExam.get(exam.id) ?? [];
    return isFullExam({ skill, parts: own }) ? [{ exam, own }] : [];
  });
  return Promise.all(
    full.map(async ({ exam, own }) => {
      const listed = presentExam(exam, own, await minutesOf(context, exam, own));
      return Object.assign(listed, presentOwn(exam.id, sittings, now));
    }),
  );
}

/** On its clock, without extra time. */
async function minutesOf(context: SittingContext, exam: SatExamRow, parts: readonly ExamPartRow[]): Promise<number> {
  const timed = parts.map(({ id, part_number, time_minutes, current_version }) => {
    return { id, version: current_version, part_number, minutes: time_minutes };
  });
  return Math.ceil((await clockOf(context, exam, { parts: timed })).seconds / 60);
}

async function sittingsOf(
  context: SittingContext,
  userId: string,
  reads: SittingContext['db'],
): Promise<readonly Sitting[]> {
  const now = context.now();
  const db = await closeDueOf(context, userId, { reads, isDue: (sitting) => isDue(sitting, now) });
  return findHistory(db, userId, { limit: LATEST });
}

type Listed = Omit<FullExam, 'in_progress' | 'last_result'>;

function presentExam(exam: SatExamRow, parts: readonly ExamPartRow[], minutes: number): Listed {
  return {
    exam_id: exam.id,
    title: titleOf(exam, parts),
    skill: exam.skill,
    variant: exam.variant,
    created_at: exam.created_at.toISOString(),
    questions_count: parts.reduce((sum, { questions_count }) => sum + questions_count, 0),
    minutes,
    locked: parts.some(({ locked }) => locked),
    parts: parts.map(({ id, part_number, title, questions_count, time_minutes, locked }) => ({
      id,
      part_number,
      title,
      questions_count,
      time: time_minutes,
      locked,
    })),
  };
}

/** Of the learner's sittings, the latest first. */
function presentOwn(
  examId: string,
  sittings: readonly Sitting[],
  now: Date,
): Pick<FullExam, 'in_progress' | 'last_result'> {
  const having = sittings.flatMap((sitting) => {
    const index = sitting.plan.exams.findIndex(({ exam_id }) => exam_id === examId);
    return index === -1 ? [] : [{ sitting, index }];
  });
  const running = having.find(({ sitting }) => sitting.ended_at === null)?.sitting;
  const results = having.flatMap(({ sitting, index }) => {
    const [exam, result] = [sitting.plan.exams[index], sitting.results?.[index]];
    return exam && result?.sat && sitting.ended_at
      ? [{ sittingID: sitting.id, date: sitting.ended_at.toISOString(), ...presentMarks(exam, result) }]
      : [];
  });
  return { last_result: results[0] ?? null, in_progress: running ? presentRunning(running, now) : null };
}

function presentRunning(sitting: Sitting, now: Date): NonNullable<FullExam['in_progress']> {
  const { phase, deadline } = stateAt(sitting, now);
  return { sittingID: sitting.id, phase, deadline: deadline === null ? null : new Date(deadline).toISOString() };
}
