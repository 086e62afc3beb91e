import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

const release = vi.fn<() => Promise<void>>(async () => undefined);
const request = vi.fn<(type: string) => Promise<{ release: typeof release }>>(async () => ({ release }));

beforeEach(() => {
  vi.clearAllMocks();
  replaceProperty(navigator, 'wakeLock', { value: { request } });
});

const settle = () => act(async () => undefined);

it('keeps the screen on while a test runs, again after the page was hidden, and no longer', async () => {
  const { rerender } = renderHook(({ isRunning }) => useWakeLock(isRunning), { initialProps: { isRunning: true } });
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  rerender({ isRunning: false });
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
});

it('does without where the browser refuses, or has no such thing', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  renderHook(() => useWakeLock(true)).unmount();
  await settle();
  Reflect.deleteProperty(navigator, 'wakeLock');
  renderHook(() => useWakeLock(true)).unmount();
  expect(request).toHaveBeenCalledTimes(1);
});
