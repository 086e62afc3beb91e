import { failure, json, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildListedClass, listedClasses, CLASS_ID, OTHER_CLASS_ID } from '../../../testing/build-class.ts';
import { fakeApi, TEACHER } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { buildAssessment, buildQueued, OWN_CLAIM, queueOf, SUBMISSION_ID } from '../testing/build-assessment.ts';

const QUEUE = 'GET /api/submission/queue';
const READ = 'GET /api/submission/share';
const SHARE = 'POST /api/submission/share';
const ASSIGN = 'PUT /api/submission/:id/assessor';
const GRACE = { id: '00000000-0000-4000-8000-0000000000a7', name: 'Grace Hopper' };
const MAI = { id: '00000000-0000-4000-8000-0000000000a8', name: 'Mai Tran' };
const ADA = { id: TEACHER.id, name: 'Ada Lovelace' };

const share = (unshared: number, ada: number, grace: number) => ({
  unshared,
  assessors: [
    { ...GRACE, waiting: grace },
    { ...ADA, waiting: ada },
  ],
});

function openQueue(handlers: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({
    'GET /api/user': () => json(TEACHER),
    'GET /api/class': () => json(listedClasses([buildListedClass()])),
    [QUEUE]: () => json(queueOf([buildQueued()])),
    [READ]: () => json(share(3, 2, 0)),
    ...handlers,
  });
  return { api, ...renderConsole('/assessing') };
}

// In tests without layout, the menu is hidden, because it takes its button for scrolled away.
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
const openDialog = async ({ user }: ReturnType<typeof openQueue>) => {
  const open = await screen.findByRole('button', { name: 'Share out' });
  open.focus();
  await user.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Share out submissions' }));
};

it('lists how many submissions of the class wait for each assessor [D201]', async () => {
  const { api } = openQueue();
  const list = within(await screen.findByRole('region', { name: 'Waiting in Evening class' }));
  const rows = await list.findAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['Grace Hopper0', 'You2', 'No one yet3']);
  expect(api.made(READ).at(-1)?.query).toEqual({ class: CLASS_ID });
});

it('lists those for whom submissions of any class wait, where the caller has several classes [D201]', async () => {
  const other = buildListedClass({ id: OTHER_CLASS_ID, name: 'Morning class' });
  const { api } = openQueue({
    'GET /api/class': () => json(listedClasses([buildListedClass(), other])),
    [READ]: () =>
      json({
        unshared: 3,
        assessors: [
          { ...GRACE, waiting: 0 },
          { ...ADA, waiting: 0 },
          { ...MAI, waiting: 4 },
        ],
      }),
  });
  const list = within(await screen.findByRole('region', { name: 'Waiting for each assessor' }));
  const rows = await list.findAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['You0', 'Mai Tran4', 'No one yet3']);
  expect(api.made(READ)[0]?.query).toEqual({});
});

it('says that the assessors could not be loaded, beside the queue', async () => {
  openQueue({ [READ]: () => failure(500, 'internal', 'Server error') });
  expect(await screen.findByText('The assessors could not be loaded.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Flexible hours' })).toBeTruthy();
});

