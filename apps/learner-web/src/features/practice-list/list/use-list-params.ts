import { useSearchParams } from 'react-router-dom';
import { changeListParams, readListParams, type ListParams, type Sorts } from './list-params.ts';

/** What the address says of the list, and a way to change it that leaves no step in the browser's history. */
export function useListParams<S extends string>(sorts: Sorts<S>) {
  const [searchParams, setSearchParams] = useSearchParams();
  return {
    params: readListParams(searchParams, sorts),
    change: (changes: Partial<ListParams<S>>) =>
      setSearchParams(changeListParams(searchParams, sorts, changes), { replace: true }),
  };
}
