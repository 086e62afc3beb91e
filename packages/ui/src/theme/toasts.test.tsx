import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, showToast } from './show-toast.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('shows one toast at a time, each for five seconds [L9-15]', () => {
  act(() => showToast({ kind: 'success', message: 'the first' }));
  pass(4999);
  expect(screen.getByRole('alert').textContent).toBe('the first');
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showToast({ kind: 'success', message: 'the second', isLong: true }));
  pass(9999);
  expect(screen.getByRole('alert').textContent).toBe('the second');
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets the newest take the place of the one on screen, with a time of its own', () => {
  act(() => showToast({ kind: 'success', message: 'said twice' }));
  const first = screen.getByRole('alert');
  pass(4000);
  act(() => showToast({ kind: 'success', message: 'said twice' }));
  expect(screen.getByRole('alert')).not.toBe(first);
  pass(4000);
  act(() => showToast({ kind: 'problem', title: 'Error', message: 'the third' }));
  expect(screen.getByRole('alert').textContent).toBe('Errorthe third');
  pass(4999);
  expect(screen.queryByText('the third')).not.toBeNull();
});

it('stays while the pointer or the focus is on it', () => {
  act(() => showToast({ kind: 'success', message: 'read slowly' }));
  fireEvent.mouseEnter(screen.getByRole('alert'));
  pass(60_000);
  fireEvent.mouseLeave(screen.getByRole('alert'));
  pass(4999);
  expect(screen.queryByText('read slowly')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(screen.queryByText('read slowly')).not.toBeNull();
});

it('goes when it is closed', () => {
  act(() => showToast({ kind: 'success', message: 'away' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
