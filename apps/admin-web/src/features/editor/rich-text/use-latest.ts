import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The value of the last render, for callbacks that outlive it. Effect events do not work here: the focus may leave the editor during a
 * render, when React refuses them.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
