import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** The search of the address as it is drawn, and a way to change it. */
export function useAddressSearch() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    /** Begins from the browser's own address: the router draws a change later, and the next would take it back. */
    change: (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      setParams(next(new URLSearchParams(globalThis.location.search)), options),
  };
}
