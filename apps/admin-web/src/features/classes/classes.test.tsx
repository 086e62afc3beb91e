import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  ASSIGNMENT_ID,
  buildAssignment,
  buildClass,
  buildListedClass,
  listedClasses,
  buildMember,
  CLASS_ID,
  OTHER_CLASS_ID,
} from '../../testing/build-class.ts';
import { fakeApi, TEACHER } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const asTeacher = { 'GET /api/user': () => json(TEACHER) };
// In tests without layout, the menu is hidden, because it takes its button for scrolled away.
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
const MEMBERS = `/classes/${CLASS_ID}?section=members`;
const SETTINGS = `/classes/${CLASS_ID}?section=settings`;
const JOINED = { join_code: 'KRT-7QW', join_link: 'https://learn.example.com/join/KRT-7QW' };

it('lists classes with teachers, learners and open assignments, archived ones on request [D194]', async () => {
  const old = buildListedClass({ id: OTHER_CLASS_ID, name: 'Spring class', archived: true });
  const all = [buildListedClass({ learners: 12, open_assignments: 3 }), old];
  fakeApi({
    'GET /api/class': ({ query }) => json(listedClasses(all, query['archived'] === 'true' ? { classes: all } : {})),
  });
  const { user } = renderConsole('/classes');
  const row = await screen.findByRole('row', { name: /Evening class/ });
  expect(row.textContent).toContain('Ada Lovelace');
  expect(within(row).getByRole('cell', { name: '12' })).toBeTruthy();
  expect(within(row).getByRole('cell', { name: '3' })).toBeTruthy();
  expect(screen.queryByText('Spring class')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Show archived classes' }));
  expect(await screen.findByText('Spring class')).toBeTruthy();
});

it('searches and pages the classes on the server, in the address [D194]', async () => {
  const api = fakeApi({
    'GET /api/class': ({ query }) =>
      json(listedClasses([buildListedClass()], query['search'] === 'x' ? { classes: [], total: 0 } : { pages: 3 })),
  });
  const { user, address } = renderConsole('/classes');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(api.made('GET /api/class').at(-1)?.query).toEqual({ page: '2' }));
  expect(address()).toBe('/classes?page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Search classes' }), 'x');
  expect(await screen.findByText('No classes found')).toBeTruthy();
  expect(api.made('GET /api/class').at(-1)?.query).toEqual({ search: 'x', page: '1' });
  expect(address()).toBe('/classes?search=x');
});

it('says what to do first, and creates the first class [D194]', async () => {
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class': () => json(listedClasses([])),
    'POST /api/class': () => json(buildClass(), 201),
    'GET /api/class/:id': () => json(buildClass({ learners: [] })),
  });
  const { user, address } = renderConsole('/classes');
  expect(await screen.findByText('No classes yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByText('Enter a name for the class.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Name/), ' Evening class ');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(address()).toBe(`/classes/${CLASS_ID}?section=members`));
  expect(api.made('POST /api/class').map(({ body }) => body)).toEqual([{ name: 'Evening class', teachers: [] }]);
});

it('lets an administrator name the teachers of a new class [D194]', async () => {
  const refusal = 'bao@example.com is not the account of a teacher.';
  const answers = [
    json({ code: 'validation_failed', message: refusal, issues: [{ path: 'teachers', message: refusal }] }, 422),
    json(buildClass(), 201),
  ];
  const api = fakeApi({
    'GET /api/class': () => json(listedClasses([])),
    'POST /api/class': () => answers.shift() ?? json(null),
    'GET /api/class/:id': () => json(buildClass()),
  });
  const { user, address } = renderConsole('/classes');
  await user.click(await screen.findByRole('button', { name: 'Create class' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'Evening class');
  const teachers = dialog.getByRole('textbox', { name: 'Teachers' });
  await user.type(teachers, 'mai@example.com, bao@example.com');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText(refusal)).toBeTruthy();
  expect(teachers.getAttribute('aria-invalid')).toBe('true');
  await user.clear(teachers);
  await user.type(teachers, 'mai@example.com');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(address()).toBe(`/classes/${CLASS_ID}?section=members`));
  expect(api.made('POST /api/class').at(-1)?.body).toEqual({ name: 'Evening class', teachers: ['mai@example.com'] });
});

