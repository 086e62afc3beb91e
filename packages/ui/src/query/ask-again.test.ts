import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';
import { createQueryClient } from './query-client.ts';

it('shows what there is after a change, also where the answer from before it is still on its way', async () => {
  const client = createQueryClient();
  const answers: ((list: string) => void)[] = [];
  const ask = vi.fn<() => Promise<string>>(() => new Promise((answer) => answers.push(answer)));
  const list = new QueryObserver(client, { queryKey: ['list', 'a word'], queryFn: ask });
  const seen: unknown[] = [];
  list.subscribe(({ data }) => seen.push(data));

  const asked = askAgain(client, ['list']);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answers[0]?.('with the test');
  answers[1]?.('without the test');
  await asked;
  expect(list.getCurrentResult().data).toBe('without the test');
  expect(seen).not.toContain('with the test');
});
