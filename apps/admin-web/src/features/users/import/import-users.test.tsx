import type { UserImport } from '@bandwise/api-contract/admin';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { shownToast } from '../../../testing/shown-toast.ts';

const IMPORT = 'POST /api/users/import';
const row = (line: number, status: UserImport['rows'][number]['status'], problems: string[] = []) => ({
  line,
  status,
  firstName: 'Lan',
  lastName: `No${line}`,
  email: `lan${line}@example.com`,
  role: 'learner' as const,
  role_text: '',
  problems,
});

async function choose(preview: UserImport | Response) {
  const api = fakeApi({ 'GET /api/users': () => json([]) });
  api.on(IMPORT, () => (preview instanceof Response ? preview : json(preview)));
  const { user } = renderConsole('/users');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import users' });
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for a file');
  await user.upload(input, new File(['x'], 'class.csv', { type: 'text/csv' }));
  return { api, user, dialog: within(dialog) };
}

it('imports only what was looked at and confirmed', async () => {
  const { api, user, dialog } = await choose({
    counts: { new: 1, existing: 1, unconfirmed: 0, invalid: 0 },
    ignored_columns: ['Group'],
    rows: [row(2, 'existing'), row(3, 'new')],
  });
  expect(await dialog.findByText('1 new, 1 there already, 0 with problems')).toBeTruthy();
  expect(dialog.getByText('Columns that are not used: Group')).toBeTruthy();
  expect(dialog.getAllByRole('row').map((line) => line.textContent)).toEqual([
    'LineUserRoleWhat happens',
    '3Lan No3lan3@example.comLearnerIs added',
    '2Lan No2lan2@example.comLearnerIs there already and stays the same',
  ]);
  expect(api.made(IMPORT).map(({ query }) => query)).toEqual([{ dryRun: 'true' }]);
  await user.click(dialog.getByRole('button', { name: 'Import 1 user' }));
  expect(await shownToast('1 user was imported and gets a mail with a link to set a password.')).toBe('Success');
  expect(api.made(IMPORT).map(({ query }) => query)).toEqual([{ dryRun: 'true' }, { dryRun: 'false' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('imports nothing while a row has a problem, and shows such rows first', async () => {
  const { dialog } = await choose({
    counts: { new: 1, existing: 0, unconfirmed: 0, invalid: 1 },
    ignored_columns: [],
    rows: [
      row(2, 'new'),
      { ...row(3, 'invalid', ['Last name is required', 'Role must be Learner or Administrator']), role_text: 'Boss' },
    ],
  });
  const [, first] = await dialog.findAllByRole('row');
  expect(first?.textContent).toContain('BossLast name is requiredRole must be Learner or Administrator');
  expect(dialog.getByText(/^Correct the file/)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 1 user' }).disabled).toBe(true);
});

it('says what is wrong with a file that cannot be read, and where', async () => {
  const message = 'Line 2: A quotation mark that is opened here is never closed.';
  const { dialog } = await choose(
    json({ code: 'validation_failed', message, issues: [{ path: 'line 2', message }] }, 422),
  );
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Import 0/ }).disabled).toBe(true);
});
