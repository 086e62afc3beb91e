import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPress } from './use-after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function press() {
  const act = vi.fn<() => void>();
  return { act, ...renderHook(() => useAfterPress(act)) };
}

it('acts once the typing has paused', () => {
  const { act, result } = press();
  result.current();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing once its field is gone', () => {
  const { act, result, unmount } = press();
  result.current();
  unmount();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});

it('leaves nothing waiting for a pointer when its field is gone', () => {
  vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.body);
  const { act, result, unmount } = press();
  result.current();
  unmount();
  window.dispatchEvent(new Event('pointerup'));
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
