import { createDeviceStorage } from '@bandwise/api-contract/client';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../shared/language/language.ts';
import { restoreEnglish } from '../testing/restore-english.ts';
import { failure, fakeApi, json } from '../testing/fake-api.ts';

/** Imported after the language, as the pages' code is. */
async function open(address: string, token: string | null = null) {
  const { renderApp } = await import('../testing/render-app.tsx');
  return renderApp(address, { token });
}

restoreEnglish();

beforeAll(async () => {
  localStorage.setItem('language', 'vi');
  await loadLanguage(createDeviceStorage(() => localStorage));
});

async function signIn() {
  const user = await open('/login');
  await user.type(await screen.findByLabelText(/^Tên đăng nhập/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Mật khẩu/), 'secret-word');
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
}

it('signs in in Vietnamese, and says so in place of the server’s English', async () => {
  fakeApi({ 'POST /api/login': () => json({ token: 'abc', message: 'Login successful.' }) });
  await signIn();
  expect(await screen.findByText('Đăng nhập thành công.')).toBeTruthy();
  const links = within(await screen.findByRole('navigation', { name: 'Menu chính' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Trang chủ',
    'Đề Reading',
    'Đề Listening',
    'Đề Speaking',
    'Đề Writing',
  ]);
});

it('says in Vietnamese why signing in was refused', async () => {
  fakeApi({ 'POST /api/login': () => failure(401, 'invalid_credentials', 'Invalid login credentials.') });
  await signIn();
  expect(await screen.findByText('Tên đăng nhập hoặc mật khẩu không đúng.')).toBeTruthy();
});

it('has English as the other language', async () => {
  fakeApi();
  await open('/login');
  const button = await screen.findByRole('button', { name: 'English' });
  expect(within(button).getByText('English').lang).toBe('en');
});
