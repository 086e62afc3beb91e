import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('lets a call that has no network fail, once, instead of waiting in silence [L9-3 L9-5 A7-28]', async () => {
  onlineManager.setOnline(false);
  let calls = 0;
  const client = createQueryClient();
  const ask = () => {
    calls += 1;
    return Promise.reject(new Error('no network'));
  };
  await expect(client.fetchQuery({ queryKey: ['list'], queryFn: ask })).rejects.toThrow('no network');
  const mutation = client.getMutationCache().build(client, { mutationFn: ask });
  await expect(mutation.execute(undefined)).rejects.toThrow('no network');
  expect(calls).toBe(2);
});

it('asks once: not again after any time, on focus, on coming back online, or for another screen [L9-3 L9-5 A7-28]', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  // As the provider does: from here on it hears of focus and network.
  client.mount();
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('the list');
  const watch = () => new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => undefined);
  watch();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  client.unmount();
});

it('keeps what no screen shows for five minutes [L9-3 L9-5]', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['list'], queryFn: () => 'the list' });
  await vi.advanceTimersByTimeAsync(5 * 60 * 1000 - 1);
  expect(client.getQueryData(['list'])).toBe('the list');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['list'])).toBeUndefined();
});
