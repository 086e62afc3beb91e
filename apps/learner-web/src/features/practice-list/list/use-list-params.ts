import { useSearchParams } from 'react-router-dom';
import { changeListParams, readListParams, type ListParams, type Sorts } from './list-params.ts';

/** What the address says of the list, and a way to change it that leaves no step in the browser's history. */
export function useListParams<S extends string>(sorts: Sorts<S>) {
  const [searchParams, setSearchParams] = useSearchParams();
  // The browser's address: the router's own is drawn later, as a transition, and would take the last change back.
  const address = () => new URLSearchParams(globalThis.location.search);
  return {
    params: readListParams(searchParams, sorts),
    change: (changes: Partial<ListParams<S>>) =>
      setSearchParams(changeListParams(address(), sorts, changes), { replace: true }),
  };
}
