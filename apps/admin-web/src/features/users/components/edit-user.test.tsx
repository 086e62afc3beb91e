import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildUser } from '../../../testing/build-user.ts';
import { ADMINISTRATOR, fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { shownToast } from '../../../testing/shown-toast.ts';

const LIST = 'GET /api/users';
const CHANGE = 'PATCH /api/users/:id';
const ann = buildUser({ firstName: 'Ann', email: 'ann@example.com' });
const duc = buildUser({ firstName: 'Đức', lastName: 'Nguyễn', email: 'duc@example.com' });

async function open() {
  const api = fakeApi({ [LIST]: () => json([ann, duc, buildUser(ADMINISTRATOR)]) });
  const { user } = renderConsole('/users');
  const act = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
  };
  return { api, user, act };
}

async function edit() {
  const opened = await open();
  await opened.act('Ann Tran', 'Edit');
  return { ...opened, form: within(await screen.findByRole('dialog', { name: 'Edit Ann Tran' })) };
}

it('sends only the changed fields', async () => {
  const { api, user, form } = await edit();
  api.on(CHANGE, () => json({ success: true, message: 'User updated successfully.' }));
  const first = form.getByLabelText(/^First name/);
  await user.clear(first);
  await user.type(first, 'Anne');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await shownToast('User updated successfully.')).toBe('Success');
  expect(api.made(CHANGE).map(({ id, body }) => [id, body])).toEqual([[ann.id, { firstName: 'Anne' }]]);
  await waitFor(() => expect(api.made(LIST)).toHaveLength(2));
});

it('makes a user an administrator, and says what that allows', async () => {
  const { api, user, form } = await edit();
  api.on(CHANGE, () => json({ success: true, message: 'User updated successfully.' }));
  expect(form.queryByText(/every test and every user/)).toBeNull();
  await user.selectOptions(form.getByLabelText(/^Role/), 'Administrator');
  expect(form.getByText(/can change every test and every user/)).toBeTruthy();
  expect(form.getByText(/must sign in again/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.made(CHANGE).map(({ body }) => body)).toEqual([{ role: 'admin' }]));
});

it('makes a user a teacher, and says what that allows [D202]', async () => {
  const { api, user, form } = await edit();
  api.on(CHANGE, () => json({ success: true, message: 'User updated successfully.' }));
  await user.selectOptions(form.getByLabelText(/^Role/), 'Teacher');
  expect(form.getByText(/sees the learners of their classes/)).toBeTruthy();
  expect(form.queryByText(/every test and every user/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.made(CHANGE).map(({ body }) => body)).toEqual([{ role: 'teacher' }]));
});

it('gives a user extra time, in percent and in minutes', async () => {
  const { api, user, form } = await edit();
  api.on(CHANGE, () => json({ success: true, message: 'User updated successfully.' }));
  const percent = form.getByLabelText(/^Extra time \(per cent\)/);
  await user.clear(percent);
  await user.type(percent, '25');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.made(CHANGE).map(({ body }) => body)).toEqual([{ extra_time: { percent: 25, minutes: 0 } }]),
  );
});

it('shows a refusal of the server at its field, or above the form if it has none', async () => {
  const { api, user, form } = await edit();
  const refuse = (body: object) => api.on(CHANGE, () => json(body, 422));
  const message = 'There is already an account with this email address.';
  refuse({ code: 'email_taken', message, issues: [{ path: 'email', message }] });
  const email = form.getByLabelText(/^Email/);
  await user.clear(email);
  await user.type(email, 'duc@example.com');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  refuse({ code: 'last_administrator', message: 'There must always be at least one active administrator.' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toContain(
    'There must always be at least one active administrator.',
  );
});

it('sends a reset mail', async () => {
  const { api, act } = await open();
  const call = 'POST /api/users/:id/reset-mail';
  api.on(call, () => json({ success: true, message: 'A link was sent.' }));
  await act('Ann Tran', 'Send reset email');
  expect(await shownToast('A link was sent.')).toBe('Success');
  expect(api.made(call).map(({ id }) => id)).toEqual([ann.id]);
});

it('counts all users and the matches of a search without accents', async () => {
  const { user } = await open();
  expect(await screen.findByText('3 users')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Search users' }), 'nguyen duc');
  expect(await screen.findByText('0 of 3 users')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Search users' }));
  await user.type(screen.getByRole('textbox', { name: 'Search users' }), 'duc nguyen');
  expect(await screen.findByText('1 of 3 users')).toBeTruthy();
  expect(screen.getByText('Đức Nguyễn')).toBeTruthy();
});
