import type { AssignmentBody, AssignmentChange } from '@bandwise/api-contract/admin';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CLASSES_KEY } from '../../../shared/classes/class-list.ts';
import { type Services, useServices } from '../../../shared/services/services.ts';

type Api = Services['api'];

const assignmentsQuery = (api: Api, classId: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, classId, 'assignment'],
    queryFn: ({ signal }) => api.call('GET /api/class/:id/assignment', { params: { id: classId } }, { signal }),
    staleTime: 0,
  });

/** The assignments of a class, the latest first. */
export function useAssignments(classId: string) {
  return useQuery(assignmentsQuery(useServices().api, classId));
}

/** A call about an assignment. The lists are loaded again, also after a refusal, whose reason may be a change elsewhere. */
function useAssignmentCall<Input, Output>(call: (api: Api, input: Input) => Promise<Output>) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSettled: () => askAgain(queries, CLASSES_KEY),
  });
}

export function useChangeAssignment() {
  return useAssignmentCall((api, { id, change }: { readonly id: string; readonly change: AssignmentChange }) =>
    api.call('PUT /api/assignment/:id', { params: { id }, body: change }),
  );
}

export function useDeleteAssignment() {
  return useAssignmentCall((api, id: string) => api.call('DELETE /api/assignment/:id', { params: { id } }));
}

interface Copy {
  readonly id: string;
  readonly classID: string;
  readonly opens_at: string;
  readonly due_at: string;
}

export function useCopyAssignment() {
  return useAssignmentCall((api, { id, ...body }: Copy) =>
    api.call('POST /api/assignment/:id/copy', { params: { id }, body }),
  );
}

type Grant = AssignmentBody['granted'][number] & { readonly id: string };

/** Gives one learner extra time or an own due time. */
export function useGrant() {
  return useAssignmentCall((api, { id, userID, extra_time, due_at }: Grant) =>
    api.call('PUT /api/assignment/:id/learner/:userID', { params: { id, userID }, body: { extra_time, due_at } }),
  );
}
