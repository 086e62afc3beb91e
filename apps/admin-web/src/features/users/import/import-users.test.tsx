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
  expires_at: null,
  expires_text: '',
  problems,
  remarks: [],
});
const COLUMNS: UserImport['columns'] = [
  { heading: 'Handle', sample: 'x1', field: null },
  { heading: 'Given', sample: 'Lan', field: 'firstName' },
  { heading: 'Contact', sample: 'lan@example.com', field: 'email' },
];
const preview = (part: Partial<UserImport> = {}): UserImport => ({
  counts: { new: 0, existing: 0, unconfirmed: 0, invalid: 0 },
  columns: COLUMNS,
  columns_problem: null,
  ignored_columns: [],
  encoding: 'utf-8',
  date_order: null,
  date_order_source: null,
  unclear_dates: 0,
  rows: [],
  ...part,
});

async function choose(answer: UserImport | Response | (() => Response)) {
  const api = fakeApi({ 'GET /api/users': () => json([]) });
  api.on(IMPORT, typeof answer === 'function' ? answer : () => (answer instanceof Response ? answer : json(answer)));
  const { user } = renderConsole('/users');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import users' });
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for a file');
  await user.upload(input, new File(['x'], 'class.csv', { type: 'text/csv' }));
  return { api, user, dialog: within(dialog) };
}

