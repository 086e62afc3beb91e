import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, fakeApi, json, type Handler } from '../../testing/fake-api.ts';
import { address, renderApp } from '../../testing/render-app.tsx';

const LIST = 'GET /api/membership';
const LOOK = 'GET /api/membership/code/ABC234D';
const JOIN = 'POST /api/membership';
const LEAVE = 'DELETE /api/membership/:id';
const CLASS_ID = '00000000-0000-4000-8000-0000000000c1';
const evening = {
  id: CLASS_ID,
  name: 'Evening class',
  teachers: ['Mai Tran'],
  joined_at: '2026-11-28T08:00:00.000Z',
  may_leave: true,
};
const found = { id: CLASS_ID, name: 'Evening class', teachers: ['Mai Tran'], joined: false };

function open(at: string, handlers: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({ [LIST]: () => json([]), [LOOK]: () => json(found), ...handlers });
  const user = renderApp(at, { token: 'abc' });
  return { api, user };
}

it('leads from a typed code to the class, which says what joining means, and joins it [D194]', async () => {
  const { api, user } = open('/classes', { [JOIN]: () => json(evening) });
  expect(await screen.findByText('You are not in a class yet')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Class code/ }), 'ABC234D{Enter}');
  expect(await screen.findByRole('heading', { name: 'Join Evening class' })).toBeTruthy();
  expect(address()).toBe('/classes/ABC234D');
  expect(screen.getByText(/^Its teachers will see all your results/)).toBeTruthy();
  api.on(LIST, () => json([evening]));
  await user.click(screen.getByRole('button', { name: 'Join class' }));
  expect(await screen.findByText(/Taught by Mai Tran/)).toBeTruthy();
  expect(address()).toBe('/classes');
  expect(api.made(JOIN).map(({ body }) => body)).toEqual([{ code: 'ABC234D' }]);
});

it('says that no class has a code, and offers to enter another [D194]', async () => {
  open('/classes/ABC234D', { [LOOK]: () => failure(404, 'not_found', 'No class has this code.') });
  expect(await screen.findByText('No class has this code.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter another code' }).getAttribute('href')).toBe('/classes');
});

it('does not join a class twice', async () => {
  open('/classes/ABC234D', { [LOOK]: () => json({ ...found, joined: true }) });
  expect(await screen.findByText('You are already in this class.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join class' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See assignments' }).getAttribute('href')).toBe('/assigned');
});

it('leaves a class after a confirmation, if the class allows it [D194]', async () => {
  const fixed = { ...evening, id: CLASS_ID.replace('c1', 'c2'), name: 'Morning class', may_leave: false };
  const { api, user } = open('/classes', { [LIST]: () => json([evening, fixed]), [LEAVE]: () => json([fixed]) });
  await user.click(await screen.findByRole('button', { name: 'Leave Evening class' }));
  expect(screen.queryByRole('button', { name: 'Leave Morning class' })).toBeNull();
  expect(screen.getByText('Only a teacher can remove you from this class.')).toBeTruthy();
  api.on(LIST, () => json([fixed]));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Evening class?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave class' }));
  await waitFor(() => expect(screen.queryByText('Evening class')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'My classes' }));
  expect(api.made(LEAVE).map(({ id }) => id)).toEqual([CLASS_ID]);
});

it('asks to sign in before joining, and comes back to the class [D194]', async () => {
  fakeApi({ [LOOK]: () => json(found), 'POST /api/login': () => json({ token: 'new', message: 'Login successful.' }) });
  const user = renderApp('/classes/ABC234D');
  await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret-word{Enter}');
  expect(await screen.findByRole('heading', { name: 'Join Evening class' })).toBeTruthy();
});

it('says that the classes could not be loaded, and tries again', async () => {
  const { api, user } = open('/classes', { [LIST]: () => failure(500, 'internal', 'Server error') });
  expect(await screen.findByText('Your classes could not be loaded.')).toBeTruthy();
  api.on(LIST, () => json([evening]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Evening class')).toBeTruthy();
});
