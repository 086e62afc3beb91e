import type { DateOrder, ImportField, ManagedUser, UserImport } from '@bandwise/api-contract/admin';
import { saveFile } from '@bandwise/ui/files/save-file.ts';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemsOf } from '../../../shared/file-import/problems-of.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { rememberColumns, rememberedColumns } from '../model/remembered-columns.ts';
import { USERS_KEY } from './users.ts';

/** The choices of an administrator for a file. Absent choices are inferred from its headings and dates. */
export interface ImportChoices {
  readonly columns?: readonly (ImportField | null)[];
  readonly dates?: DateOrder;
}

/** The preview of a file, or its problems. */
export type ReadFile =
  | { readonly ok: true; readonly file: File; readonly choices: ImportChoices; readonly preview: UserImport }
  | { readonly ok: false; readonly file: File; readonly problems: readonly string[] };

/** Reads a file of users without importing any. */
export function usePreviewImport() {
  const { api } = useServices();
  return useMutation({
    mutationFn: async ({ file, choices }: { file: File; choices: ImportChoices }): Promise<ReadFile> => {
      const read = (chosen: ImportChoices) =>
        api.call('POST /api/users/import', { file, query: { dryRun: 'true', ...queryOf(chosen) } });
      try {
        const preview = await read(choices);
        const remembered = choices.columns ? null : rememberedColumns(preview.columns);
        if (remembered === null) return { ok: true, file, choices, preview };
        const again = { ...choices, columns: remembered };
        return { ok: true, file, choices: again, preview: await read(again) };
      } catch (error) {
        return { ok: false, file, problems: problemsOf(error, texts.userImport.failed) };
      }
    },
  });
}

/** Imports a file. @returns its problems if users have changed since the preview, or null on success. */
export function useImportUsers() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      file,
      choices,
    }: {
      file: File;
      choices: ImportChoices;
    }): Promise<readonly string[] | null> => {
      try {
        const query = { dryRun: 'false' as const, ...queryOf(choices) };
        const { columns, counts } = await api.call('POST /api/users/import', { file, query });
        if (choices.columns) rememberColumns(columns);
        toastSuccess(texts.userImport.done(counts));
      } catch (error) {
        return problemsOf(error, texts.userImport.failed);
      }
      await askAgain(queries, USERS_KEY);
      return null;
    },
  });
}

/** Saves all users as a file. */
export function useExportUsers() {
  const { api } = useServices();
  return useMutation({
    mutationFn: () => api.call('GET /api/users.csv', {}),
    onSuccess: (file) => saveFile(file, `users-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => toastError(error, texts.userImport.exportFailed),
  });
}

/** Saves what is stored about a user as a zip archive. */
export function useExportUserData() {
  const { api } = useServices();
  return useMutation({
    mutationFn: async (user: Pick<ManagedUser, 'firstName' | 'id' | 'lastName'>) => {
      const file = await api.call('POST /api/users/:id/data', { params: { id: user.id } });
      saveFile(file, `${fullName(user)}.zip`);
    },
    onError: (error) => toastError(error, texts.users.exportDataFailed),
  });
}

function queryOf({ columns, dates }: ImportChoices) {
  return {
    ...(columns ? { columns: columns.map((field) => field ?? '').join(',') } : {}),
    ...(dates ? { dates } : {}),
  };
}
