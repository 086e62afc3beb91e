import { expect, it, vi } from 'vitest';
import { isConnectionBroken, isConnectionLoss, LateAnswer } from './database-errors.ts';
import { repeatOnLoss } from './repeat-on-loss.ts';

const coded = (code: string) => Object.assign(new Error('as the system says it'), { code });

it.each([
  new LateAnswer(),
  coded('ECONNRESET'),
  coded('57P01'),
  coded('08006'),
  coded('25P03'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('does once more what a lost connection had been asked (%s)', async (error) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValueOnce('done');
  expect(await repeatOnLoss(work)).toBe('done');
  expect(isConnectionLoss(error)).toBe(true);
});

it.each([
  coded('ECONNREFUSED'),
  coded('57P03'),
  coded('57014'),
  coded('55P03'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
])('leaves alone what another connection would not change (%s)', async (error) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(repeatOnLoss(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
  expect(isConnectionBroken(error)).toBe(false);
  expect(isConnectionLoss(error)).toBe(true);
});

it('is done twice at most, however many ask for it', async () => {
  const work = vi.fn<() => Promise<string>>(() => Promise.reject(new LateAnswer()));
  await expect(repeatOnLoss(() => repeatOnLoss(work))).rejects.toBeInstanceOf(LateAnswer);
  expect(work).toHaveBeenCalledTimes(2);
});
