import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildListedClass, listedClasses, CLASS_ID, OTHER_CLASS_ID } from '../../../testing/build-class.ts';
import { ADMINISTRATOR, fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import {
  buildAssessment,
  buildQueued,
  OTHER_CLAIM,
  OWN_CLAIM,
  queueOf,
  SUBMISSION_ID,
} from '../testing/build-assessment.ts';

const QUEUE = 'GET /api/submission/queue';
const OTHER_ID = SUBMISSION_ID.replace('e1', 'e9');

it('lists the texts that wait with their learner, and who claimed them [D183]', async () => {
  const texts = [
    buildQueued({ claim: OTHER_CLAIM }),
    buildQueued({ id: OTHER_ID, title: 'Cheap flights', has_draft: true }),
  ];
  fakeApi({ [QUEUE]: () => json(queueOf(texts)) });
  renderConsole('/assessing');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain('Claimed by Grace Hopper');
  expect(within(rows[1] ?? document.body).queryByRole('button', { name: /^Claim / })).toBeNull();
  expect(rows[2]?.textContent).toContain('Draft saved');
  expect(screen.getByRole('link', { name: 'Cheap flights' }).getAttribute('href')).toBe(`/assessing/${OTHER_ID}`);
  expect(screen.getByRole('radio', { name: 'Waiting (2)' })).toBeTruthy();
});

it('claims a text and opens it', async () => {
  const api = fakeApi({
    [QUEUE]: () => json(queueOf([buildQueued()])),
    'POST /api/submission/:id/claim': () => json(buildAssessment({ claim: OWN_CLAIM })),
    'GET /api/submission/:id/assessment': () => json(buildAssessment({ claim: OWN_CLAIM })),
  });
  const { user, address } = renderConsole('/assessing');
  await user.click(await screen.findByRole('button', { name: 'Claim “Flexible hours” by Mai Tran' }));
  await waitFor(() => expect(address()).toBe(`/assessing/${SUBMISSION_ID}`));
  expect(await screen.findByRole('button', { name: 'Release' })).toBeTruthy();
  expect(api.made('POST /api/submission/:id/claim')).toHaveLength(1);
});

it('shows why a text could not be claimed, and the queue as it is then', async () => {
  const api = fakeApi({
    [QUEUE]: () => json(queueOf([buildQueued()])),
    'POST /api/submission/:id/claim': () =>
      failure(409, 'submission_claimed', 'Grace Hopper is assessing this text now.'),
  });
  const { user } = renderConsole('/assessing');
  const claim = await screen.findByRole('button', { name: /^Claim / });
  api.on(QUEUE, () => json(queueOf([buildQueued({ claim: OTHER_CLAIM })])));
  await user.click(claim);
  expect(await screen.findByText('Grace Hopper is assessing this text now.')).toBeTruthy();
  expect(await screen.findByText('Claimed by Grace Hopper')).toBeTruthy();
});

it('finds texts by words, and shows assessed ones with their bands', async () => {
  const api = fakeApi({ [QUEUE]: () => json(queueOf([])) });
  const { user, address } = renderConsole('/assessing');
  expect(await screen.findByText('No submissions are waiting')).toBeTruthy();
  const assessed = buildQueued({ band: 6.25, released_at: '2026-11-27T09:00:00.000Z' });
  api.on(QUEUE, () => json(queueOf([assessed], { counts: { waiting: 0, second_opinion: 0, assessed: 1 } })));
  await user.click(screen.getByRole('radio', { name: /^Assessed/ }));
  expect(await screen.findByText('Band 6.25')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Claim / })).toBeNull();
  expect(address()).toBe('/assessing?state=assessed');
});

it('shows second opinions apart, and offers a claim to those who may give one', async () => {
  const known = buildQueued({ opinions: 'second', may_claim: false });
  const wanted = buildQueued({
    id: OTHER_ID,
    title: 'Cheap flights',
    opinions: 'second',
    released_at: known.handed_in_at,
  });
  const settle = buildQueued({ id: SUBMISSION_ID.replace('e1', 'e8'), title: 'Town parks', opinions: 'settle' });
  const counts = { waiting: 0, second_opinion: 3, assessed: 1 };
  const api = fakeApi({ [QUEUE]: () => json(queueOf([known, wanted, settle], { counts })) });
  const { user } = renderConsole('/assessing');
  await user.click(await screen.findByRole('radio', { name: 'Second opinions (3)' }));
  await waitFor(() => expect(api.made(QUEUE).at(-1)?.query).toMatchObject({ state: 'second_opinion' }));
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).queryAllByRole('button', { name: /^Claim / }).length)).toEqual([0, 1, 1]);
  expect(rows[1]?.textContent).toContain('Second opinion requested');
  expect(rows[2]?.textContent).toContain('Two opinions to compare');
});

