import { useAddressSearch } from '../../../shared/history/use-address-search.ts';
import { changeListParams, readListParams, type ListParams, type Sorts } from './list-params.ts';

/** The parameters in the address of the list, and a setter that replaces the entry in the browser's history. */
export function useListParams<S extends string>(sorts: Sorts<S>) {
  const { params, change } = useAddressSearch();
  return {
    params: readListParams(params, sorts),
    change: (changes: Partial<ListParams<S>>) =>
      change((current) => changeListParams(current, sorts, changes), { replace: true }),
  };
}
