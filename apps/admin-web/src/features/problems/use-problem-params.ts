import { PROBLEM_STATES, type ProblemState } from '@bandwise/api-contract/learner';
import { useSearchParams } from 'react-router-dom';

export interface ProblemParams {
  readonly state: ProblemState;
  readonly search: string;
  readonly page: number;
}

/** The parameters in the address of the list, and their setter. Another state or search starts at the first page. */
export function useProblemParams() {
  const [address, setAddress] = useSearchParams();
  const page = Number(address.get('page'));
  const params: ProblemParams = {
    state: PROBLEM_STATES.find((known) => known === address.get('state')) ?? 'open',
    search: address.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
  const change = (changed: Partial<ProblemParams>, { replace = false }: { readonly replace?: boolean } = {}) => {
    const next = { ...params, page: 1, ...changed };
    const written = {
      ...(next.state === 'open' ? {} : { state: next.state }),
      ...(next.search === '' ? {} : { search: next.search }),
      ...(next.page === 1 ? {} : { page: String(next.page) }),
    };
    setAddress(written, { replace });
  };
  return { params, change };
}
