import type { AgreementBody } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const AGREEMENT = 'GET /api/agreement';
const figures = { pairs: 8, exact: 0.25, within_one: 0.875, kappa: 0.4706 };
const agreement: AgreementBody = {
  submissions: 2,
  all: figures,
  criteria: [
    { criterion: 'coherence', ...figures, pairs: 2 },
    { criterion: 'grammar', pairs: 2, exact: 1, within_one: 1, kappa: null },
  ],
  assessors: [
    { name: 'Ada Lovelace', pairs: 2, mean_difference: -0.375 },
    { name: null, pairs: 2, mean_difference: 0.375 },
  ],
};

it('has the figures by criterion, and beside the plot the same figures as a table [D185]', async () => {
  fakeApi({ [AGREEMENT]: () => json(agreement) });
  renderConsole('/assessing/agreement');
  expect(await screen.findByText('2 submissions with two opinions')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Mean difference of 2 assessors/ })).toBeTruthy();
  const byCriterion = screen.getByRole('region', { name: 'Agreement by criterion' });
  expect(byCriterion.textContent).toContain('All criteria825%88%0.47');
  expect(byCriterion.textContent).toContain('Grammatical Range and Accuracy2100%100%–');
  const strictness = screen.getByRole('region', { name: 'Mean differences' });
  expect(strictness.textContent).toContain('Ada Lovelace2−0.38');
  expect(strictness.textContent).toContain('Deleted user2+0.38');
});

it('says that there is no pair yet, or that the figures could not be loaded', async () => {
  const none = { pairs: 0, exact: null, within_one: null, kappa: null };
  const api = fakeApi({ [AGREEMENT]: () => failure(500, 'internal', 'Server error') });
  const { user } = renderConsole('/assessing/agreement');
  expect(await screen.findByText('The figures could not be loaded.')).toBeTruthy();
  api.on(AGREEMENT, () => json({ submissions: 0, all: none, criteria: [], assessors: [] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No submission has two opinions yet')).toBeTruthy();
});
