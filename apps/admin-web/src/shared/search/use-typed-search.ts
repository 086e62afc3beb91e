import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** The typed search, which the address follows once the typing pauses. */
export function useTypedSearch(written: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(written);
  const last = useRef(written);
  const writeLater = useDebouncedCallback((search: string, page: string) => {
    // A followed link has not rendered its page yet: writing the search would lead back here.
    if (globalThis.location.pathname !== page) return;
    last.current = search;
    write(search);
  }, TYPING_PAUSE_MS);
  // The address has changed by itself: back, forward, a link.
  useEffect(() => {
    if (written === last.current) return;
    last.current = written;
    setTyped(written);
  }, [written]);
  return {
    typed,
    type: (search: string) => {
      setTyped(search);
      writeLater(search, globalThis.location.pathname);
    },
  };
}
