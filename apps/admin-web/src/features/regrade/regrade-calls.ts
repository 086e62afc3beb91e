import type { Regrade } from '@bandwise/api-contract/admin';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showChanges } from '../../shared/exams/show-changes.ts';
import { type Services, useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts';

const sectionKey = (id: string) => ['/api/section', id, 'regrade'];

const sectionQuery = (api: Services['api'], id: string) =>
  queryOptions({
    queryKey: sectionKey(id),
    queryFn: ({ signal }) =>
      api.call('GET /api/section/:id?view=edit', { params: { id }, query: { view: 'edit' } }, { signal }),
    // A key changed by another administrator must not be corrected twice.
    staleTime: 0,
  });

/** The part as it is now, with its keys. */
export function useSection(id: string) {
  return useQuery(sectionQuery(useServices().api, id));
}

/** `correct`: another key counts. `keepOld`: the earlier key counts as well. `void`: everybody gets the marks. */
export const KEY_CHANGES = ['correct', 'keepOld', 'void'] as const;
export type KeyChangeKind = (typeof KEY_CHANGES)[number];

/** A key as it is to be. */
export interface WantedKey {
  readonly question: string;
  readonly change: KeyChangeKind;
  /** Without effect where everybody gets the marks. */
  readonly answers: readonly string[];
  /** The version of the shown part. */
  readonly version: number;
}

function bodyOf({ question, change, answers, version }: WantedKey) {
  if (change === 'void') return { question, void: true as const, version };
  return { question, answers: [...answers], keepsOld: change === 'keepOld', version };
}

const previewQuery = (api: Services['api'], id: string, wanted: WantedKey | null) =>
  queryOptions({
    queryKey: ['/api/section/:id/regrade', id, wanted],
    queryFn: ({ signal }) => {
      if (wanted === null) throw new Error('Nothing is asked for yet');
      const body = { ...bodyOf(wanted), dryRun: true };
      return api.call('POST /api/section/:id/regrade', { params: { id }, body }, { signal });
    },
    enabled: wanted !== null,
    // Learners hand in all the time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** The effects of a change; disabled for null. */
export function usePreview(id: string, wanted: WantedKey | null) {
  return useQuery(previewQuery(useServices().api, id, wanted));
}

const pastKey = (id: string) => ['/api/regrade', id];

const pastQuery = (api: Services['api'], id: string, page: number) =>
  queryOptions({
    queryKey: [...pastKey(id), page],
    queryFn: ({ signal }) => api.call('GET /api/regrade', { query: { section: id, page } }, { signal }),
    staleTime: 0,
  });

export function usePast(id: string, page: number) {
  return useQuery(pastQuery(useServices().api, id, page));
}

/** Reads the part and its earlier changes again. */
export function useReload(id: string) {
  const queries = useQueryClient();
  return () => Promise.all([sectionKey(id), pastKey(id)].map((queryKey) => askAgain(queries, queryKey)));
}

/** Changes the key and the results, and shows everything as it is then. */
export function useRegrade(id: string) {
  const { api } = useServices();
  const shown = useShown(id);
  return useMutation({
    mutationFn: ({ reason, ...wanted }: WantedKey & { readonly reason: string }) =>
      api.call('POST /api/section/:id/regrade', { params: { id }, body: { ...bodyOf(wanted), reason } }),
    onSuccess: (regrade) => shown(regrade),
    onError: (error) => toastError(error, texts.regrade.regradeFailed),
  });
}

export function useUndo(id: string) {
  const { api } = useServices();
  const shown = useShown(id);
  return useMutation({
    mutationFn: ({ regradeId, reason }: { readonly regradeId: string; readonly reason: string }) =>
      api.call('POST /api/regrade/:id/undo', { params: { id: regradeId }, body: { reason } }),
    onSuccess: (regrade) => {
      toastSuccess(texts.regrade.undone);
      return shown(regrade);
    },
    onError: (error) => toastError(error, texts.regrade.undoFailed),
  });
}

function useShown(id: string) {
  const queries = useQueryClient();
  return async ({ skill }: Regrade) => {
    const keys = [['/api/section', id], pastKey(id), ['/api/result'], ['/api/statistics']];
    await Promise.all([...keys.map((queryKey) => askAgain(queries, queryKey)), showChanges(queries, skill)]);
  };
}
