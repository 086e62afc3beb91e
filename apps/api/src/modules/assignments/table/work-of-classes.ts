import type { DoneWork, WorkCell, WorkState } from '@bandwise/api-contract/admin';
import { overallBand } from '@bandwise/domain';
import { assessedExamBand, examBand, type ItemStanding } from '@bandwise/domain/internal';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { findGranted, findParts, type AssignmentRow, type PartRow } from '../assignments.repo.ts';
import { idsIn, partsOf, standingsOf, testsOf } from '../standings.ts';
import { findWork, type WorkRow } from '../work.repo.ts';
import { findSubmissions, type AssessedRow } from './table.repo.ts';

export interface TableContext {
  readonly db: Kysely<Schema>;
  readonly now: Date;
  /** The band of a submission that its learner sees; null: it is not assessed. */
  readonly bandOf: (row: AssessedRow, now: Date) => number | null;
}

/** The work of the learners of classes on assignments. */
export interface WorkOfClasses {
  readonly testsOf: (assignment: AssignmentRow) => readonly PartRow[];
  readonly cellOf: (assignment: AssignmentRow, userId: string) => WorkCell;
  /** The due time that holds for a learner. */
  readonly dueAt: (assignment: AssignmentRow, userId: string) => Date;
}

/** Reads the work of all learners on assignments. Four queries, however many there are. */
export async function readWork(
  { db, now, bandOf }: TableContext,
  assignments: readonly AssignmentRow[],
): Promise<WorkOfClasses> {
  const ids = assignments.map(({ id }) => id);
  const parts = await findParts(db, idsIn(assignments.flatMap(({ items }) => items)));
  const work = await findWork(db, { where: sql<boolean>`w.assignment_id = any(${ids}::uuid[])`, now });
  const granted = await findGranted(db, ids);
  const submissions = await findSubmissions(db, {
    ids: work.flatMap(({ submission_id }) => (submission_id === null ? [] : [submission_id])),
    sittingIds: work.flatMap(({ sitting_id }) => (sitting_id === null ? [] : [sitting_id])),
  });
  const tests = new Map(
    assignments.map(({ id, items }) => [id, [...new Set(items.flatMap((item) => testsOf(item, parts)))]]),
  );
  const works = Map.groupBy(work, (row) => keyOf(row.assignment_id, row.user_id));
  const dues = new Map(granted.map((row) => [keyOf(row.assignment_id, row.user_id), row.due_at]));
  const assessed = {
    bandOf: (row: AssessedRow) => bandOf(row, now),
    byId: new Map(submissions.map((row) => [row.id, row])),
    bySitting: Map.groupBy(submissions, ({ sitting_id }) => sitting_id),
  };
  const testsOfAssignment = ({ id }: AssignmentRow) => tests.get(id) ?? [];
  const dueAt = (assignment: AssignmentRow, userId: string) =>
    dues.get(keyOf(assignment.id, userId)) ?? assignment.due_at;
  return {
    testsOf: testsOfAssignment,
    dueAt,
    cellOf(assignment, userId) {
      const own = works.get(keyOf(assignment.id, userId)) ?? [];
      const standings = standingsOf({
        assignment,
        dueAt: dueAt(assignment, userId),
        parts: testsOfAssignment(assignment),
        work: own,
        now,
      });
      return presentCell({ assignment, parts: testsOfAssignment(assignment), own, standings, assessed });
    },
  };
}

function keyOf(assignmentId: string, userId: string): string {
  return `${assignmentId} ${userId}`;
}

interface Assessed {
  readonly bandOf: (row: AssessedRow) => number | null;
  readonly byId: ReadonlyMap<string, AssessedRow>;
  readonly bySitting: ReadonlyMap<string | null, readonly AssessedRow[]>;
}

interface CellSource {
  readonly assignment: AssignmentRow;
  readonly parts: readonly PartRow[];
  readonly own: readonly WorkRow[];
  readonly standings: readonly ItemStanding[];
  readonly assessed: Assessed;
}

interface ItemResult {
  readonly marks: number | null;
  readonly total: number;
  readonly band: number | null;
  readonly work: readonly DoneWork[];
}

