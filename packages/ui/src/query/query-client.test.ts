import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

it('lets a call that has no network fail, once, instead of waiting in silence', async () => {
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
