import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ANTI_FORGERY, failure, fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

const AT = '/confirm-email?token=t0ken&email=ada%2Bielts%40example.com';
const PATH = 'POST /api/confirm-email';
const done = () => json({ success: true, token: 'new', message: 'Your email address is confirmed.' });
const button = () => screen.findByRole('button', { name: 'Confirm and sign in' });

it('sends nothing when it is opened, and the link with the password when the button is pressed', async () => {
  const api = fakeApi({ [PATH]: done });
  const user = renderApp(AT);
  const send = await button();
  expect(screen.getByText(/signed up with ada\+ielts@example\.com/)).toBeTruthy();
  expect(api.made(PATH)).toEqual([]);
  await user.click(send);
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(api.made(PATH)).toEqual([]);
  await user.type(screen.getByLabelText(/^Password/), 'a secret word');
  await user.click(send);
  await waitFor(() => expect(sessionStorage.getItem(TOKEN_KEY)).toBe('new'));
  await waitFor(() => expect(address()).toBe('/home'));
  expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
  expect(api.made(PATH)[0]?.headers).toMatchObject(ANTI_FORGERY);
  expect(api.made(PATH).map(({ body }) => body)).toEqual([
    { token: 't0ken', email: 'ada+ielts@example.com', password: 'a secret word' },
  ]);
});

it('reads a link whose query was encoded twice', async () => {
  const api = fakeApi({ [PATH]: done });
  const user = renderApp('/confirm-email?token%3Dt0ken%26email%3Dada%252Bielts%2540example.com');
  await user.type(await screen.findByLabelText(/^Password/), 'a secret word{Enter}');
  await waitFor(() =>
    expect(api.made(PATH)).toMatchObject([{ body: { token: 't0ken', email: 'ada+ielts@example.com' } }]),
  );
});

it.each([[''], ['?token=t'], ['?email=a%40b.c'], ['?token=&email=a%40b.c']])(
  'refuses a link that lacks something on arrival: %j',
  async (query) => {
    fakeApi();
    renderApp(`/confirm-email${query}`);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This link is invalid or has expired. Please sign up again.',
    );
    expect(await button()).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'Sign up again' }).getAttribute('href')).toBe('/register');
  },
);

it.each([
  [
    'the server’s message',
    () => failure(422, 'confirm_link_invalid', 'Invalid or expired link.'),
    'Invalid or expired link.',
  ],
  ['its own words without one', () => json({}, 500), 'Your email address could not be confirmed. Please try again.'],
  ['its own words without an answer', offline, 'Your email address could not be confirmed. Please try again.'],
])('shows %s when it fails, and signs nobody in', async (_, answer, text) => {
  fakeApi({ [PATH]: answer });
  const user = renderApp(AT);
  await user.type(await screen.findByLabelText(/^Password/), 'a secret word{Enter}');
  expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
  expect(sessionStorage.getItem(TOKEN_KEY)).toBeNull();
});
