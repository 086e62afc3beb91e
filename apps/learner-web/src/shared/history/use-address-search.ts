import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** The query of the rendered address, and a setter. */
export function useAddressSearch() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    /** Starts from the browser's address, because the router renders a change later and the next change would revert it. */
    change: (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      setParams(next(new URLSearchParams(globalThis.location.search)), options),
  };
}
