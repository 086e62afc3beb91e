import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ThemeProvider } from './theme-provider.tsx';
import { showToast } from './show-toast.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

it('shows one toast at a time, each for five seconds', () => {
  vi.useFakeTimers();
  render(
    <ThemeProvider>
      <Toasts />
    </ThemeProvider>,
  );
  act(() => {
    notifications.show({ message: 'the first' });
    notifications.show({ message: 'the second' });
  });
  expect(screen.queryByText('the first')).not.toBeNull();
  expect(screen.queryByText('the second')).toBeNull();
  act(() => void vi.advanceTimersByTime(4999));
  expect(screen.queryByText('the second')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('the second')).not.toBeNull();
});

it('lets the newest take the place of the one on screen', () => {
  vi.useFakeTimers();
  render(
    <ThemeProvider>
      <Toasts />
    </ThemeProvider>,
  );
  act(() => showToast({ kind: 'success', message: 'the first' }));
  act(() => showToast({ kind: 'problem', title: 'Error', message: 'the second' }));
  expect(screen.queryByText('the second')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('the first')).toBeNull();
  expect(screen.queryByText('the second')).not.toBeNull();
});
