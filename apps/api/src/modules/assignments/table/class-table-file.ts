import type { WorkCell, WorkState } from '@bandwise/api-contract/admin';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import type { WholeTable } from './class-table.ts';

const STATES = {
  not_open: 'Not open yet',
  open: 'Not started',
  running: 'In progress',
  done: 'Finished',
  missed: 'Missed',
} as const satisfies Record<WorkState, string>;

const LEARNER = ['First name', 'Last name', 'Email', 'Finished', 'Late', 'Not started', 'Waiting to be assessed'];

/** All rows and columns of a table. Each assignment has columns for the state, lateness, marks, band and waiting work. */
export function classTableFile({ assignments, rows }: Pick<WholeTable, 'assignments' | 'rows'>): string {
  const columns = assignments.flatMap(({ name }) => [
    name,
    ...['late', 'marks', 'total', 'band', 'waiting'].map((column) => `${name}: ${column}`),
  ]);
  return writeCsv(
    [...LEARNER, ...columns],
    rows.map(({ learner, done, overdue, not_started, waiting, cells }) => [
      learner.firstName,
      learner.lastName,
      learner.email,
      ...[done, overdue, not_started, waiting].map(String),
      ...cells.flatMap(cellsOf),
    ]),
  );
}

function cellsOf({ state, late, marks, total, band, waiting }: WorkCell): readonly string[] {
  return [
    STATES[state],
    late ? 'Yes' : 'No',
    marks === null ? '' : String(marks),
    marks === null ? '' : String(total),
    band === null ? '' : band.toFixed(1),
    String(waiting),
  ];
}
