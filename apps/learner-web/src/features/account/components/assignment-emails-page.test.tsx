import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const OWN = 'GET /api/user/assignment-mails';
const CHANGE = 'PUT /api/user/assignment-mails';
const OFF = 'POST /api/assignment-mails/off';

it('turns the emails off by the link of one of them, without signing in [D196]', async () => {
  const api = fakeApi({ [OFF]: () => failure(404, 'not_found', 'This link is incomplete.') });
  const user = renderApp('/assignment-emails?token=abc');
  const button = await screen.findByRole('button', { name: 'Stop these emails' });
  expect(api.made(OFF)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('This link is incomplete.')).toBeTruthy();
  api.on(OFF, () => json({ on: false }));
  await user.click(button);
  expect(await screen.findByText(/^You will not get any more emails about assignments/)).toBeTruthy();
  expect(api.made(OFF).map(({ body }) => body)).toEqual([{ token: 'abc' }, { token: 'abc' }]);
});

it('turns them off and on in the account [D196]', async () => {
  const api = fakeApi({ [OWN]: () => json({ on: true }), [CHANGE]: ({ body }) => json(body) });
  const user = renderApp('/assignment-emails', { token: 'abc' });
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me about assignments' });
  await user.click(choice);
  await waitFor(() => expect(choice.checked).toBe(false));
  expect(api.made(CHANGE).map(({ body }) => body)).toEqual([{ on: false }]);
});
