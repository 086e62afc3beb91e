import { useSearchParams } from 'react-router-dom';

/** The parameters in the address of a list of one state. */
export interface ListParams<State extends string, Filter extends string = never> {
  readonly state: State;
  readonly search: string;
  /** The values of filters; absent: all rows. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
  readonly page: number;
}

/** Reads and writes the parameters. The first state is the default. Any other change than the page starts at the first page. */
export function useListParams<State extends string, Filter extends string = never>(
  states: readonly [State, ...State[]],
  filterNames: readonly Filter[] = [],
) {
  const [address, setAddress] = useSearchParams();
  const [first] = states;
  const page = Number(address.get('page'));
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of filterNames) {
    const value = address.get(name);
    if (value) filters[name] = value;
  }
  const params: ListParams<State, Filter> = {
    state: states.find((known) => known === address.get('state')) ?? first,
    search: (address.get('search') ?? '').slice(0, 200),
    filters,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
  const change = (
    changed: Partial<ListParams<State, Filter>>,
    { replace = false }: { readonly replace?: boolean } = {},
  ) => {
    const next = { ...params, page: 1, ...changed };
    setAddress(
      {
        ...(next.state === first ? {} : { state: next.state }),
        ...(next.search === '' ? {} : { search: next.search }),
        ...next.filters,
        ...(next.page === 1 ? {} : { page: String(next.page) }),
      },
      { replace },
    );
  };
  return { params, change };
}
