import type { Assigned } from '@bandwise/api-contract/learner';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSIGNED_ID, buildAssigned, buildAssignedItem, buildAssignedPart } from '../../testing/build-assigned.ts';
import { failure, fakeApi, json, type Handler } from '../../testing/fake-api.ts';
import { address, renderApp } from '../../testing/render-app.tsx';

const ONE = 'GET /api/assigned/:id';
const START = 'POST /api/assigned/:id/start';
const SITTING_ID = ASSIGNED_ID.replace('a1', 'd1');

function open(assigned: Assigned, handlers: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({ [ONE]: () => json(assigned), ...handlers });
  const user = renderApp(`/assigned/${assigned.id}`, { token: 'abc' });
  return { api, user };
}

it('shows the rules, and starts a test as a sitting [D196]', async () => {
  const assigned = buildAssigned({ note: 'Read calmly.', extra_time: { percent: 25, minutes: 5 } });
  const { api, user } = open(assigned, { [START]: () => json({ sittingID: SITTING_ID, section: null, grants: {} }) });
  expect(await screen.findByRole('heading', { name: 'Week 1' })).toBeTruthy();
  const rules = within(screen.getByRole('region', { name: 'Rules' })).getAllByRole('listitem');
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    'Exam conditions: the clock cannot be paused. You cannot start after the due time.',
    'You have 1 attempt.',
    'You see your marks and the correct answers when you have finished.',
    'You have extra time: 25% and 5 minutes.',
    'Your teacher sees your results and what you hand in.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Start: Harbours' }));
  await waitFor(() => expect(address()).toBe(`/sitting/${SITTING_ID}`));
  expect(api.made(START).map(({ body }) => body)).toEqual([{ item: 0 }]);
});

it('sends the start code, and shows why it was refused [D199]', async () => {
  const { api, user } = open(buildAssigned({ needs_code: true }), {
    [START]: () => failure(422, 'wrong_start_code', 'This is not the start code. Check it, or ask your teacher.'),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Start code/ }), 'Heron 7');
  await user.click(screen.getByRole('button', { name: 'Start: Harbours' }));
  expect((await screen.findByText(/^This is not the start code/)).getAttribute('role')).toBe('alert');
  expect(api.made(START).map(({ body }) => body)).toEqual([{ item: 0, code: 'Heron 7' }]);
});

it('starts one of several parts, and stores the grant of a locked one [D196]', async () => {
  const second = buildAssignedPart({ sectionID: ASSIGNED_ID.replace('a1', 'b2'), part_number: 2, title: 'The lock' });
  const done = buildAssignedPart({ state: 'done', may_start: false, marks: 11, attemptID: SITTING_ID });
  const item = buildAssignedItem({ state: 'running', parts: [done, second] });
  const { api, user } = open(buildAssigned({ conditions: 'practice', items: [item] }), {
    [START]: () =>
      json({
        sittingID: null,
        section: { id: second.sectionID, skill: 'reading' },
        grants: { [second.sectionID]: 'granted' },
      }),
  });
  const result = await screen.findByRole('link', { name: 'See result: The canal' });
  expect(result.getAttribute('href')).toContain(`?review=${SITTING_ID}`);
  await user.click(screen.getByRole('button', { name: 'Start: The lock' }));
  await waitFor(() => expect(address()).toBe(`/practice/reading/part2/${second.sectionID}`));
  expect(api.made(START)[0]?.body).toEqual({ item: 0, sectionID: second.sectionID });
  expect(sessionStorage.getItem(`section_grant:${second.sectionID}`)).toBe('granted');
});

it('leads to the practice of mistakes, and shows how far it is', async () => {
  const item = buildAssignedItem({
    kind: 'mistakes',
    title: '',
    skills: [],
    state: 'running',
    may_start: false,
    practice: { questions: 10, answered: 3 },
  });
  const { user } = open(buildAssigned({ conditions: 'practice', items: [item] }), {
    [START]: () => json({ sittingID: null, section: null, grants: {} }),
  });
  expect(await screen.findByText('3 of 10 questions answered')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue: Practise your mistakes' }));
  await waitFor(() => expect(address()).toBe('/progress/practise'));
});

it('shows what is done with its band, what is missed, and what comes later', async () => {
  const items = [
    buildAssignedItem({
      state: 'done',
      late: true,
      may_start: false,
      sittingID: SITTING_ID,
      marks: 30,
      total: 40,
      band: { band: 7, provisional: false },
    }),
    buildAssignedItem({ title: 'Lighthouses', state: 'missed', late: true, may_start: false }),
    buildAssignedItem({ title: 'Herons', state: 'waiting', may_start: false }),
  ];
  open(buildAssigned({ items }));
  await screen.findByText('Harbours');
  const texts = ['Harbours', 'Lighthouses', 'Herons'].map((name) => screen.getByText(name).closest('li')?.textContent);
  expect(texts[0]).toMatch(/Harbours.*Done.*Late.*30 of 40.*Band 7\.0.*See result/);
  expect(texts[1]).toMatch(/Lighthouses.*Missed/);
  expect(texts[2]).toMatch(/Herons.*Finish the previous one first/);
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
});

it('says that an assignment could not be loaded, and tries again', async () => {
  const { api, user } = open(buildAssigned(), {
    [ONE]: () => failure(404, 'not_found', 'This assignment was not found.'),
  });
  expect(await screen.findByText('This assignment was not found.')).toBeTruthy();
  api.on(ONE, () => json(buildAssigned()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Week 1' })).toBeTruthy();
});

it('lists all assignments, what is to do before what is done [D196]', async () => {
  const done = buildAssigned({ id: SITTING_ID, name: 'Week 0', items: [buildAssignedItem({ state: 'done' })] });
  fakeApi({
    'GET /api/assigned': () => json({ now: '2026-11-28T09:00:00.000Z', assigned: [buildAssigned(), done] }),
  });
  renderApp('/assigned', { token: 'abc' });
  const todo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(todo.getByRole('link', { name: 'Week 1' }).getAttribute('href')).toBe(`/assigned/${ASSIGNED_ID}`);
  expect(within(screen.getByRole('region', { name: 'Done' })).getByText('Week 0')).toBeTruthy();
});

it('explains an empty list', async () => {
  fakeApi();
  renderApp('/assigned', { token: 'abc' });
  expect(await screen.findByText('No assignments yet')).toBeTruthy();
});
