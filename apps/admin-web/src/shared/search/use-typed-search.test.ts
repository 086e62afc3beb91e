import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

const HOME = globalThis.location.pathname;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', HOME);
});

describe('what is typed to search', () => {
  const type = (text: string) => {
    const write = vi.fn<(search: string) => void>();
    const { result } = renderHook(() => useTypedSearch('', write));
    act(() => result.current.type(text));
    expect(result.current.typed).toBe(text);
    expect(write).not.toHaveBeenCalled();
    return write;
  };

  it('is in the address once the typing pauses', () => {
    const write = type('river');
    vi.runAllTimers();
    expect(write.mock.calls).toEqual([['river']]);
  });

  it('does not lead back from a page that was opened before the pause', () => {
    const write = type('river');
    history.pushState(null, '', '/admin/create-writing-test/1');
    vi.runAllTimers();
    expect(write).not.toHaveBeenCalled();
  });
});