it('shows how many each assessor would get, shares out, and shows what each got, by keyboard [D201]', async () => {
  const view = openQueue({ [SHARE]: () => json(share(0, 3, 2)) });
  const dialog = await openDialog(view);
  const grace = await dialog.findByRole('checkbox', { name: /^Grace Hopper/ });
  expect(dialog.getByText('3 submissions have no assessor yet.')).toBeTruthy();
  expect(dialog.getByText('0 waiting, will get 3')).toBeTruthy();
  expect(dialog.getByText('2 waiting, will get 0')).toBeTruthy();
  grace.focus();
  await view.user.keyboard(' ');
  expect(dialog.getByText('2 waiting, will get 3')).toBeTruthy();
  await view.user.keyboard(' ');
  dialog.getByRole('button', { name: 'Share out' }).focus();
  await view.user.keyboard('{Enter}');
  expect(await dialog.findByText('Submissions shared out')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Grace Hopper: 2',
    'Ada Lovelace: 1',
  ]);
  const [body] = view.api.made(SHARE).map((call) => call.body);
  expect(body).toMatchObject({ class: CLASS_ID });
  expect(new Set((body as { assessors: string[] }).assessors)).toEqual(new Set([GRACE.id, ADA.id]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'));
});

it('shares out to at least one assessor, and shows why the server refused', async () => {
  const view = openQueue({ [SHARE]: () => failure(422, 'invalid', 'One of the chosen people left.') });
  const dialog = await openDialog(view);
  for (const box of await dialog.findAllByRole('checkbox')) await view.user.click(box);
  await view.user.click(dialog.getByRole('button', { name: 'Share out' }));
  expect(dialog.getByText('Choose at least one assessor.')).toBeTruthy();
  await view.user.click(dialog.getByRole('checkbox', { name: /^Grace Hopper/ }));
  await view.user.click(dialog.getByRole('button', { name: 'Share out' }));
  expect(await dialog.findByText('One of the chosen people left.')).toBeTruthy();
});

it('says that nothing is left to share out, or that there is no class', async () => {
  const dialog = await openDialog(openQueue({ [READ]: () => json(share(0, 2, 1)) }));
  expect(await dialog.findByText('Nothing to share out')).toBeTruthy();
});

it('leads to the classes where there is none', async () => {
  const dialog = await openDialog(openQueue({ 'GET /api/class': () => json(listedClasses([])) }));
  expect(await dialog.findByRole('link', { name: 'Classes' })).toBeTruthy();
});

it('asks for a class where the caller has several', async () => {
  const other = buildListedClass({ id: OTHER_CLASS_ID, name: 'Morning class' });
  const view = openQueue({ 'GET /api/class': () => json(listedClasses([buildListedClass(), other])) });
  const dialog = await openDialog(view);
  await view.user.selectOptions(dialog.getByRole('combobox', { name: 'Class' }), 'Morning class');
  await waitFor(() => expect(view.api.made(READ).at(-1)?.query).toEqual({ class: OTHER_CLASS_ID }));
});

it('assigns one submission by hand, and takes it back [D201]', async () => {
  const view = openQueue({ [ASSIGN]: () => json(buildAssessment({ assigned_to: GRACE })) });
  const assign = 'Assign “Flexible hours” by Mai Tran';
  (await screen.findByRole('button', { name: assign })).focus();
  await screen.findByRole('region', { name: 'Waiting in Evening class' });
  await view.user.keyboard('{Enter}');
  await view.user.click(await menuItem('Assign to Grace Hopper (0 waiting)'));
  expect(await screen.findByText('Assigned to Grace Hopper')).toBeTruthy();
  view.api.on(QUEUE, () => json(queueOf([buildQueued({ assigned_to: GRACE })])));
  view.api.on(ASSIGN, () => json(buildAssessment()));
  await waitFor(() => expect(view.api.made(QUEUE).length).toBeGreaterThan(1));
  expect(view.api.made(ASSIGN).map(({ body }) => body)).toEqual([{ assessor: GRACE.id }]);
  expect(view.api.made(READ).some(({ query }) => query['learner'] !== undefined)).toBe(true);
});

it('moves the focus to the next row when a row leaves the list, and to the heading after the last one [D201]', async () => {
  const [first, second] = [
    buildQueued({ assigned_to: ADA }),
    buildQueued({ assigned_to: ADA, id: GRACE.id, title: 'Night buses' }),
  ];
  const rows = [first, second];
  const view = openQueue({
    [QUEUE]: () => json(queueOf(rows)),
    [ASSIGN]: () => {
      rows.shift();
      return json(buildAssessment());
    },
  });
  const takeBack = async (title: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Assign “${title}” by Mai Tran` }));
    await view.user.click(await menuItem('Remove Ada Lovelace as assessor'));
  };
  await takeBack('Flexible hours');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Night buses'));
  await takeBack('Night buses');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

it('changes the assessor where the draft is written, without losing the draft', async () => {
  const assessment = buildAssessment({ claim: OWN_CLAIM, assigned_to: GRACE });
  const api = fakeApi({
    [READ]: () => json(share(0, 0, 1)),
    'GET /api/submission/:id/assessment': () => json(assessment),
    'PUT /api/submission/:id/assessment': () =>
      json({ revision: 5, saved_at: '2026-11-28T09:01:00.000Z', claim: OWN_CLAIM }),
    [ASSIGN]: () => json({ ...assessment, assigned_to: null }),
  });
  const { user } = renderConsole(`/assessing/${SUBMISSION_ID}`);
  const summary = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
  await user.type(summary, 'Clear.');
  await user.click(screen.getByRole('button', { name: /^Assign “Flexible hours”/ }));
  await user.click(await menuItem('Remove Grace Hopper as assessor'));
  expect(await screen.findByText(/Assigned to: No one yet$/)).toBeTruthy();
  expect(api.made(ASSIGN).map(({ body }) => body)).toEqual([{ assessor: null }]);
  expect(summary.isConnected).toBe(true);
  expect(summary.value).toBe('Clear.');
});
