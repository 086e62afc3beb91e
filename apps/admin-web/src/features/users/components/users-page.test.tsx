import type { ManagedUser } from '@bandwise/api-contract/admin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANTI_FORGERY, failure, json, offline } from '@bandwise/ui/testing/fake-api.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { ADMINISTRATOR, fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { shownToast } from '../../../testing/shown-toast.ts';

const LIST = 'GET /api/users';
const ann = buildUser({ firstName: 'Ann', email: 'ann@example.com' });
const bo = buildUser({ firstName: 'Bo', email: 'bo@example.com', status: 'disabled', expires_at: '2027-01-31' });
const own = buildUser({ ...ADMINISTRATOR, created_at: '2020-01-01T00:00:00.000Z' });
/** Two more users than a page has, the newest first. */
const many = Array.from({ length: 12 }, (_, index) =>
  buildUser({ firstName: `No${index + 1}`, created_at: new Date(Date.UTC(2026, 0, 20 - index)).toISOString() }),
);

type Opened = Awaited<ReturnType<typeof open>>;
async function open(users: readonly ManagedUser[] = [ann, bo, own]) {
  const api = fakeApi({ [LIST]: () => json(users) });
  const { user } = renderConsole('/users');
  await waitFor(() => expect(api.made(LIST)).toHaveLength(1));
  const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name} Tran` }).then(user.click);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const act = async (name: string, action: string) => {
    await press(`Actions for ${name} Tran`);
    // In tests without layout, the menu is hidden, because it takes its button for scrolled away.
    await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
  };
  return { api, user, tick, press, act };
}
/** The names of the listed users. The address is below each, for narrow screens. */
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.querySelector('p')?.textContent);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** For actions without a dialog. */
const noDialog = () => Promise.resolve();
async function setExpiry({ user }: Pick<Opened, 'user'>, day = '2098-03-01', who = /^Set expiry for /) {
  const expiry = await dialog(who);
  fireEvent.change(expiry.getByLabelText('Last day of access'), { target: { value: day } });
  await user.click(expiry.getByRole('button', { name: 'Save' }));
}
async function confirmDeletion({ user }: Pick<Opened, 'user'>) {
  await user.click((await dialog('Are you absolutely sure?')).getByRole('button', { name: 'Delete' }));
}

it('states its purpose [A2-67 A2-68 A2-69 A2-70 A5-26]', async () => {
  await open();
  expect(await screen.findByText('Manage and view all registered users in the system')).toBeTruthy();
});

it('shows when each account was created [A3-18]', async () => {
  await open([buildUser({ firstName: 'Cy', created_at: '2026-01-15T12:00:00.000Z' }), own]);
  const row = (await screen.findByRole('checkbox', { name: 'Select Cy Tran' })).closest('tr');
  // jsdom is as wide as a tablet, which hides this column.
  const heads = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(row?.cells[heads.indexOf('Created')]?.textContent).toBe('15 Jan 2026');
});

it('marks accounts with an unconfirmed address [D142]', async () => {
  await open([ann, buildUser({ firstName: 'Cy', email_confirmed: false }), own]);
  const row = (await screen.findByText('Cy Tran')).closest('tr');
  expect(row?.textContent).toContain('Address not confirmed');
  expect(screen.getAllByText('Address not confirmed')).toHaveLength(1);
});

it('names the role of teachers and administrators, and filters by role [D202]', async () => {
  const mai = buildUser({ firstName: 'Mai', role: 'teacher' });
  const { user } = await open([ann, mai, own]);
  const row = (await screen.findByText('Mai Tran')).closest('tr');
  expect(row?.textContent).toContain('Teacher');
  const list = screen.getByRole('combobox', { name: 'Role' });
  const offered = within(list).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['All', 'Learners', 'Teachers', 'Administrators']);
  await user.selectOptions(list, 'Teachers');
  expect(shown()).toEqual(['Mai Tran']);
});

it('searches, filters by status and sorts [A2-67 A2-68 A2-69 A2-70 A5-26]', async () => {
  const { user } = await open([ann, bo]);
  const status = await screen.findByRole('combobox', { name: 'Status' });
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  const offered = (list: HTMLElement) =>
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect([offered(status), offered(sort)]).toEqual([
    ['All', 'Active', 'Disabled'],
    ['Newest first', 'Oldest first'],
  ]);
  await user.selectOptions(status, 'Disabled');
  expect(shown()).toEqual(['Bo Tran']);
  await user.selectOptions(status, 'Active');
  expect(shown()).toEqual(['Ann Tran']);
  await user.selectOptions(status, 'All');
  await user.type(screen.getByRole('textbox', { name: 'Search users' }), 'BO@');
  expect(shown()).toEqual(['Bo Tran']);
});

it('starts with the search of a link', async () => {
  fakeApi({ [LIST]: () => json([ann, bo]) });
  renderConsole('/users?search=bo%40example.com');
  expect(await screen.findByDisplayValue('bo@example.com')).toBeTruthy();
  await screen.findByText('Bo Tran');
  expect(shown()).toEqual(['Bo Tran']);
});

it('shows ten users per page, the newest first [A2-72 A9-3]', async () => {
  const { press, user } = await open([...many].reverse());
  await screen.findByText('No1 Tran');
  expect(shown()).toHaveLength(10);
  expect(shown()[0]).toBe('No1 Tran');
  await press('Next page');
  expect(shown()).toEqual(['No11 Tran', 'No12 Tran']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
  expect(shown()[0]).toBe('No12 Tran');
});

it('says that no users were found [A2-78 A8-31]', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Search users' }), 'nobody');
  expect(await screen.findByText('No users found')).toBeTruthy();
});

describe('one user', () => {
  it.each<[string, string, string, unknown, string]>([
    ['Ann', 'Disable', 'PUT /api/users/:id/status', { status: 'disabled' }, 'User status updated successfully.'],
    ['Bo', 'Enable', 'PUT /api/users/:id/status', { status: 'active' }, 'User status updated successfully.'],
    ['Bo', 'Clear expiry', 'PUT /api/users/:id', { expires_at: null }, 'User expiration date updated successfully.'],
  ])(
    'of %s is changed by %s [A1-4 A2-73 A2-74 A2-75 A4-22 A4-24 A5-24 A8-18 A8-19 A8-20]',
    async (name, action, call, body, message) => {
      const { api, act } = await open();
      api.on(call, () => json({ success: true, message: 'x' }));
      await act(name, action);
      expect(await shownToast(message)).toBe('Success');
      expect(api.made(call).map((made) => [made.id, made.body])).toEqual([[name === 'Ann' ? ann.id : bo.id, body]]);
      await waitFor(() => expect(api.made(LIST)).toHaveLength(2));
    },
  );

  it('gets an expiry as yyyy-MM-dd [A1-4 A2-73 A2-74 A2-75 A4-22 A4-24 A5-24 A8-18 A8-19 A8-20]', async () => {
    const opened = await open();
    const { api, act } = opened;
    api.on('PUT /api/users/:id', () => json({ success: true, message: 'x' }));
    await act('Ann', 'Set expiry');
    await setExpiry(opened);
    expect(await shownToast('User expiration date updated successfully.')).toBe('Success');
    expect(api.made('PUT /api/users/:id')[0]?.body).toEqual({ expires_at: '2098-03-01' });
  });

  it('is exported as a file [D200]', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = (url) => saved.push(url);
    const { api, act } = await open();
    api.on('POST /api/users/:id/data', () => new Response('zip', { headers: { 'content-type': 'application/zip' } }));
    await act('Ann', 'Export data');
    await waitFor(() => expect(saved).toEqual(['blob:data']));
    api.on('POST /api/users/:id/data', () => failure(500, 'internal', 'Server error'));
    await act('Ann', 'Export data');
    expect(await shownToast('Server error')).toBeTruthy();
  });

  it('is named in the expiry dialog, and an expiry in the past needs a confirmation', async () => {
    const opened = await open([ann, bo]);
    const { api, act, user } = opened;
    const call = 'PUT /api/users/:id';
    api.on(call, () => json({ success: true, message: 'x' }));
    await act('Ann', 'Set expiry');
    await setExpiry(opened, '2020-02-29', /^Set expiry for Ann Tran$/);
    const question = await dialog('This date is in the past');
    expect(
      question.getByText('Ann Tran will lose access immediately, because 29 Feb 2020 is in the past.'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Choose another date' }));
    const again = await dialog('Set expiry for Ann Tran');
    expect(again.getByLabelText<HTMLInputElement>('Last day of access').value).toBe('2020-02-29');
    expect(api.made(call)).toEqual([]);
    await user.click(again.getByRole('button', { name: 'Save' }));
    await user.click((await dialog('This date is in the past')).getByRole('button', { name: 'End access now' }));
    expect(await shownToast('User expiration date updated successfully.')).toBe('Success');
    expect(api.made(call).map(({ body }) => body)).toEqual([{ expires_at: '2020-02-29' }]);
  });

  it.each([
    ['active', '2020-02-29', 'Expired'],
    ['active', '2098-02-28', 'Active'],
    ['disabled', '2020-02-29', 'Disabled'],
  ] as const)('who is %s until %s is shown as %s', async (status, expires_at, words) => {
    await open([buildUser({ firstName: 'Cy', status, expires_at })]);
    const row = (await screen.findByRole('checkbox', { name: 'Select Cy Tran' })).closest('tr');
    expect(row?.cells[3]?.textContent).toBe(words);
  });

  it('is deleted after a confirmation [A1-4 A2-73 A2-74 A2-75 A4-22 A4-24 A5-24 A8-18 A8-19 A8-20]', async () => {
    const opened = await open();
    const { api, act } = opened;
    api.on('DELETE /api/users/:id', () => json({ success: true, message: 'x' }));
    await act('Ann', 'Delete');
    expect(api.made('DELETE /api/users/:id')).toEqual([]);
    await confirmDeletion(opened);
    expect(await shownToast('User deleted successfully.')).toBe('Success');
    expect(api.made('DELETE /api/users/:id').map(({ id }) => id)).toEqual([ann.id]);
  });
});

const BULK = [
  {
    name: 'Disable',
    call: 'POST /api/users/bulk-status-update',
    body: { status: 'disabled' },
    reply: noDialog,
    done: "Selected users' status updated successfully.",
    failed: 'Failed to update status for selected users.',
  },
  {
    name: 'Enable',
    call: 'POST /api/users/bulk-status-update',
    body: { status: 'active' },
    reply: noDialog,
    done: "Selected users' status updated successfully.",
    failed: 'Failed to update status for selected users.',
  },
  {
    name: 'Set expiry',
    call: 'POST /api/users/bulk-expiry-update',
    body: { expires_at: '2098-03-01' },
    reply: setExpiry,
    done: "Selected users' expiration date updated successfully.",
    failed: 'Failed to update expiration date for selected users.',
  },
  {
    name: 'Clear expiry',
    call: 'POST /api/users/bulk-expiry-update',
    body: { expires_at: null },
    reply: noDialog,
    done: "Selected users' expiration date updated successfully.",
    failed: 'Failed to update expiration date for selected users.',
  },
  {
    name: 'Delete',
    call: 'POST /api/users/bulk-delete',
    body: {},
    reply: confirmDeletion,
    done: 'Selected users deleted successfully.',
    failed: 'Failed to delete selected users.',
  },
];

describe('the selected users', () => {
  it.each(BULK)(
    'are changed together by $name [A2-71 A2-76 A2-77 A4-23 A4-25 A8-21 A8-22 A8-23]',
    async ({ name, call, body, reply, done }) => {
      const opened = await open();
      opened.api.on(call, () => json({ success: true, message: 'x' }));
      await opened.tick('Ann');
      await opened.tick('Bo');
      await opened.press(name);
      await reply(opened);
      expect(await shownToast(done)).toBe('Success');
      expect(opened.api.made(call).map((made) => made.body)).toEqual([{ userIds: [ann.id, bo.id], ...body }]);
    },
  );

  it.each(BULK)(
    'stay as they are when $name fails, and the toast says so [A8-24 A8-25 A8-26 A8-27 A8-28 A8-29 A8-30]',
    async ({ name, call, reply, failed }) => {
      const opened = await open();
      opened.api.on(call, offline);
      await opened.tick('Ann');
      await opened.press(name);
      await reply(opened);
      expect(await shownToast(failed)).toBe('Error');
    },
  );
});

describe('a failed change of one user', () => {
  it.each<[string, string, (opened: Opened) => Promise<void>, string]>([
    ['Disable', 'PUT /api/users/:id/status', noDialog, 'Failed to update user status.'],
    ['Set expiry', 'PUT /api/users/:id', setExpiry, 'Failed to update user.'],
    ['Delete', 'DELETE /api/users/:id', confirmDeletion, 'Failed to delete user.'],
  ])(
    'shows the message of the server, or else its own: %s [A8-24 A8-25 A8-26 A8-27 A8-28 A8-29 A8-30]',
    async (action, call, reply, words) => {
      const opened = await open();
      opened.api.on(call, offline);
      await opened.act('Ann', action);
      await reply(opened);
      expect(await shownToast(words)).toBe('Error');
      await opened.user.click(within(screen.getByRole('alert')).getByRole('button'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      opened.api.on(call, () => failure(409, 'last_administrator', 'Somebody must stay.'));
      await opened.act('Ann', action);
      await reply(opened);
      expect(await shownToast('Somebody must stay.')).toBe('Error');
    },
  );
});

describe('the selection', () => {
  const choose = (name: string, option: string) => async (opened: Opened) =>
    opened.user.selectOptions(screen.getByRole('combobox', { name }), option);
  const search = () => screen.getByRole('textbox', { name: 'Search users' });
  type Change = (opened: Opened) => Promise<void>;
  it.each<[string, Change, Change]>([
    ['the page', ({ press }) => press('Next page'), ({ press }) => press('Previous page')],
    ['the filter', choose('Status', 'Active'), choose('Status', 'All')],
    ['the search', ({ user }) => user.type(search(), 'no'), ({ user }) => user.clear(search())],
    ['the sort', choose('Sort', 'Oldest first'), choose('Sort', 'Newest first')],
  ])('is cleared when %s changes, and stays cleared when it changes back [A4-26]', async (_, change, changeBack) => {
    const opened = await open(many);
    await opened.tick('No1');
    await opened.tick('No2');
    expect(screen.getByText('2 selected')).toBeTruthy();
    for (const step of [change, changeBack]) {
      await step(opened);
      expect(screen.queryByText(/selected$/)).toBeNull();
      expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    }
  });

  it('never includes the administrator’s own row, which has no actions either [A4-27 A6-6]', async () => {
    const { user } = await open();
    const box = await screen.findByRole('checkbox', { name: 'Select Ada Lovelace' });
    expect(box.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Select all users on this page' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Actions for Ada Lovelace' })).toBeNull();
  });
});

it('adds an account, with the anti-forgery token', async () => {
  const { api, user, press } = await open([own]);
  const entered = { firstName: 'Cy', lastName: 'Tran', email: 'cy@example.com', password: 'a-long-password' };
  api.on('POST /api/register', () => json({ success: true, message: 'Register successful.' }, 201));
  await press('Add User');
  const form = await dialog('Add User');
  await user.type(form.getByLabelText(/^First name/), entered.firstName);
  await user.type(form.getByLabelText(/^Last name/), entered.lastName);
  await user.type(form.getByLabelText(/^Email/), entered.email);
  const password = form.getByLabelText(/^Password/);
  await user.type(password, entered.password);
  const hint = form.getByText('At least 8 characters, and not a common password.');
  expect(hint.id).toBe(password.getAttribute('aria-describedby'));
  await user.click(form.getByRole('button', { name: 'Add User' }));
  expect(await shownToast('Cy Tran was added.')).toBe('Success');
  await waitFor(() =>
    expect(api.made('POST /api/register').map(({ body, headers }) => ({ body, headers }))).toEqual([
      { body: entered, headers: expect.objectContaining(ANTI_FORGERY) },
    ]),
  );
});

it('shows once that the access of a user has ended, and when', async () => {
  await open([buildUser({ firstName: 'Cy', expires_at: '2020-01-01' }), { ...bo, expires_at: '2098-01-31' }, own]);
  const rows = await screen.findAllByRole('row');
  const narrow = rows.slice(1, 3).map((row) => row.querySelectorAll('.mantine-visible-from-sm, p')[2]?.textContent);
  expect(narrow).toEqual(expect.arrayContaining(['Expired 1 Jan 2020', 'Disabled, expires 31 Jan 2098']));
});
