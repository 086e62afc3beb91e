import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

const LINK = 'Correct a key for past results as well';

it('leads to where keys are corrected, and says of a changed key that past results stay [D70]', async () => {
  const part = buildPublished('reading');
  fakeApi({ 'GET /api/section/:id': () => json(part), 'GET /api/exam/:id': () => json(buildExam('reading', [part])) });
  const { user } = renderConsole(`/create-reading-test/${SECTION}`);
  const link = () => screen.getByRole('link', { name: LINK }).getAttribute('href');
  expect(await screen.findByText(/applies only to attempts that begin afterwards/)).toBeTruthy();
  expect(link()).toMatch(new RegExp(`/regrade/${SECTION}$`));
  await user.click(screen.getByRole('radio', { name: 'FALSE' }));
  expect(await screen.findByText(/You have changed the key of question 1\. Existing results/)).toBeTruthy();
  expect(link()).toMatch(new RegExp(`/regrade/${SECTION}\\?question=1$`));
  await user.click(screen.getByRole('radio', { name: 'TRUE' }));
  expect(await screen.findByText(/applies only to attempts that begin afterwards/)).toBeTruthy();
});

it('is not there for a test that nobody has taken yet', async () => {
  fakeApi();
  renderConsole('/create-reading-test');
  expect(await screen.findByRole('button', { name: 'Add question group' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: LINK })).toBeNull();
});
