import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANTI_FORGERY, failure, fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { holdTimers } from '@bandwise/ui/testing/hold-timers.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

type User = ReturnType<typeof renderApp>;

const DONE = 'Password changed successfully!';
const changed = () => json({ success: true, message: 'Password changed successfully.' });

const button = () => screen.findByRole('button', { name: 'Update Password' });

async function fill(user: User) {
  await button();
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Old Password/), 'the old one');
  await user.type(screen.getByLabelText(/^New Password/), 'the new one');
}

async function change(user: User) {
  await fill(user);
  await user.click(await button());
}

describe('changing the password', () => {
  it('asks for the anti-forgery cookie first, and sends the new password twice [L2-31 L3-5 L7-6 L8-14]', async () => {
    const api = fakeApi({ 'POST /api/password/change': changed });
    await change(renderApp('/change-password', { token: 'abc' }));
    expect((await screen.findByText(DONE)).closest('[role=status]')).toBeTruthy();
    const keys = api.calls.map((call) => call.key);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeGreaterThanOrEqual(0);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeLessThan(keys.indexOf('POST /api/password/change'));
    expect(api.made('POST /api/password/change')[0]?.headers).toMatchObject(ANTI_FORGERY);
    expect(api.made('POST /api/password/change').map(({ body }) => body)).toEqual([
      {
        username: 'ada@example.com',
        current_password: 'the old one',
        password: 'the new one',
        password_confirmation: 'the new one',
      },
    ]);
  });

  it.each([
    ['someone signed in', 'abc'],
    ['someone signed out', null],
  ])('says so to %s, and goes to / after 1.5 seconds [L2-33 L9-18]', async (_, token) => {
    fakeApi({ 'POST /api/password/change': changed });
    const user = renderApp('/change-password', { token });
    await fill(user);
    const update = await button();
    const time = holdTimers();
    fireEvent.click(update);
    await time.until(() => screen.queryByText(DONE) !== null);
    expect(update).toHaveProperty('disabled', true);
    await time.pass(1499);
    expect(address()).toBe('/change-password');
    await time.pass(1);
    expect(address()).toBe('/');
  });

  it('asks for all three, sends nothing before, and goes to the first that is missing [L5-4]', async () => {
    const api = fakeApi({ 'POST /api/password/change': changed });
    const user = renderApp('/change-password');
    await user.click(await button());
    for (const field of ['Username', 'Old Password', 'New Password'])
      expect(screen.getByText(`${field} is required`)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
    expect(api.made('POST /api/password/change')).toEqual([]);
  });

  it.each([
    ['an answer that is not a success', () => json({ success: false, message: 'Done.' }), 'Change password failed.'],
    [
      'a refusal, in the server’s words,',
      () => failure(422, 'incorrect_password', 'The old password is incorrect.'),
      'The old password is incorrect.',
    ],
    ['an error without a message', () => json({}, 500), 'An error occurred during password change.'],
    ['no answer at all', offline, 'An error occurred during password change.'],
  ])('takes %s for a failure, and stays [L5-9 L8-15 L8-16]', async (_, answer, text) => {
    fakeApi({ 'POST /api/password/change': answer });
    await change(renderApp('/change-password'));
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByText(DONE)).toBeNull();
    expect(address()).toBe('/change-password');
  });

  it('leads back to the reading tests [L2-32]', async () => {
    fakeApi({ 'GET /api/exam/list/reading': () => json({ sections: [] }) });
    const user = renderApp('/change-password', { token: 'abc' });
    await user.click(await screen.findByRole('link', { name: 'Back to Home' }));
    expect(address()).toBe('/practice/reading');
  });
});