it('imports only after a preview and a confirmation', async () => {
  const { api, user, dialog } = await choose(
    preview({
      counts: { new: 1, existing: 1, unconfirmed: 0, invalid: 0 },
      ignored_columns: ['Group'],
      rows: [row(2, 'existing'), { ...row(3, 'new'), expires_at: '2027-06-30' }],
    }),
  );
  expect(await dialog.findByText('1 new, 1 already a user, 0 with problems')).toBeTruthy();
  expect(dialog.getByText('Columns not used: Group')).toBeTruthy();
  expect(dialog.getAllByRole('row').map((line) => line.textContent)).toEqual([
    'LineUserRoleExpiresOutcome',
    '3Lan No3lan3@example.comExpires 30 Jun 2027Will be addedLearner30 Jun 2027Will be added',
    '2Lan No2lan2@example.comAlready a user: no changeLearnerNeverAlready a user: no change',
  ]);
  expect(api.made(IMPORT).map(({ query }) => query)).toEqual([{ dryRun: 'true' }]);
  await user.click(dialog.getByRole('button', { name: 'Import 1 user' }));
  expect(await shownToast('1 user was imported and will get an email with a link to set a password.')).toBe('Success');
  expect(api.made(IMPORT).map(({ query }) => query)).toEqual([{ dryRun: 'true' }, { dryRun: 'false' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('skips rows with problems, shows them first, and imports the others', async () => {
  const { api, user, dialog } = await choose(
    preview({
      counts: { new: 1, existing: 0, unconfirmed: 0, invalid: 1 },
      rows: [
        { ...row(2, 'new'), remarks: ['Email: an invisible character was removed, zero width space (U+200B)'] },
        {
          ...row(3, 'invalid', ['Last name is required', 'Role must be Learner, Teacher or Administrator']),
          role_text: 'Boss',
        },
      ],
    }),
  );
  const [, first, second] = await dialog.findAllByRole('row');
  expect(first?.textContent).toContain('BossNeverLast name is requiredRole must be Learner, Teacher or Administrator');
  expect(second?.textContent).toContain('Will be addedEmail: an invisible character was removed');
  expect(dialog.getByText(/^1 row has a problem and will be skipped/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Import 1 user' }));
  expect(
    await shownToast('1 user was imported and will get an email with a link to set a password. 1 row was skipped.'),
  ).toBe('Success');
  expect(api.made(IMPORT)).toHaveLength(2);
});

it.each([
  [0, 1, 'Send 1 link', '1 link will be sent, unless an earlier one still works.'],
  [0, 3, 'Send 3 links', '3 links will be sent, unless an earlier one still works.'],
  [
    2,
    1,
    'Import 2 users',
    '2 users were imported and will get an email with a link to set a password. The owner of 1 unconfirmed address will also get an email.',
  ],
])('shows the outcome for %i new users and %i unconfirmed ones', async (added, unconfirmed, name, message) => {
  const counts = { new: added, existing: 0, unconfirmed, invalid: 0 };
  const { user, dialog } = await choose(preview({ counts, rows: [row(2, added > 0 ? 'new' : 'unconfirmed')] }));
  await user.click(await dialog.findByRole('button', { name }));
  expect(await shownToast(message)).toBe('Success');
});

it('shows an invalid expiry date as the file has it', async () => {
  const problem = 'Expires is “30.13.2027”: it must be a date such as 2026-11-30';
  const { dialog } = await choose(
    preview({
      counts: { new: 1, existing: 0, unconfirmed: 0, invalid: 1 },
      rows: [row(2, 'new'), { ...row(3, 'invalid', [problem]), expires_text: '30.13.2027' }],
    }),
  );
  const [, first, second] = await dialog.findAllByRole('row');
  expect(first?.textContent).toContain(`Learner30.13.2027${problem}`);
  expect(first?.textContent).not.toContain('Never');
  expect(second?.textContent).toContain('Never');
});

it('lets the user choose the fields of unknown columns, and remembers them for the next file [D143]', async () => {
  const unknown = preview({
    columns: COLUMNS.map(({ heading, sample }) => ({ heading, sample, field: null })),
    columns_problem: 'Choose the column with the email addresses.',
  });
  const { api, user, dialog } = await choose(unknown);
  expect((await dialog.findByText('Choose the column with the email addresses.')).closest('[role=alert]')).toBeTruthy();
  expect(dialog.getByText('For example: lan@example.com')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 0 users' }).disabled).toBe(true);
  api.on(IMPORT, () =>
    json(preview({ counts: { new: 1, existing: 0, unconfirmed: 0, invalid: 0 }, rows: [row(2, 'new')] })),
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Contact' }), 'Email');
  await user.click(await dialog.findByRole('button', { name: 'Import 1 user' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const queries = () => api.made(IMPORT).map(({ query }) => query);
  expect(queries()).toEqual([
    { dryRun: 'true' },
    { dryRun: 'true', columns: ',,email' },
    { dryRun: 'false', columns: ',,email' },
  ]);

  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const again = await screen.findByRole('dialog', { name: 'Import users' });
  api.on(IMPORT, () => json(unknown));
  const input = again.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for a file');
  await user.upload(input, new File(['x'], 'class.csv', { type: 'text/csv' }));
  await waitFor(() =>
    expect(queries().slice(3)).toEqual([{ dryRun: 'true' }, { dryRun: 'true', columns: ',firstName,email' }]),
  );
});

it('lets the user choose the order of ambiguous dates, and shows the order of the file', async () => {
  const { api, user, dialog } = await choose(preview({ unclear_dates: 1 }));
  const order = await dialog.findByRole('combobox', { name: 'Dates such as 3/4/2027 in this file' });
  api.on(IMPORT, () => json(preview({ date_order: 'mdy', date_order_source: 'choice' })));
  await user.selectOptions(order, 'Month first: 4 March 2027');
  await waitFor(() => expect(api.made(IMPORT).at(-1)?.query).toEqual({ dryRun: 'true', dates: 'mdy' }));
  expect(order).toHaveProperty('value', 'mdy');
});

it('says when a file was read as Windows-1252, and when other dates decided the order', async () => {
  const { dialog } = await choose(preview({ encoding: 'windows-1252', date_order: 'dmy', date_order_source: 'file' }));
  expect(await dialog.findByText(/read as Windows-1252/)).toBeTruthy();
  expect(dialog.getByText(/are read with the day first, because other dates in the file have that order/)).toBeTruthy();
});

it('shows the problem of an invalid file with its line', async () => {
  const message = 'Line 2: A quotation mark that is opened here is never closed.';
  const { dialog } = await choose(
    json({ code: 'validation_failed', message, issues: [{ path: 'line 2', message }] }, 422),
  );
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Import 0/ }).disabled).toBe(true);
});
