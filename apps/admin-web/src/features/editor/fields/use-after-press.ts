import { useCallback, useEffect, useRef } from 'react';

/** Longer than the debounce of the checks, so that messages are about the last typed text. */
const DELAY_MS = 200;

/**
 * Acts after a pressed pointer is released, unless the caller has unmounted. An error that appeared earlier would move the clicked button
 * away from the pointer.
 */
export function useAfterPress(act: () => void): () => void {
  const cancel = useRef<() => void>(null);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback(() => {
    cancel.current?.();
    cancel.current = afterPress(act);
  }, [act]);
}

function afterPress(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(act, DELAY_MS);
  };
  if (document.querySelector(':active') === null) soon();
  else window.addEventListener('pointerup', soon, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pointerup', soon);
  };
}
