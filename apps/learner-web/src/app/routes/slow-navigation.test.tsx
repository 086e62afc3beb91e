import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';

vi.mock('../../features/practice-list/tasks/task-list-page.tsx', () => new Promise(() => {}));

afterEach(() => void vi.useRealTimers());

it('shows at once that the next page loads, and after eight seconds that the server does not answer', async () => {
  // Another file may have loaded the page: the app is loaded again, without it.
  vi.resetModules();
  const { renderApp } = await import('../../testing/render-app.tsx');
  fakeApi({ 'GET /api/exam/list/reading': () => json({ sections: [] }) });
  const user = renderApp('/practice/reading', { token: 'abc' });
  await screen.findByRole('heading', { name: 'Reading Tests' });
  // React schedules its work by the other clocks.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(screen.getByRole('link', { name: 'Writing Tests' }));
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Reading Tests' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByRole('alert').textContent).toBe('The server is not responding.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
