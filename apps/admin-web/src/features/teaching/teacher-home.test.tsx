import type { AssessmentQueue, Teaching } from '@bandwise/api-contract/admin';
import { json, PUBLIC_CONFIG } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADMINISTRATOR, fakeApi, TEACHER } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const CLASS = { id: `${ID}c1`, name: 'Evening class' };
const AT = '2026-11-20T10:19:00.000Z';
const late = (name: string, end: string) => ({
  learner: { id: `${ID}${end}`, firstName: name, lastName: 'Pham', email: `${name}@example.com` },
  class: CLASS,
  assignment: { id: `${ID}a1`, name: 'Week 1' },
  due_at: AT,
  state: 'open' as const,
});

const TEACHING: Teaching = {
  now: AT,
  overdue: [late('Lan', '01'), late('Minh', '02')],
  overdue_total: 2,
  learners_total: 24,
  classes: [
    {
      ...CLASS,
      learners: 25,
      overdue: 2,
      waiting: 3,
      assignments: [
        {
          id: `${ID}a1`,
          name: 'Week 1',
          due_at: AT,
          conditions: 'practice',
          open: false,
          done: 23,
          marks: 30,
          total: 40,
        },
      ],
    },
  ],
};

const QUEUE: AssessmentQueue = {
  submissions: [],
  counts: { waiting: 3, second_opinion: 0, assessed: 0 },
  page: 1,
  pages: 1,
  total: 0,
};

function open(teaching: Teaching, at = '/', user: object = TEACHER) {
  fakeApi({
    'GET /api/user': () => json(user),
    'GET /api/config': () => json({ ...PUBLIC_CONFIG, submissions: true, learnerWebUrl: 'https://learn.example.com' }),
    'GET /api/teaching': () => json(teaching),
    'GET /api/submission/queue': () => json(QUEUE),
  });
  renderConsole(at);
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('answers who is late, what waits and how the classes are doing [D198]', async () => {
  open(TEACHING);
  const section = within(await screen.findByRole('region', { name: 'Who is late?' }));
  expect(hrefOf(section.getByRole('link', { name: 'Week 1' }))).toBe(
    `/classes/${CLASS.id}/work?state=overdue&assignment=${ID}a1`,
  );
  expect(hrefOf(section.getByRole('link', { name: 'Minh Pham' }))).toBe(`/results/learner/${ID}02`);
  expect(await screen.findByRole('region', { name: 'What is waiting for me?' })).toBeTruthy();
  expect(screen.getByText('24')).toBeTruthy();
  expect(screen.getByText('25 learners · 2 late · 3 to assess')).toBeTruthy();
  expect(screen.getByText(/23 of 25 finished · was due .* · 75% correct/)).toBeTruthy();
});

it('leads a teacher without a class to the first one [D194]', async () => {
  open({ ...TEACHING, overdue: [], overdue_total: 0, classes: [] });
  expect(hrefOf(await screen.findByRole('link', { name: 'Create class' }))).toBe('/classes');
  expect(screen.getByText(/1\. Create a class\. 2\. Invite learners/)).toBeTruthy();
});

it('is a page for administrators who teach, too [D202]', async () => {
  open(TEACHING, '/teaching', ADMINISTRATOR);
  expect(await screen.findByRole('heading', { level: 1, name: 'My teaching' })).toBeTruthy();
});