it('narrows the list to one learner and one test, in the address, and back', async () => {
  const api = fakeApi({ [QUEUE]: () => json(queueOf([buildQueued()])) });
  const { user, address } = renderConsole('/assessing');
  const { learner, exam_id } = buildQueued();
  await user.click(
    (await screen.findAllByRole('button', { name: 'Only submissions by Mai Tran' }))[0] ?? document.body,
  );
  expect(address()).toBe(`/assessing?learner=${learner.id}`);
  await user.click(await screen.findByRole('button', { name: 'Only submissions for Writing Practice 1' }));
  await waitFor(() => expect(api.made(QUEUE).at(-1)?.query).toMatchObject({ learner: learner.id, exam: exam_id }));
  await user.click(screen.getByRole('button', { name: 'Remove filter: Only submissions by Mai Tran' }));
  expect(address()).toBe(`/assessing?exam=${exam_id}`);
  await user.click(screen.getByRole('button', { name: 'Remove filter: Only submissions for Writing Practice 1' }));
  expect(address()).toBe('/assessing');
});

it('narrows the list to a class and to an assessor, in the address, and says who assesses each text [D201]', async () => {
  const own = buildQueued({ assigned_to: { id: ADMINISTRATOR.id, name: 'Ada Lovelace' } });
  const other = buildQueued({ id: OTHER_ID, assigned_to: { id: OTHER_ID, name: 'Grace Hopper' } });
  const free = buildQueued({ id: SUBMISSION_ID.replace('e1', 'e8') });
  const api = fakeApi({
    [QUEUE]: () => json(queueOf([own, other, free])),
    'GET /api/class': () =>
      json(listedClasses([buildListedClass(), buildListedClass({ id: OTHER_CLASS_ID, archived: true })])),
  });
  const { user, address } = renderConsole('/assessing');
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent.match(/Assigned to: (You|Grace Hopper|No one yet)/)?.[1])).toEqual([
    'You',
    'Grace Hopper',
    'No one yet',
  ]);
  const classes = screen.getByRole('combobox', { name: 'Class' });
  await waitFor(() => expect(within(classes).getAllByRole('option')).toHaveLength(2));
  await user.selectOptions(classes, 'Evening class');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'No one yet');
  expect(address()).toBe(`/assessing?class=${CLASS_ID}&shared=none`);
  await waitFor(() => expect(api.made(QUEUE).at(-1)?.query).toMatchObject({ class: CLASS_ID, shared: 'none' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Anyone');
  expect(address()).toBe(`/assessing?class=${CLASS_ID}`);
});

it('finds a class by its name where there are many, and shows the chosen one of another page [D201]', async () => {
  const chosen = buildListedClass({ id: OTHER_CLASS_ID, name: 'Zebra class' });
  const api = fakeApi({
    [QUEUE]: () => json(queueOf([buildQueued()])),
    'GET /api/class': ({ query }) =>
      json(
        query['id'] === OTHER_CLASS_ID || query['search'] === 'zeb'
          ? listedClasses([chosen])
          : listedClasses([buildListedClass()], { pages: 9, total: 400 }),
      ),
  });
  const { user, address } = renderConsole(`/assessing?class=${OTHER_CLASS_ID}`);
  const classes = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Class' });
  await waitFor(() => expect(classes.selectedOptions[0]?.textContent).toBe('Zebra class'));
  await user.selectOptions(classes, 'All classes');
  expect(address()).toBe('/assessing');
  await user.type(screen.getByRole('searchbox', { name: 'Search classes' }), 'zeb');
  await waitFor(() => expect(api.made('GET /api/class').at(-1)?.query).toMatchObject({ search: 'zeb' }));
  await within(classes).findByRole('option', { name: 'Zebra class' });
  await user.selectOptions(classes, 'Zebra class');
  expect(address()).toBe(`/assessing?class=${OTHER_CLASS_ID}`);
});

it('switches the daily mail on for the assessor', async () => {
  const api = fakeApi({
    [QUEUE]: () => json(queueOf([])),
    'GET /api/assessor': () => json({ remarks: [], daily_mail: false }),
    'PUT /api/assessor/daily-mail': () => json({ remarks: [], daily_mail: true }),
  });
  const { user } = renderConsole('/assessing');
  const mail = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Email me once a day/ });
  await user.click(mail);
  await waitFor(() => expect(mail.checked).toBe(true));
  expect(api.made('PUT /api/assessor/daily-mail').map(({ body }) => body)).toEqual([{ daily_mail: true }]);
});

it('says that the queue could not be loaded', async () => {
  const api = fakeApi({ [QUEUE]: () => failure(500, 'internal', 'Server error') });
  const { user } = renderConsole('/assessing');
  expect(await screen.findByText('The submissions could not be loaded.')).toBeTruthy();
  api.on(QUEUE, () => json(queueOf([])));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No submissions are waiting')).toBeTruthy();
});
