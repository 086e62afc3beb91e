import { CLASS_TABLE_SHOWS, CLASS_TABLE_SORTS } from '@bandwise/api-contract/admin';
import { useListParams } from '../../../shared/search/use-list-params.ts';
import type { TableQuery } from '../queries.ts';

const FILTERS = ['assignment', 'sort', 'columns'] as const;

/** The parameters of a class table in the address, and the call's query for them. */
export function useTableParams() {
  const { params, change } = useListParams(CLASS_TABLE_SHOWS, FILTERS);
  const { filters, state: show, page } = params;
  const sort = CLASS_TABLE_SORTS.find((known) => known === filters.sort) ?? 'name';
  const columns = Number(filters.columns ?? 1);
  const query: TableQuery = {
    show,
    sort,
    page,
    columns: Number.isInteger(columns) && columns > 0 ? columns : 1,
    ...(filters.assignment !== undefined && { assignment: filters.assignment }),
  };
  return {
    query,
    show,
    sort,
    assignment: filters.assignment ?? '',
    /** Changes one filter; '' removes it. */
    filterBy(name: (typeof FILTERS)[number], value: string) {
      const { [name]: _before, ...others } = filters;
      change({ filters: value === '' ? others : { ...others, [name]: value } });
    },
    change,
  };
}
