import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from './code.ts';
import { late } from './late.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

it('keeps the page while its code cannot be fetched, and shows it once it can', async () => {
  let isOnline = false;
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  });
  const LateGreeting = late(codeOf(load), ({ name }) => <p>Soon, {name}</p>);
  render(<LateGreeting name="you" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Soon, you')).toBeTruthy();

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Soon, you')).toBeTruthy();

  isOnline = true;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('Hello, you')).toBeTruthy();
});

it('is there at once from its second use on, and asks no more once it has left the page', async () => {
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>(async () => Greeting);
  const LateGreeting = late(codeOf(load));
  const first = render(<LateGreeting name="one" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  first.unmount();
  render(<LateGreeting name="two" />);
  expect(screen.getByText('Hello, two')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);

  const failing = vi.fn<() => Promise<ComponentType<object>>>(() => Promise.reject(new Error('offline')));
  const Never = late(codeOf(failing));
  const shown = render(<Never />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  shown.unmount();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(failing).toHaveBeenCalledTimes(1);
});

it('is there at once where its code was brought before', async () => {
  const code = codeOf<ComponentType<{ name: string }>>(async () => Greeting);
  const LateGreeting = late(code, () => <p>Soon</p>);
  await code.bring();
  render(<LateGreeting name="you" />);
  expect(screen.getByText('Hello, you')).toBeTruthy();
});
