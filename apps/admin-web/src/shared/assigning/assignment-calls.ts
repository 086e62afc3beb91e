import type { NewAssignment } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CLASSES_KEY } from '../classes/class-list.ts';
import { type Services, useServices } from '../services/services.ts';

interface Search {
  readonly search: string;
  /** null: all skills. */
  readonly skill: Skill | null;
}

const assignableQuery = (api: Services['api'], { search, skill }: Search) =>
  queryOptions({
    queryKey: ['/api/assignable', search, skill],
    queryFn: ({ signal }) =>
      api.call(
        'GET /api/assignable',
        { query: { ...(search !== '' && { search }), ...(skill !== null && { skill }) } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Published tests that can be assigned. */
export function useAssignable(search: Search) {
  return useQuery(assignableQuery(useServices().api, search));
}

/** Assigns tests to a class. */
export function useAssign(classId: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAssignment) => api.call('POST /api/class/:id/assignment', { params: { id: classId }, body }),
    onSuccess: () => Promise.all([CLASSES_KEY, ['/api/teaching']].map((key) => askAgain(queries, key))),
  });
}