it('shows no class of others, as if it did not exist [D195]', async () => {
  fakeApi(asTeacher);
  renderConsole(`/classes/${CLASS_ID}`);
  expect(await screen.findByText(/^This class was not found/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'All classes' })).not.toHaveLength(0);
});

it('shows the join code, renews and ends it [D194]', async () => {
  let body = buildClass();
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class/:id': () => json(body),
    'PUT /api/class/:id/join-code': () => {
      body = buildClass(JOINED);
      return json(body);
    },
    'DELETE /api/class/:id/join-code': () => {
      body = buildClass();
      return json(body);
    },
  });
  const { user } = renderConsole(MEMBERS);
  await user.click(await screen.findByRole('button', { name: 'Create join code' }));
  expect(await screen.findByText('KRT-7QW')).toBeTruthy();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(JOINED.join_link);
  await user.click(screen.getByRole('button', { name: 'Turn off code' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off code' }));
  expect(await screen.findByText('There is no join code, so learners cannot join by themselves.')).toBeTruthy();
  expect(api.made('DELETE /api/class/:id/join-code')).toHaveLength(1);
});

it('invites addresses by mail, each once, and says what became of them', async () => {
  const outcomes = [
    { email: 'mai@example.com', status: 'member' },
    { email: 'bao@example.com', status: 'invited' },
    { email: 'lan', status: 'invalid' },
  ];
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class/:id': () => json(buildClass()),
    'POST /api/class/:id/member': () => json({ class: buildClass(), outcomes }),
  });
  const { user } = renderConsole(MEMBERS);
  await user.click(await screen.findByRole('button', { name: 'Invite by email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  expect(dialog.getByText('Enter at least one email address.')).toBeTruthy();
  const typed = 'mai@example.com; Bao Le <bao@example.com>,\nMAI@example.com\n';
  await user.type(dialog.getByRole('textbox'), typed);
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  expect(await dialog.findByText('Already a member')).toBeTruthy();
  expect(dialog.getByText('Invited')).toBeTruthy();
  expect(dialog.getByText('Not added: this is not an email address.')).toBeTruthy();
  expect(api.made('POST /api/class/:id/member')[0]?.body).toEqual({
    role: 'learner',
    emails: ['MAI@example.com', 'bao@example.com'],
  });
});

it('shows what a file would do before anything is saved, then imports it', async () => {
  const counts = { new: 0, added: 0, added_or_invited: 2, member: 0, invalid: 1 };
  const row = { firstName: 'Bao', lastName: 'Le', class_name: 'Evening class', problems: [], remarks: [] };
  const preview = {
    counts,
    new_classes: [],
    columns_problem: null,
    ignored_columns: ['Phone'],
    encoding: 'utf-8',
    rows: [
      { ...row, line: 2, status: 'added_or_invited', email: 'bao@example.com' },
      { ...row, line: 3, status: 'added_or_invited', email: 'mai@example.com' },
      { ...row, line: 4, status: 'invalid', email: 'bao', problems: ['bao is not an email address'] },
    ],
  };
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class/:id': () => json(buildClass()),
    'POST /api/class/:id/import': () => json(preview),
  });
  const { user } = renderConsole(MEMBERS);
  await user.click(await screen.findByRole('button', { name: 'Import file' }));
  const dialog = await screen.findByRole('dialog');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');
  await user.upload(input, new File(['first name,email'], 'class.csv', { type: 'text/csv' }));
  const rows = within(await within(dialog).findByRole('table')).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('4');
  expect(rows[1]?.textContent).toContain('bao is not an email address');
  expect(within(dialog).getByText('1 row has a problem and will be skipped.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 learners' }));
  expect(await screen.findByText('2 learners added or invited.')).toBeTruthy();
  expect(api.made('POST /api/class/:id/import').map(({ query }) => query['dryRun'])).toEqual(['true', 'false']);
});