function presentCell(source: CellSource): WorkCell {
  const { assignment, standings } = source;
  const results = assignment.items.map((_, index) => itemResult(source, index));
  const marked = results.filter(({ marks }) => marks !== null);
  const work = results.flatMap((result) => result.work);
  return {
    state: stateOf(standings),
    late: standings.some(({ late }) => late),
    done: standings.filter(({ state }) => state === 'done').length,
    marks: marked.length === 0 ? null : marked.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
    total: marked.reduce((sum, { total }) => sum + total, 0),
    band: results.length === 1 ? (results[0]?.band ?? null) : null,
    waiting: work.filter(({ waiting }) => waiting).length,
    work,
  };
}

/** The state of an assignment from those of its items. */
function stateOf(standings: readonly ItemStanding[]): WorkState {
  const has = (wanted: ItemStanding['state']) => standings.some(({ state }) => state === wanted);
  if (standings.every(({ state }) => state === 'done')) return 'done';
  if (has('running')) return 'running';
  if (has('missed')) return 'missed';
  if (has('done')) return 'running';
  return has('not_open') ? 'not_open' : 'open';
}

/** The result of the latest finished attempt at an item, or at each of its parts. */
function itemResult({ assignment, parts, own, assessed }: CellSource, index: number): ItemResult {
  const item = assignment.items[index];
  const rows = own.filter((row) => row.item === index && row.finished_at !== null);
  const ofParts = item ? partsOf(item, assignment, parts) : [];
  if (ofParts.length > 0) return partsResult(ofParts, rows, assessed);
  const sat = rows.findLast(({ sitting_id }) => sitting_id !== null);
  return sat ? sittingResult(sat, assessed) : { marks: null, total: 0, band: null, work: [] };
}

function partsResult(parts: readonly PartRow[], rows: readonly WorkRow[], { byId, bandOf }: Assessed): ItemResult {
  const finished = parts.flatMap((part) => {
    const row = rows.findLast(({ section_id }) => section_id === part.id);
    return row ? [{ part, row }] : [];
  });
  const marked = finished.filter(({ row }) => row.marks !== null);
  const marks = marked.length === 0 ? null : marked.reduce((sum, { row }) => sum + (row.marks ?? 0), 0);
  const total = marked.reduce((sum, { row }) => sum + (row.total ?? 0), 0);
  const bands = finished.flatMap(({ part, row }) => {
    const submission = byId.get(row.submission_id ?? '');
    return submission ? [{ part_number: part.part_number, band: bandOf(submission) }] : [];
  });
  const [first] = parts;
  return {
    marks,
    total,
    band: first ? bandOfParts() : null,
    work: finished.flatMap(({ part, row }) => {
      const of = { item: row.item, part_number: part.part_number };
      const submission = byId.get(row.submission_id ?? '');
      if (submission) return [submissionWork(submission, of)];
      return row.attempt_id === null ? [] : [{ kind: 'attempt' as const, id: row.attempt_id, waiting: false, ...of }];
    }),
  };

  function bandOfParts(): number | null {
    if (!first) return null;
    if (marks !== null) return examBand({ ...first, marks, total })?.band ?? null;
    return parts.length === 1 ? (bands[0]?.band ?? null) : assessedExamBand(first.skill, bands);
  }
}

function sittingResult(row: WorkRow, { bySitting, bandOf }: Assessed): ItemResult {
  const { item, results, sitting_id } = row;
  if (sitting_id === null) return { marks: null, total: 0, band: null, work: [] };
  const submissions = bySitting.get(sitting_id) ?? [];
  const marked = results.filter(({ marks }) => marks !== null);
  const bandOfSkill = (skill: string) => submissions.filter((one) => one.skill === skill);
  const bands = results.map(({ skill, variant, marks, total }) =>
    marks === null
      ? assessedExamBand(
          skill,
          bandOfSkill(skill).map((one) => ({ part_number: one.part_number, band: bandOf(one) })),
        )
      : (examBand({ skill, variant, marks, total })?.band ?? null),
  );
  const spoken = bandOfSkill('speaking').map(bandOf);
  return {
    marks: marked.length === 0 ? null : marked.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
    total: marked.reduce((sum, { total }) => sum + total, 0),
    band: results.length === 1 ? (bands[0] ?? null) : overallBand([...bands, ...spoken]),
    work: [
      { kind: 'sitting', id: sitting_id, item, part_number: null, waiting: false },
      ...submissions.map((one) => submissionWork(one, { item, part_number: one.part_number })),
    ],
  };
}

function submissionWork(
  { id, released_at }: AssessedRow,
  of: { readonly item: number; readonly part_number: number },
): DoneWork {
  return { kind: 'submission', id, waiting: released_at === null, ...of };
}
