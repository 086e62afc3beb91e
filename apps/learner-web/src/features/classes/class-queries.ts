import type { Membership } from '@bandwise/api-contract/learner';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices, type Services } from '../../shared/services/services.ts';

type Api = Services['api'];

const MEMBERSHIPS = ['/api/membership'];

export const membershipsQuery = (api: Api) =>
  queryOptions({
    queryKey: MEMBERSHIPS,
    queryFn: ({ signal }) => api.call('GET /api/membership', {}, { signal }),
    staleTime: 0,
  });

export const classOfCodeQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['/api/membership/code', code],
    queryFn: ({ signal }) => api.call('GET /api/membership/code/:code', { params: { code } }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** A new or ended membership also changes the assignments. */
function useChange<Input, Output>(change: (api: Api, input: Input) => Promise<Output>) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: MEMBERSHIPS });
      await queries.invalidateQueries({ queryKey: ['/api/assigned'] });
    },
  });
}

export function useJoin() {
  return useChange((api, code: string) => api.call('POST /api/membership', { body: { code } }));
}

export function useLeave() {
  return useChange((api, { id }: Pick<Membership, 'id'>) =>
    api.call('DELETE /api/membership/:classID', { params: { classID: id } }),
  );
}
