import { fullExamListSchema, type FullExam } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { canBeSat, isFullExam } from '@bandwise/domain/internal';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import type { VersionId, Visitor } from '../sections/sections.ts';
import { closeDueOf } from './close-sitting.ts';
import { readClocks, type ClockOf } from './exam-clock.ts';
import { findExamParts, findSatExams, type ExamPartRow, type SatExamRow } from './exams-to-sit.repo.ts';
import { titleOf } from './plan-sitting.ts';
import { isDue, stateAt, type Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { findHistory } from './sittings.repo.ts';
import { presentMarks } from './sittings.presenter.ts';

/** The most sittings of a learner that are read for the latest state. */
const LATEST = 200;

interface Wanted {
  readonly skill: Skill;
  readonly visitor: Visitor;
  readonly reads: SittingContext['db'];
}

/** The list for a visitor: whole exams, each with the learner's latest state. */
export async function listFullExams(context: SittingContext, { skill, visitor, reads }: Wanted): Promise<EncodedBody> {
  context.sections.requirePractice(visitor.caller);
  const [listed, sittings] = await Promise.all([
    canBeSat(skill) ? readListed(reads, skill) : [],
    visitor.caller ? sittingsOf(context, visitor.caller.id, reads) : [],
  ]);
  const now = context.now();
  const exams = listed.map((one) => presentExam(one, presentOwn(one.exam.id, sittings, now)));
  return new EncodedBody(JSON.stringify(fullExamListSchema.parse({ exams })));
}

interface Listed {
  readonly exam: SatExamRow;
  readonly parts: readonly ExamPartRow[];
  readonly minutes: number;
}

async function readListed(db: SittingContext['db'], skill: Skill): Promise<readonly Listed[]> {
  const exams = await findSatExams(db, skill);
  const parts = await findExamParts(
    db,
    exams.map(({ id }) => id),
  );
  const byExam = Map.groupBy(parts, ({ exam_id }) => exam_id);
  const clockOf = await readClocks(db, skill, parts.map(versionOf));
  return exams.flatMap((exam) => {
    const own = byExam.get(exam.id) ?? [];
    return isFullExam({ skill, parts: own }) ? [{ exam, parts: own, minutes: minutesOf(clockOf, exam, own) }] : [];
  });
}

/** The minutes of the exam's clock, without extra time. */
function minutesOf(clockOf: ClockOf, exam: SatExamRow, parts: readonly ExamPartRow[]): number {
  const timed = parts.map((part) => ({
    ...versionOf(part),
    part_number: part.part_number,
    minutes: part.time_minutes,
  }));
  return Math.ceil(clockOf(exam, timed).seconds / 60);
}

function versionOf({ id, current_version }: ExamPartRow): VersionId {
  return { id, version: current_version };
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

type Own = Pick<FullExam, 'in_progress' | 'last_result'>;

function presentExam({ exam, parts, minutes }: Listed, own: Own): FullExam {
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
    ...own,
  };
}

/** The learner's own part, from sittings sorted from the latest. */
function presentOwn(examId: string, sittings: readonly Sitting[], now: Date): Own {
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
