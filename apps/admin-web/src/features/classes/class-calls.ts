import type { AddedMembers, ClassBody, ClassImport } from '@bandwise/api-contract/admin';
import { serverMessage } from '@bandwise/api-contract/client';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CLASSES_KEY } from '../../shared/classes/class-list.ts';
import { problemsOf } from '../../shared/file-import/problems-of.ts';
import { type Services, useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts';

type Api = Services['api'];

const words = texts.classes;

const classQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, id],
    queryFn: ({ signal }) => api.call('GET /api/class/:id', { params: { id } }, { signal }),
    // Learners join and leave.
    staleTime: 0,
  });

export function useClass(id: string) {
  return useQuery(classQuery(useServices().api, id));
}

/** A call that returns the class, which the page then shows. */
function useClassCall<Input extends { readonly id: string }>(
  call: (api: Api, input: Input) => Promise<ClassBody>,
  { failed, done }: { readonly failed: string; readonly done?: string },
) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (body) => {
      queries.setQueryData(classQuery(api, body.id).queryKey, body);
      if (done !== undefined) toastSuccess(done);
    },
    onError: (error) => toastError(error, failed),
    onSettled: () => askAgain(queries, CLASSES_KEY),
  });
}

/** The fields that `PATCH /api/class/:id` changes. */
interface ClassChange {
  readonly id: string;
  readonly change: Partial<Pick<ClassBody, 'archived' | 'may_leave' | 'name'>>;
}

export function useChangeClass() {
  return useClassCall(
    (api, { id, change }: ClassChange) => api.call('PATCH /api/class/:id', { params: { id }, body: change }),
    { failed: words.settings.failed },
  );
}

export function useNewCode() {
  return useClassCall(
    (api, { id }: { readonly id: string }) => api.call('PUT /api/class/:id/join-code', { params: { id } }),
    { failed: words.code.failed, done: words.code.made },
  );
}

export function useEndCode() {
  return useClassCall(
    (api, { id }: { readonly id: string }) => api.call('DELETE /api/class/:id/join-code', { params: { id } }),
    { failed: words.code.failed, done: words.code.ended },
  );
}

export function useRemoveMember() {
  return useClassCall(
    (api, { id, userID }: { readonly id: string; readonly userID: string }) =>
      api.call('DELETE /api/class/:id/member/:userID', { params: { id, userID } }),
    { failed: words.members.removeFailed },
  );
}

/** Deletes a class. Administrators only. */
export function useDeleteClass() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ClassBody, 'id' | 'name'>) => api.call('DELETE /api/class/:id', { params: { id } }),
    onSuccess: async (_, { id, name }) => {
      toastSuccess(words.settings.deleted(name));
      queries.removeQueries({ queryKey: classQuery(api, id).queryKey });
      await askAgain(queries, CLASSES_KEY);
    },
    onError: (error) => toastError(error, words.settings.deleteFailed),
  });
}

interface NewMembers {
  readonly id: string;
  readonly role: 'learner' | 'teacher';
  readonly emails: readonly string[];
}

/** Adds or invites addresses. @returns what became of each, or the reason of a refusal. */
export function useAddMembers() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, role, emails }: NewMembers): Promise<AddedMembers['outcomes'] | string> => {
      try {
        const body = { role, emails: [...emails] };
        const { outcomes } = await api.call('POST /api/class/:id/member', { params: { id }, body });
        return outcomes;
      } catch (error) {
        return serverMessage(error, words.add.failed);
      }
    },
    onSettled: () => askAgain(queries, CLASSES_KEY),
  });
}

interface FileOfLearners {
  /** The class of all learners. Absent: the file names the classes. */
  readonly id?: string;
  readonly file: File;
}

/** The preview of a file, or the problems that prevent one. */
export type ReadFile =
  | { readonly ok: true; readonly file: File; readonly preview: ClassImport }
  | { readonly ok: false; readonly file: File; readonly problems: readonly string[] };

function sendFile(api: Api, { id, file }: FileOfLearners, dryRun: 'false' | 'true'): Promise<ClassImport> {
  const query = { dryRun };
  return id === undefined
    ? api.call('POST /api/class/import', { query, file })
    : api.call('POST /api/class/:id/import', { params: { id }, query, file });
}

/** Reads a file of learners without importing any. */
export function usePreviewFile() {
  const { api } = useServices();
  return useMutation({
    mutationFn: async (upload: FileOfLearners): Promise<ReadFile> => {
      const { file } = upload;
      try {
        return { ok: true, file, preview: await sendFile(api, upload, 'true') };
      } catch (error) {
        return { ok: false, file, problems: problemsOf(error, words.import.failed) };
      }
    },
  });
}

/** Imports a file of learners. @returns its problems if something changed since the preview, or null on success. */
export function useImportFile() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (upload: FileOfLearners): Promise<readonly string[] | null> => {
      try {
        const { counts } = await sendFile(api, upload, 'false');
        toastSuccess(words.import.done(counts));
        return null;
      } catch (error) {
        return problemsOf(error, words.import.importFailed);
      }
    },
    onSettled: () => askAgain(queries, CLASSES_KEY),
  });
}
