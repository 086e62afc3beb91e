import { QUEUE_STATES } from '@bandwise/api-contract/admin';
import { useSearchParams } from 'react-router-dom';
import type { QueueParams } from '../../../shared/assessing/queue.ts';

/** The parameters in the address of the queue, and their setter. Another state or search starts at the first page. */
export function useQueueParams() {
  const [address, setAddress] = useSearchParams();
  const page = Number(address.get('page'));
  const params: QueueParams = {
    state: QUEUE_STATES.find((known) => known === address.get('state')) ?? 'waiting',
    search: (address.get('search') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
  const change = (changed: Partial<QueueParams>, { replace = false }: { readonly replace?: boolean } = {}) => {
    const next = { ...params, page: 1, ...changed };
    const written = {
      ...(next.state === 'waiting' ? {} : { state: next.state }),
      ...(next.search === '' ? {} : { search: next.search }),
      ...(next.page === 1 ? {} : { page: String(next.page) }),
    };
    setAddress(written, { replace });
  };
  return { params, change };
}
