import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The query of the address, and what writes it. What is written is drawn before anything else happens: the router would draw it
 * when there is time, and what is pressed meanwhile would be a change of the address before.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (written: Readonly<Record<string, string>>, options: NavigateOptions) =>
      setParams(written, { ...options, flushSync: true }),
    [setParams],
  );
  return [params, write] as const;
}
