import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what comes soon, and the failure of what fails', async () => {
  await expect(inTime(Promise.resolve('here'))).resolves.toBe('here');
  await expect(inTime(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
});

it('does not wait for what never comes', async () => {
  const failed = vi.fn<() => void>();
  inTime(new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(1999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});
