import { fullExamListSchema, type FullExam } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { canBeSat, isFullExam } from '@bandwise/domain/internal';
import type { Deps } from '../../deps.ts';
import { createHeld } from '../../platform/cache/held.ts';
import { EXAM_LIST_CACHE_MAX } from '../../limits.ts';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
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

/** The answer to a visitor: exams that can be sat whole, each with what the learner last did with it. */
export type FullExamList = (of: {
  readonly skill: Skill;
  readonly visitor: Visitor;
  readonly reads: SittingContext['db'];
}) => Promise<EncodedBody>;

/** Exams that can be sat whole, as everyone sees them. */
interface SharedList {
  readonly exams: readonly Listed[];
  /** The answer to whoever has done nothing with them. */
  readonly body: EncodedBody;
}

/** What everyone sees is kept until the database tells of a change (docs/decisions/053-what-everyone-may-know.md). */
export function createFullExamList(
  { caches, changeFeed }: Pick<Deps, 'caches' | 'changeFeed'>,
  context: SittingContext,
): FullExamList {
  const shared = createHeld({
    changeFeed,
    prefix: 'list:',
    cache: caches.create<SharedList>('full-exams', {
      maxBytes: EXAM_LIST_CACHE_MAX,
      // The objects take about as much as their JSON.
      sizeOf: ({ body }) => 2 * body.size,
    }),
    load: (skill: Skill) => readShared(context, skill),
  });

  return async ({ skill, visitor, reads }) => {
    context.sections.requirePractice(visitor.caller);
    const [{ exams, body }, sittings] = await Promise.all([
      shared.get(skill),
      visitor.caller ? sittingsOf(context, visitor.caller.id, reads) : [],
    ]);
    const now = context.now();
    const sat = new Set(sittings.flatMap(({ plan }) => plan.exams.map(({ exam_id }) => exam_id)));
    return exams.some(({ exam_id }) => sat.has(exam_id))
      ? bodyOf(exams, (id) => (sat.has(id) ? presentOwn(id, sittings, now) : NOTHING))
      : body;
  };
}

/** From the primary: what a replica says would be kept (docs/decisions/053-what-everyone-may-know.md). */
async function readShared(context: SittingContext, skill: Skill): Promise<SharedList> {
  const exams = canBeSat(skill) ? await readListed(context, skill) : [];
  return { exams, body: bodyOf(exams, () => NOTHING) };
}

const NOTHING: Own = { last_result: null, in_progress: null };

function bodyOf(exams: SharedList['exams'], ownOf: (id: string) => Own): EncodedBody {
  const list = { exams: exams.map((exam) => ({ ...exam, ...ownOf(exam.exam_id) })) };
  return new EncodedBody(JSON.stringify(fullExamListSchema.parse(list)));
}

async function readListed(context: SittingContext, skill: Skill): Promise<readonly Listed[]> {
  const exams = await findSatExams(context.db, skill);
  const parts = await findExamParts(
    context.db,
    exams.map(({ id }) => id),
  );
  const byExam = Map.groupBy(parts, ({ exam_id }) => exam_id);
  const full = exams.flatMap((exam) => {
    const own = byExam.get(exam.id) ?? [];
    return isFullExam({ skill, parts: own }) ? [{ exam, own }] : [];
  });
  return Promise.all(full.map(async ({ exam, own }) => presentExam(exam, own, await minutesOf(context, exam, own))));
}

/** On its clock, without extra time. */
async function minutesOf(context: SittingContext, exam: SatExamRow, parts: readonly ExamPartRow[]): Promise<number> {
  const timed = parts.map(({ id, part_number, time_minutes, current_version }) => {
    return { id, version: current_version, part_number, minutes: time_minutes };
  });
  return Math.ceil((await clockOf(context, exam, timed)).seconds / 60);
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
type Listed = Omit<FullExam, keyof Own>;

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
