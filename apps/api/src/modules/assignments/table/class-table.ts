import type { ClassTable, ClassTableQuery, ClassTableRow, WorkCell } from '@bandwise/api-contract/admin';
import type { Selectable } from 'kysely';
import type { ClassesTable } from '../../../db/schema.ts';
import { assignmentNotFound, titleOf } from '../assigned.ts';
import { findAssignments, type AssignmentRow } from '../assignments.repo.ts';
import { testsOf } from '../standings.ts';
import { findLearners, type LearnerRow } from './table.repo.ts';
import { readWork, type TableContext, type WorkOfClasses } from './work-of-classes.ts';

const ROWS = 30;
const COLUMNS = 8;

type Filter = Pick<ClassTableQuery, 'assignment' | 'order' | 'show' | 'sort'>;
type ClassRow = Pick<Selectable<ClassesTable>, 'archived_at' | 'id' | 'name'>;

/** All that a filter finds. */
export interface WholeTable {
  readonly all: readonly AssignmentRow[];
  readonly assignments: readonly AssignmentRow[];
  readonly rows: readonly ClassTableRow[];
  readonly learners: number;
  readonly counts: ClassTable['counts'];
  readonly work: WorkOfClasses;
}

/** A page of a table. The state of each learner counts all assignments, so all are read. */
export async function readClassTable(
  context: TableContext,
  { id, name, archived_at }: ClassRow,
  { page: wantedPage, columns: wantedColumns, ...filter }: ClassTableQuery,
): Promise<ClassTable> {
  const { all, assignments, rows, learners, counts, work } = await readWholeTable(context, id, filter);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS));
  const column_pages = Math.max(1, Math.ceil(assignments.length / COLUMNS));
  const page = Math.min(wantedPage, pages);
  const columns = Math.min(wantedColumns, column_pages);
  const ofPage = <T>(list: readonly T[]) => list.slice((columns - 1) * COLUMNS, columns * COLUMNS);
  return {
    class: { id, name, archived: archived_at !== null },
    assignments: ofPage(assignments).map((assignment) => ({
      id: assignment.id,
      name: assignment.name,
      opens_at: assignment.opens_at.toISOString(),
      due_at: assignment.due_at.toISOString(),
      conditions: assignment.conditions,
      items: itemTitles(assignment, work),
    })),
    choices: all.map((assignment) => ({ id: assignment.id, name: assignment.name })),
    rows: rows
      .slice((page - 1) * ROWS, page * ROWS)
      .map(({ cells, ...row }) => Object.assign(row, { cells: ofPage(cells) })),
    learners,
    counts,
    page,
    pages,
    columns,
    column_pages,
  };
}

export function itemTitles({ items, ...assignment }: AssignmentRow, work: WorkOfClasses) {
  const tests = work.testsOf({ items, ...assignment });
  return items.map((item) => ({ kind: item.kind, title: titleOf(item.kind, testsOf(item, tests)) }));
}

/** @throws 404 if the filter names an assignment that the class does not have */
export async function readWholeTable(context: TableContext, classId: string, filter: Filter): Promise<WholeTable> {
  const assignmentRows = await findAssignments(context.db, classId);
  // Assignments that are not open yet have no work, so they are last.
  const isOpen = ({ opens_at }: AssignmentRow) => opens_at <= context.now;
  const all = [...assignmentRows.filter(isOpen), ...assignmentRows.filter((one) => !isOpen(one))];
  const assignments = filter.assignment === undefined ? all : all.filter(({ id }) => id === filter.assignment);
  if (filter.assignment !== undefined && assignments.length === 0) throw assignmentNotFound();
  const learners = await findLearners(context.db, [classId]);
  const work = await readWork(context, assignments);
  const rows = learners.map((learner) => rowOf(learner, assignments, work));
  return {
    all,
    assignments,
    rows: sorted(
      rows.filter((row) => isShown(row, filter)),
      filter,
    ),
    learners: learners.length,
    counts: {
      overdue: rows.filter(({ overdue }) => overdue > 0).length,
      not_started: rows.filter(({ not_started }) => not_started > 0).length,
      waiting: rows.filter(({ waiting }) => waiting > 0).length,
    },
    work,
  };
}

function rowOf(
  { id, first_name, last_name, email }: LearnerRow,
  assignments: readonly AssignmentRow[],
  work: WorkOfClasses,
): ClassTableRow {
  const cells = assignments.map((assignment) => work.cellOf(assignment, id));
  return {
    learner: { id, firstName: first_name, lastName: last_name, email },
    done: cells.filter(({ state }) => state === 'done').length,
    overdue: cells.filter(isOverdue).length,
    not_started: cells.filter(isNotStarted).length,
    waiting: cells.reduce((sum, { waiting }) => sum + waiting, 0),
    marks: cells.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
    total: cells.reduce((sum, { total }) => sum + total, 0),
    cells,
  };
}

/** Not finished after the due time. */
export function isOverdue({ state, late }: WorkCell): boolean {
  return late && state !== 'done';
}

function isNotStarted({ state, done }: WorkCell): boolean {
  return state === 'open' || (state === 'missed' && done === 0);
}

function isShown(row: ClassTableRow, { show }: Filter): boolean {
  return show === 'all' || row[show] > 0;
}

/** Rows that are equal stay in the order of names. */
function sorted(rows: readonly ClassTableRow[], { sort, order }: Filter): readonly ClassTableRow[] {
  if (sort === 'name') return order === 'asc' ? rows : rows.toReversed();
  const key = ({ done, marks, total }: ClassTableRow) => (sort === 'done' ? done : total === 0 ? 0 : marks / total);
  return rows.toSorted((a, b) => (order === 'asc' ? key(a) - key(b) : key(b) - key(a)));
}
