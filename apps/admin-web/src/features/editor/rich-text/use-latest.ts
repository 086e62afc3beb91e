import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What the last render was given, for callbacks that outlive it. Not an effect event: the focus may leave the editor
 * while React is at work, and React refuses effect events then.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
