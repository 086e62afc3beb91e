import type { ClassFigures, ClassTable, WorkCell } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, TEACHER } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const CLASS = `${ID}c1`;
const CALL = 'GET /api/class/:id/table';
const FIGURES = 'GET /api/class/:id/figures';
const AT = '2026-11-20T10:19:00.000Z';

const cell = (part: Partial<WorkCell> = {}): WorkCell => ({
  state: 'open',
  late: false,
  done: 0,
  marks: null,
  total: 0,
  band: null,
  waiting: 0,
  work: [],
  ...part,
});

const row = (name: string, end: string, one: WorkCell, sums: Partial<ClassTable['rows'][number]> = {}) => ({
  learner: { id: `${ID}${end}`, firstName: name, lastName: 'Pham', email: `${name}@example.com` },
  done: 0,
  overdue: 0,
  not_started: 0,
  waiting: 0,
  marks: 0,
  total: 0,
  ...sums,
  cells: [one],
});

const TABLE: ClassTable = {
  class: { id: CLASS, name: 'Evening class', archived: false },
  assignments: [
    {
      id: `${ID}a1`,
      name: 'Week 1',
      opens_at: AT,
      due_at: AT,
      conditions: 'practice',
      items: [{ kind: 'section', title: 'The Canal' }],
    },
  ],
  choices: [{ id: `${ID}a1`, name: 'Week 1' }],
  rows: [
    row(
      'Lan',
      '01',
      cell({
        state: 'done',
        late: true,
        done: 1,
        marks: 7,
        total: 9,
        work: [{ kind: 'attempt', id: `${ID}d1`, item: 0, part_number: 1, waiting: false }],
      }),
      { done: 1 },
    ),
    row('Minh', '02', cell({ late: true }), { overdue: 1, not_started: 1 }),
    row(
      'Ha',
      '03',
      cell({
        state: 'done',
        done: 1,
        waiting: 1,
        work: [{ kind: 'submission', id: `${ID}e1`, item: 0, part_number: 2, waiting: true }],
      }),
      { done: 1, waiting: 1 },
    ),
  ],
  learners: 3,
  counts: { overdue: 1, not_started: 1, waiting: 1 },
  page: 1,
  pages: 1,
  columns: 1,
  column_pages: 1,
};

const NO_FIGURES: ClassFigures = { learners: 3, bands: [], types: [], distribution: [] };

const FULL_FIGURES: ClassFigures = {
  learners: 12,
  bands: [
    {
      paper: 'academic_reading',
      weeks: [
        { week: '2026-11-02', band: 5.5, results: 3 },
        { week: '2026-11-09', band: 6.25, results: 4 },
      ],
    },
  ],
  types: [
    {
      type: 'TFNG',
      marks: 3,
      total: 10,
      questions: [
        {
          section_id: `${ID}51`,
          title: 'Rivers',
          part_number: 1,
          number: 4,
          attempt_id: `${ID}d2`,
          marks: 1,
          total: 5,
        },
      ],
    },
  ],
  distribution: [],
};

function open(table: ClassTable = TABLE, figures: ClassFigures = NO_FIGURES) {
  const api = fakeApi({
    'GET /api/user': () => json(TEACHER),
    [CALL]: () => json(table),
    [FIGURES]: () => json(figures),
  });
  return { api, ...renderConsole(`/classes/${CLASS}/work`) };
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('shows the state, marks and lateness of each learner, with links to answers and texts [D198]', async () => {
  open();
  const table = within(await screen.findByRole('region', { name: 'Learners and assignments' }));
  const [, lan, minh, ha] = table.getAllByRole('row');
  expect(lan?.textContent).toContain('FinishedLate');
  expect(lan?.textContent).toContain('7 / 9');
  expect(minh?.textContent).toContain('Not startedLate');
  expect(hrefOf(table.getByRole('link', { name: 'Lan Pham, Week 1: Part 1' }))).toBe(`/results/attempt/${ID}d1`);
  expect(hrefOf(table.getByRole('link', { name: 'Ha Pham, Week 1: Assess part 2' }))).toBe(`/assessing/${ID}e1`);
  expect(hrefOf(table.getByRole('link', { name: 'Minh Pham' }))).toBe(`/results/learner/${ID}02`);
  expect(ha?.textContent).toContain('1 to assess');
});

it('is narrowed by what the teacher is after, and the address says so [D198]', async () => {
  const { api, address } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Late (1)' }));
  await waitFor(() => expect(address()).toBe(`/classes/${CLASS}/work?state=overdue`));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest marks');
  await userEvent.selectOptions(screen.getByLabelText('Assignment'), 'Week 1');
  await waitFor(() =>
    expect(api.made(CALL).at(-1)?.query).toMatchObject({
      show: 'overdue',
      sort: 'marks',
      assignment: `${ID}a1`,
    }),
  );
});

it('has all assignments, page by page [D198]', async () => {
  const { api } = open({ ...TABLE, columns: 1, column_pages: 2 });
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier assignments' }));
  await waitFor(() => expect(api.made(CALL).at(-1)?.query).toMatchObject({ columns: '2' }));
});

it.each([
  ['no learners', { ...TABLE, learners: 0, rows: [] }, 'No learners yet'],
  ['no assignments', { ...TABLE, choices: [], assignments: [] }, 'Nothing is assigned yet'],
  ['no match', { ...TABLE, rows: [] }, 'No learners found'],
])('says what to do with %s [D198]', async (_, table, title) => {
  open(table);
  expect(await screen.findByText(title)).toBeTruthy();
});

it('says that a class of others was not found [D195]', async () => {
  fakeApi({
    'GET /api/user': () => json(TEACHER),
    [CALL]: () => failure(404, 'not_found', 'This class was not found.'),
  });
  renderConsole(`/classes/${CLASS}/work`);
  expect(await screen.findByText('This class was not found.')).toBeTruthy();
});

it('has figures with a table for each plot, and says why the distribution is hidden [D198]', async () => {
  open(TABLE, FULL_FIGURES);
  expect(await screen.findByRole('heading', { name: 'Reading (Academic): bands over time' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /the mean band went from 5.5 to 6.3/ })).toBeTruthy();
  expect(screen.getByText(/at least 10 learners of the class and 10 others/)).toBeTruthy();
  const question = screen.getByRole('link', { name: 'Rivers, question 4' });
  expect(hrefOf(question)).toBe(`/results/attempt/${ID}d2`);
  expect(screen.getByText('20% (1 of 5)')).toBeTruthy();
});
