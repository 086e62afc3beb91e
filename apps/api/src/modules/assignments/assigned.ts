import type { Assigned } from '@bandwise/api-contract/learner';
import { examBand } from '@bandwise/domain/internal';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { findOwnAssignments, findParts, type OwnAssignmentRow, type PartRow } from './assignments.repo.ts';
import { idsIn, partsOf, standingOfPart, standingsOf, testsOf } from './standings.ts';
import { findWork, type WorkRow } from './work.repo.ts';

export function assignmentNotFound(): AppError {
  return new AppError('not_found', 'This assignment was not found.');
}

interface Learner {
  readonly userId: string;
  readonly now: Date;
}

/** An assignment of a learner, with its tests and the learner's work. */
export interface OwnAssignment {
  readonly row: OwnAssignmentRow;
  readonly parts: readonly PartRow[];
  readonly work: readonly WorkRow[];
}

/** The learner's assignments, or one of them. Three queries, however many there are. */
export async function readOwn(
  db: Kysely<Schema>,
  { userId, now }: Learner,
  id?: string,
): Promise<readonly OwnAssignment[]> {
  const rows = await findOwnAssignments(db, userId, id);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const parts = await findParts(db, idsIn(rows.flatMap(({ items }) => items)));
  const where = sql<boolean>`w.user_id = ${userId} and w.assignment_id = any(${ids}::uuid[])`;
  const work = await findWork(db, { where, now });
  return rows.map((row) => ({ row, parts, work: work.filter((one) => one.assignment_id === row.id) }));
}

/** Assignments to do by due time, then those that are done, the latest first. */
export async function listAssigned(db: Kysely<Schema>, learner: Learner): Promise<Assigned[]> {
  const all = (await readOwn(db, learner)).map((own) => presentAssigned(own, learner.now));
  const isDone = ({ items }: Assigned) => items.every(({ state }) => state === 'done' || state === 'missed');
  return [...all.filter((one) => !isDone(one)), ...all.filter(isDone).toReversed()];
}

/** @throws 404 */
export async function readAssigned(db: Kysely<Schema>, learner: Learner, id: string): Promise<Assigned> {
  const [own] = await readOwn(db, learner, id);
  if (!own) throw assignmentNotFound();
  return presentAssigned(own, learner.now);
}

export function presentAssigned({ row, parts, work }: OwnAssignment, now: Date): Assigned {
  const standings = standingsOf({ assignment: row, dueAt: row.own_due_at, parts, work, now });
  return {
    id: row.id,
    name: row.name,
    note: row.note,
    class: { id: row.class_id, name: row.class_name },
    conditions: row.conditions,
    in_order: row.in_order,
    opens_at: row.opens_at.toISOString(),
    due_at: row.own_due_at.toISOString(),
    attempts_allowed: row.attempts_allowed,
    answers_shown: row.answers_shown,
    needs_code: row.start_code !== null,
    full_screen: row.full_screen,
    extra_time: { percent: row.extra_time_percent, minutes: row.extra_time_minutes },
    items: row.items.map((item, index) => {
      const own = work.filter((one) => one.item === index);
      const standing = standings[index];
      if (!standing) throw new Error(`Item ${index} of ${row.id} has no standing`);
      const tests = testsOf(item, parts);
      const latest = own.findLast(({ sitting_id }) => sitting_id !== null);
      const single = latest?.results.length === 1 ? latest.results[0] : undefined;
      return {
        kind: item.kind,
        title: titleOf(item.kind, tests),
        skills: [...new Set(tests.map(({ skill }) => skill))],
        state: standing.state,
        late: standing.late,
        may_start: standing.may_start && (item.kind === 'mistakes' || tests.some(({ available }) => available)),
        attempts: Math.max(0, ...own.map(({ attempt }) => attempt)),
        sittingID: latest?.sitting_id ?? null,
        parts: partsOf(item, row, parts).map((part) => presentPart(part, { own, row, now, isOpen: standing.state })),
        practice: item.kind === 'mistakes' ? { questions: item.questions, answered: own.at(-1)?.practised ?? 0 } : null,
        marks: single?.marks ?? null,
        total: single?.total ?? 0,
        band: single && single.marks !== null ? (examBand({ ...single, marks: single.marks }) ?? null) : null,
      };
    }),
  };
}

/** The name of a test; of several, their names. Practice of mistakes is named by the screen. */
export function titleOf(kind: OwnAssignmentRow['items'][number]['kind'], tests: readonly PartRow[]): string {
  if (kind === 'section') return tests[0]?.title ?? '';
  return [...new Set(tests.map(({ exam, title }) => exam || title))].join(', ');
}

function presentPart(
  part: PartRow,
  {
    own,
    row,
    now,
    isOpen,
  }: {
    readonly own: readonly WorkRow[];
    readonly row: OwnAssignmentRow;
    readonly now: Date;
    readonly isOpen: Assigned['items'][number]['state'];
  },
): Assigned['items'][number]['parts'][number] {
  const attempts = own.filter(({ section_id }) => section_id === part.id);
  const standing = standingOfPart({ assignment: row, dueAt: row.own_due_at, work: attempts, now });
  const isItsTurn = isOpen !== 'waiting' && isOpen !== 'not_open';
  const finished = attempts.findLast(({ finished_at }) => finished_at !== null);
  const state = standing?.state ?? 'not_open';
  return {
    sectionID: part.id,
    skill: part.skill,
    part_number: part.part_number,
    title: part.title,
    state: state === 'open' && !isItsTurn ? isOpen : state,
    may_start: part.available && isItsTurn && (standing?.may_start === true || state === 'running'),
    marks: finished?.marks ?? null,
    total: finished?.total ?? part.questions_count,
    attemptID: finished?.attempt_id ?? null,
    submissionID: finished?.submission_id ?? null,
  };
}
