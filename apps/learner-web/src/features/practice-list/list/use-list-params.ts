import { useAddressSearch } from '../../../shared/history/use-address-search.ts';
import { changeListParams, readListParams, type ListParams, type Sorts } from './list-params.ts';

/** What the address says of the list, and a way to change it that leaves no step in the browser's history. */
export function useListParams<S extends string>(sorts: Sorts<S>) {
  const { params, change } = useAddressSearch();
  return {
    params: readListParams(params, sorts),
    change: (changes: Partial<ListParams<S>>) =>
      change((current) => changeListParams(current, sorts, changes), { replace: true }),
  };
}
