import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
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
  expect(within(rows[1] ?? document.body).queryByRole('button')).toBeNull();
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
  expect(await screen.findByText('No text is waiting')).toBeTruthy();
  const assessed = buildQueued({ band: 6.25, released_at: '2026-11-27T09:00:00.000Z' });
  api.on(QUEUE, () => json(queueOf([assessed], { counts: { waiting: 0, assessed: 1 } })));
  await user.click(screen.getByRole('radio', { name: /^Assessed/ }));
  expect(await screen.findByText('Band 6.25')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Claim / })).toBeNull();
  expect(address()).toBe('/assessing?state=assessed');
});

it('says that the queue could not be loaded', async () => {
  const api = fakeApi({ [QUEUE]: () => failure(500, 'internal', 'Server error') });
  const { user } = renderConsole('/assessing');
  expect(await screen.findByText('The texts could not be loaded.')).toBeTruthy();
  api.on(QUEUE, () => json(queueOf([])));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No text is waiting')).toBeTruthy();
});
