import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

const status = () => within(screen.getByRole('region', { name: 'Validation Status' }));
const lines = () =>
  status()
    .getAllByText(/: (not )?done$/)
    .map((one) => one.parentElement?.textContent);
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update Test' });

async function edit() {
  fakeApi({
    'GET /api/section/:id': () => json(buildPublished('reading')),
    'GET /api/exam/:id': () => json(buildExam('reading')),
  });
  const { user } = renderConsole(`/create-reading-test/${SECTION}`);
  await screen.findByRole('button', { name: 'Update Test' });
  return user;
}

it('is ready where nothing is missing and the publish check finds no error', async () => {
  await edit();
  await waitFor(() => expect(lines().slice(-2)).toEqual(['Publish check passed: done', 'Ready to publish: done']));
});

it('is not called ready or not ready beside an enabled button that leads to an error', async () => {
  const user = await edit();
  await user.click(screen.getByRole('button', { name: 'Add question group' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Multiple choice, one/, hidden: true }));
  await user.click(screen.getAllByRole('button', { name: 'Add question' }).at(-1) ?? publish());
  await waitFor(() =>
    expect(lines().slice(-3)).toEqual([
      'Has questions: done',
      'Publish check passed: not done',
      'Fix all errors before publishing: not done',
    ]),
  );
  expect(screen.queryByText(/eady to publish/)).toBeNull();
  // Required fields decide on the button (administrator specification, section 4); pressed, it leads to the error.
  expect(publish().disabled).toBe(false);
});

it('is not ready while the buttons that publish are disabled', async () => {
  const user = await edit();
  await user.clear(screen.getByRole('textbox', { name: /^Title/ }));
  await waitFor(() => expect(lines().at(-1)).toBe('Not ready to publish: not done'));
  expect(publish().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish later…' }).disabled).toBe(true);
});
