import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALL_RESULTS, readResultParams, writeResultParams, type ResultParams } from './result-params.ts';

/** The parameters in the address of Results, and their setter. */
export function useResultParams() {
  const [address, setAddress] = useSearchParams();
  const params = useMemo(() => readResultParams(address), [address]);
  // The latest parameters, including a change that is not rendered yet.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return {
    params,
    /** With another search, filter or order the list begins at its first page. `replace`: going back does not undo it. */
    change: (change: Partial<ResultParams>, { replace = false }: { readonly replace?: boolean } = {}) => {
      latest.current = { ...latest.current, page: ALL_RESULTS.page, ...change };
      setAddress(writeResultParams(latest.current), { replace });
    },
  };
}
