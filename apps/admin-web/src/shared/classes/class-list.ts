import { ApiError, serverMessage } from '@bandwise/api-contract/client';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../services/services.ts';
import { texts } from '../texts/texts.ts';
import { toastSuccess } from '../toasts/toasts.ts';

/** The key of everything about classes and their assignments. */
export const CLASSES_KEY = ['/api/class'];

interface ClassesFilter {
  readonly search?: string;
  /** Archived classes too. */
  readonly hasArchived?: boolean;
  readonly page?: number;
}

const classesQuery = (api: Services['api'], { search = '', hasArchived = false, page = 1 }: ClassesFilter) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'list', search, hasArchived, page],
    queryFn: ({ signal }) =>
      api.call(
        'GET /api/class',
        { query: { ...(search !== '' && { search }), ...(hasArchived && { archived: 'true' }), page } },
        { signal },
      ),
    // Learners join, and assignments open and end.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** A page of the classes that the signed-in teacher teaches, or of all for administrators. */
export function useClasses(filter: ClassesFilter = {}) {
  return useQuery(classesQuery(useServices().api, filter));
}

/** A class as the list has it; undefined also for a class that the user does not see. */
export function useClass(id: string | undefined) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...CLASSES_KEY, 'list', { id }],
    queryFn: ({ signal }) => api.call('GET /api/class', { query: { id: id ?? '' } }, { signal }),
    select: ({ classes }) => classes[0],
    enabled: id !== undefined,
  });
}

interface NewClass {
  readonly name: string;
  /** Addresses, which only administrators choose. */
  readonly teachers: readonly string[];
}

/** Creates a class. @returns its id, or the reason why it was refused and the field that it is about. */
export function useCreateClass() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      name,
      teachers,
    }: NewClass): Promise<
      { readonly id: string } | { readonly refusal: string; readonly field: 'name' | 'teachers' }
    > => {
      try {
        const { id } = await api.call('POST /api/class', { body: { name, teachers: [...teachers] } });
        toastSuccess(texts.classes.create.done(name));
        await askAgain(queries, CLASSES_KEY);
        return { id };
      } catch (error) {
        const isOfTeachers = error instanceof ApiError && error.issues.some(({ path }) => path.startsWith('teachers'));
        return {
          refusal: serverMessage(error, texts.classes.create.failed),
          field: isOfTeachers ? 'teachers' : 'name',
        };
      }
    },
  });
}
