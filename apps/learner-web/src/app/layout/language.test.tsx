import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

function open(address: string, { languages = ['en-GB'], token = null as string | null } = {}) {
  fakeApi();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const reload = vi.fn<() => void>();
  return { reload, user: renderApp(address, { token, reload }) };
}

const chosen = () => localStorage.getItem('language');
const offer = () => screen.queryByRole('region', { name: 'Bạn có muốn xem trang này bằng tiếng Việt không?' });

it('offers the other language where one signs in, in its own words', async () => {
  const { reload, user } = open('/login');
  const button = await screen.findByRole('button', { name: 'Tiếng Việt' });
  expect(within(button).getByText('Tiếng Việt').lang).toBe('vi');
  await user.click(button);
  expect([chosen(), reload.mock.calls.length]).toEqual(['vi', 1]);
});

it('has the other language in the account menu', async () => {
  const { reload, user } = open('/home', { token: 'abc' });
  await user.click(await screen.findByRole('button', { name: /account menu|Account menu/ }));
  await user.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
  expect([chosen(), reload.mock.calls.length]).toEqual(['vi', 1]);
});

it('says where the browser does not remember it, and does not load the page again', async () => {
  const { reload, user } = open('/login');
  const button = await screen.findByRole('button', { name: 'Tiếng Việt' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await user.click(button);
  expect(await screen.findByText(/^The language was not changed/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it.each([
  ['/login', null],
  ['/home', 'abc'],
])('is offered at %s to a browser that prefers it, until it is declined', async (address, token) => {
  const languages = ['vi-VN', 'en-US'];
  const { reload, user } = open(address, { languages, token });
  await user.click(await screen.findByRole('button', { name: 'Giữ tiếng Anh' }));
  expect([offer(), chosen(), reload.mock.calls.length]).toEqual([null, 'en', 0]);
  cleanup();
  open(address, { languages, token });
  await screen.findAllByRole('heading');
  expect(offer()).toBeNull();
});

it('is accepted in one press', async () => {
  const { reload, user } = open('/login', { languages: ['vi'] });
  await user.click(await screen.findByRole('button', { name: 'Chuyển sang tiếng Việt' }));
  expect([chosen(), reload.mock.calls.length]).toEqual(['vi', 1]);
});

it('is not offered to other browsers', async () => {
  open('/login', { languages: ['en-US', 'vi'] });
  await screen.findByRole('button', { name: 'Tiếng Việt' });
  expect(offer()).toBeNull();
});
