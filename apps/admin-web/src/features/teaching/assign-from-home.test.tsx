import { failure, json, PUBLIC_CONFIG } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAssignable, buildAssignment, CLASS_ID, EXAM_ID } from '../../testing/build-class.ts';
import { fakeApi, TEACHER } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const ASSIGN = 'POST /api/class/:id/assignment';
const asTeacher = { 'GET /api/user': () => json(TEACHER) };
const TAUGHT = {
  now: '2026-11-20T10:19:00.000Z',
  overdue: [],
  overdue_total: 0,
  learners_total: 1,
  classes: [{ id: CLASS_ID, name: 'Evening class', learners: 1, overdue: 0, waiting: 0, assignments: [] }],
};

it('assigns a whole test in three actions, under exam conditions for a week [D196]', async () => {
  const api = fakeApi({
    ...asTeacher,
    'GET /api/config': () => json({ ...PUBLIC_CONFIG, timeZone: 'Asia/Ho_Chi_Minh' }),
    'GET /api/teaching': () => json(TAUGHT),
    'GET /api/assignable': () => json([buildAssignable()]),
    [ASSIGN]: () => json(buildAssignment(), 201),
  });
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: 'Assign to Evening class' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Time zone of the school: Asia/Ho_Chi_Minh')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Add Marsh' }));
  expect(dialog.getByText(/Anyone can take a test that is not locked/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Marsh was assigned to Evening class.')).toBeTruthy();
  const [call] = api.made(ASSIGN);
  expect(call?.id).toBe(CLASS_ID);
  expect(call?.body).toMatchObject({
    name: 'Marsh',
    conditions: 'exam',
    attempts_allowed: 1,
    answers_shown: 'after_due',
    items: [{ kind: 'exam', examID: EXAM_ID }],
  });
  const { opens_at = '', due_at = '' } = (call?.body ?? {}) as { opens_at?: string; due_at?: string };
  // The end of a day in Vietnam, about a week later.
  expect(due_at).toMatch(/T16:59:00\.000Z$/);
  const days = (Date.parse(due_at) - Date.parse(opens_at)) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThan(8);
});

it('assigns parts and mistakes for practice only, in order', async () => {
  const api = fakeApi({
    ...asTeacher,
    'GET /api/teaching': () => json(TAUGHT),
    'GET /api/assignable': () => json([buildAssignable()]),
    [ASSIGN]: () => json(buildAssignment(), 201),
  });
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: 'Assign to Evening class' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(dialog.getByText('Choose at least one test.')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Parts of Marsh' }));
  await user.click(dialog.getByRole('button', { name: 'Add Part 2: Text 2' }));
  expect(
    dialog.getByText(
      'Exam conditions are possible only if every chosen test is a full test. Speaking tests have no exam conditions.',
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add practice of mistakes' }));
  await user.click(dialog.getByRole('button', { name: 'Move Practice of 10 mistakes up' }));
  await user.click(dialog.getByText('More settings'));
  await user.click(dialog.getByRole('checkbox', { name: 'Learners must take the tests in this order' }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(api.made(ASSIGN)).toHaveLength(1));
  expect(api.made(ASSIGN)[0]?.body).toMatchObject({
    conditions: 'practice',
    answers_shown: 'at_once',
    in_order: true,
    items: [
      { kind: 'mistakes', questions: 10 },
      { kind: 'section', sectionID: buildAssignable().parts[1]?.sectionID },
    ],
  });
});

it('assigns several whole tests as one mock exam', async () => {
  const other = buildAssignable({ examID: EXAM_ID.replace('e1', 'e2'), title: 'Talks', skill: 'listening' });
  const api = fakeApi({
    ...asTeacher,
    'GET /api/teaching': () => json(TAUGHT),
    'GET /api/assignable': () => json([buildAssignable(), other]),
    [ASSIGN]: () => json(buildAssignment(), 201),
  });
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: 'Assign to Evening class' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Add Talks' }));
  expect(dialog.queryByRole('checkbox', { name: /^Mock exam/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add Marsh' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Mock exam/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(api.made(ASSIGN)).toHaveLength(1));
  expect(api.made(ASSIGN)[0]?.body).toMatchObject({
    conditions: 'exam',
    items: [{ kind: 'mock', examIDs: [other.examID, EXAM_ID] }],
  });
});

it('names what is wrong with an assignment, and loses nothing of it', async () => {
  fakeApi({
    ...asTeacher,
    'GET /api/teaching': () => json(TAUGHT),
    'GET /api/assignable': () => json([buildAssignable()]),
    [ASSIGN]: () => failure(409, 'conflict', 'Evening class is archived. Restore it before you assign tests.'),
  });
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: 'Assign to Evening class' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Add Marsh' }));
  const due = dialog.getByLabelText('Due');
  await user.clear(due);
  await user.type(due, '2020-01-01T09:00');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(dialog.getByText('The due time must be after the opening time.')).toBeTruthy();
  await user.clear(due);
  await user.type(due, '2099-01-01T09:00');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText('Evening class is archived. Restore it before you assign tests.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Marsh');
});
