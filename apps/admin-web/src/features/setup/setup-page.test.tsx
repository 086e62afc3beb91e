import { ANTI_FORGERY, failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const OWNER = {
  code: 'K7QF-93TM-0000-ZZZZ',
  firstName: 'Hoa',
  lastName: 'Lê',
  email: 'hoa@example.com',
  password: 'a school of her own',
};
const LABELS = {
  code: 'Setup code',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
} as const;
const needed = { 'GET /api/setup': () => json({ needed: true }) };
const submit = 'Create administrator';

function fieldOf(name: keyof typeof LABELS): HTMLElement {
  return screen.getByRole('textbox', { name: LABELS[name] });
}

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await screen.findByRole('heading', { name: /^Set up / });
  for (const [name, label] of Object.entries(LABELS))
    await user.type(
      screen.getByLabelText(label, { exact: false, selector: 'input' }),
      OWNER[name as keyof typeof OWNER],
    ); // its own keys
  await user.click(screen.getByRole('button', { name: submit }));
}

it('makes the first administrator, and opens the console to them at the same address', async () => {
  const api = fakeApi({ ...needed, 'POST /api/setup': () => json({ token: 'abc', message: 'Done.' }, 201) });
  const { user, address } = renderConsole('/users', { token: null });
  await fill(user);
  expect(await screen.findByRole('navigation')).toBeTruthy();
  expect(address()).toBe('/users');
  const [made] = api.made('POST /api/setup');
  expect(made?.body).toEqual(OWNER);
  expect(made?.headers).toMatchObject(ANTI_FORGERY);
});

it('says at each field that it is required, and asks the server nothing', async () => {
  const api = fakeApi(needed);
  const { user } = renderConsole('/', { token: null });
  await user.click(await screen.findByRole('button', { name: submit }));
  for (const label of Object.values(LABELS)) expect(screen.getByText(`${label} is required`)).toBeTruthy();
  expect(api.made('POST /api/setup')).toEqual([]);
});

it('says at the field what the server found wrong, and keeps what was typed [D79]', async () => {
  const message =
    'The setup code is wrong or has expired. Use the newest code in the server’s log, or restart the server for a new one.';
  fakeApi({
    ...needed,
    'POST /api/setup': () => json({ code: 'invalid_credentials', message, issues: [{ path: 'code', message }] }, 401),
  });
  const { user } = renderConsole('/', { token: null });
  await fill(user);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(fieldOf('code').getAttribute('aria-invalid')).toBe('true');
  expect(fieldOf('firstName')).toHaveProperty('value', OWNER.firstName);
});

it('leads to the sign-in screen when somebody was quicker, and says so there [D79]', async () => {
  const message = 'There is already an administrator. Please sign in.';
  let isNeeded = true;
  fakeApi({
    'GET /api/setup': () => json({ needed: isNeeded }),
    'POST /api/setup': () => {
      isNeeded = false;
      return failure(404, 'not_found', message);
    },
  });
  const { user } = renderConsole('/', { token: null });
  await fill(user);
  expect(await screen.findByRole('heading', { name: 'Console sign-in' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(message);
});
