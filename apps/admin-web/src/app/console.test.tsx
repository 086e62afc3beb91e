import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../test/fake-api.ts';
import { renderConsole } from '../test/render-console.tsx';

it.each(['/', '/tests', '/users', '/create-reading-test'])(
  'shows the sign-in screen at %s to who is signed out, and stays there',
  async (at) => {
    const api = fakeApi();
    const { address } = renderConsole(at, { token: null });
    expect(await screen.findByRole('heading', { name: 'Administrator sign in' })).toBeTruthy();
    expect(address()).toBe(at);
    expect(api.calls.filter(({ key }) => key !== 'GET /api/config')).toEqual([]);
  },
);