it('fills several classes from one file, and names those that it creates [D194]', async () => {
  const row = { firstName: 'Bao', lastName: 'Le', problems: [], remarks: [] };
  const api = fakeApi({
    'GET /api/class': () => json(listedClasses([buildListedClass()])),
    'POST /api/class/import': () =>
      json({
        counts: { new: 2, added: 0, added_or_invited: 0, member: 0, invalid: 0 },
        new_classes: ['Morning class', 'Night class'],
        columns_problem: null,
        ignored_columns: [],
        encoding: 'utf-8',
        rows: [
          { ...row, line: 2, status: 'new', email: 'bao@example.com', class_name: 'Morning class' },
          { ...row, line: 3, status: 'new', email: 'mai@example.com', class_name: 'Night class' },
        ],
      }),
  });
  const { user } = renderConsole('/classes');
  await user.click(await screen.findByRole('button', { name: 'Import file' }));
  const dialog = await screen.findByRole('dialog');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');
  await user.upload(input, new File(['first name,email,class'], 'classes.csv', { type: 'text/csv' }));
  expect(await within(dialog).findByText('Classes that will be created: Morning class, Night class')).toBeTruthy();
  expect(within(dialog).getByRole('cell', { name: 'Night class' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 learners' }));
  expect(await screen.findByText('2 accounts created, 0 learners added.')).toBeTruthy();
  expect(api.made('POST /api/class/import').map(({ query }) => query['dryRun'])).toEqual(['true', 'false']);
});

it('removes a learner after a confirmation; teachers are removed by administrators only', async () => {
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class/:id': () => json(buildClass({ teachers: [buildMember({ id: TEACHER.id, firstName: 'Ada' })] })),
    'DELETE /api/class/:id/member/:id': () => json(buildClass({ learners: [] })),
    [`DELETE /api/class/:id/member/${buildMember().id}`]: () => json(buildClass({ learners: [] })),
  });
  const { user } = renderConsole(MEMBERS);
  await user.click(await screen.findByRole('button', { name: 'Remove Mai Tran' }));
  expect(screen.queryByRole('button', { name: /^Remove Ada/ })).toBeNull();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Mai Tran was removed from the class.')).toBeTruthy();
  expect(api.calls.filter(({ key }) => key.startsWith('DELETE /api/class/:id/member/'))).toHaveLength(1);
});

it('renames, archives and deletes a class; only administrators delete', async () => {
  let body = buildClass();
  const api = fakeApi({
    'GET /api/class': () => json(listedClasses([])),
    'GET /api/class/:id': () => json(body),
    'PATCH /api/class/:id': (call) => {
      body = { ...body, ...(call.body as object) };
      return json(body);
    },
    'DELETE /api/class/:id': () => json({ success: true, message: 'Deleted' }),
  });
  const { user, address } = renderConsole(SETTINGS);
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Morning class');
  await user.click(screen.getByRole('checkbox', { name: 'Learners can leave the class' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Morning class', level: 1 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Archive class' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive class' }));
  expect(await screen.findByRole('button', { name: 'Restore class' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
  expect(api.made('PATCH /api/class/:id').map(({ body: sent }) => sent)).toEqual([
    { name: 'Morning class', may_leave: false },
    { archived: true },
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete class' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete class' }));
  await waitFor(() => expect(address()).toBe('/classes'));
});

it('changes only the settings that were touched, so that a name given elsewhere stays', async () => {
  let body = buildClass();
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class/:id': () => json(body),
    'PATCH /api/class/:id': (call) => {
      body = { ...body, name: 'Renamed elsewhere', ...(call.body as object) };
      return json(body);
    },
  });
  const { user } = renderConsole(SETTINGS);
  const mayLeave = await screen.findByRole('checkbox', { name: 'Learners can leave the class' });
  await user.click(screen.getByRole('button', { name: 'Archive class' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive class' }));
  expect(await screen.findByRole('heading', { name: 'Renamed elsewhere', level: 1 })).toBeTruthy();
  await user.click(mayLeave);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.made('PATCH /api/class/:id').map(({ body: sent }) => sent)).toEqual([
      { archived: true },
      { may_leave: false },
    ]),
  );
});

it('shows assignments in the time of the school, and changes one with the revision it began with [D196]', async () => {
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class/:id': () => json(buildClass()),
    'GET /api/class/:id/assignment': () => json([buildAssignment()]),
    'PUT /api/assignment/:id': () =>
      failure(409, 'version_conflict', 'Someone has changed this assignment since you opened it. Load it again.'),
  });
  const { user } = renderConsole(`/classes/${CLASS_ID}`);
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('2 Nov 2026, 02:00')).toBeTruthy();
  expect(card.getByText('Exam conditions')).toBeTruthy();
  const room = card.getByRole('link', { name: 'Exam room of Marsh' });
  expect(room.getAttribute('href')).toBe(`/assignments/${ASSIGNMENT_ID}/room`);
  await user.click(card.getByRole('button', { name: 'Actions for Marsh' }));
  await user.click(await menuItem('Edit'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Attempts'), 'Unlimited');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText('Someone has changed this assignment since you opened it. Load it again.'),
  ).toBeTruthy();
  expect(api.made('PUT /api/assignment/:id')[0]?.body).toEqual({
    revision: 4,
    name: 'Marsh',
    note: '',
    in_order: false,
    opens_at: '2026-11-02T02:00:00.000Z',
    due_at: '2099-11-09T16:59:00.000Z',
    attempts_allowed: null,
    answers_shown: 'after_due',
    full_screen: false,
    start_code: null,
  });
});

it('gives one learner extra time and an own due time [D196]', async () => {
  const learner = buildMember();
  const key = `PUT /api/assignment/:id/learner/${learner.id}`;
  const granted = [{ userID: learner.id, extra_time: { percent: 25, minutes: 0 }, due_at: '2099-12-01T10:00:00.000Z' }];
  let assignments = [buildAssignment()];
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class/:id': () => json(buildClass()),
    'GET /api/class/:id/assignment': () => json(assignments),
    [key]: () => {
      assignments = [buildAssignment({ granted })];
      return json(assignments[0]);
    },
  });
  const { user } = renderConsole(`/classes/${CLASS_ID}`);
  await user.click(await screen.findByRole('button', { name: 'Actions for Marsh' }));
  await user.click(await menuItem('Extra time and due times'));
  const dialog = within(await screen.findByRole('dialog'));
  const percent = dialog.getByLabelText('Extra time (per cent)');
  await user.clear(percent);
  await user.type(percent, '25');
  await user.type(dialog.getByLabelText(/^Different due time/), '2099-12-01T10:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Mai Tran: 25% more time, due 1 Dec 2099, 10:00')).toBeTruthy();
  expect(api.made(key)[0]?.body).toEqual({
    extra_time: { percent: 25, minutes: 0 },
    due_at: '2099-12-01T10:00:00.000Z',
  });
});

it('copies an assignment to another class, and deletes one', async () => {
  const api = fakeApi({
    ...asTeacher,
    'GET /api/class': () =>
      json(listedClasses([buildListedClass(), buildListedClass({ id: OTHER_CLASS_ID, name: 'Morning class' })])),
    'GET /api/class/:id': () => json(buildClass()),
    'GET /api/class/:id/assignment': () => json([buildAssignment()]),
    'POST /api/assignment/:id/copy': () => json(buildAssignment(), 201),
    'DELETE /api/assignment/:id': () => json({ success: true, message: 'Deleted' }),
  });
  const { user } = renderConsole(`/classes/${CLASS_ID}`);
  const actions = await screen.findByRole('button', { name: 'Actions for Marsh' });
  await user.click(actions);
  await user.click(await menuItem('Copy to another class'));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Class').value).toBe(OTHER_CLASS_ID));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Marsh was copied to Morning class.')).toBeTruthy();
  expect(api.made('POST /api/assignment/:id/copy')[0]?.body).toMatchObject({ classID: OTHER_CLASS_ID });
  await user.click(actions);
  await user.click(await menuItem('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Marsh was deleted.')).toBeTruthy();
});
