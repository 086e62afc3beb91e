import type { Skill } from '@bandwise/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { isConflict } from '../../../shared/exams/is-conflict.ts';
import { showChanges } from '../../../shared/exams/show-changes.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError } from '../../../shared/toasts/toasts.ts';
import { toastUndoable } from '../../../shared/toasts/toast-undoable.tsx';
import { useRestore } from '../../../shared/bin/restore.ts';

export interface Deletion {
  readonly exam_id: string;
  /** Only this part; null: the whole exam. */
  readonly part: { readonly id: string; readonly part_number: number } | null;
  /** The revision that the list shows. */
  readonly revision: number;
}

/** Deletes an exam or one part, reports the outcome with an undo, and refreshes the list. */
export function useDeleteExam(skill: Skill) {
  const { api } = useServices();
  const queries = useQueryClient();
  const restore = useRestore();
  const [done, failed] = texts.exams.removeOutcomes[skill];
  return useMutation({
    mutationFn: ({ exam_id, part, revision }: Deletion) =>
      api.call('DELETE /api/exam/delete/:id', {
        params: { id: exam_id },
        query: part === null ? { revision } : { part_number: part.part_number, revision },
      }),
    onSuccess: async (_answer, { exam_id, part }) => {
      toastUndoable(done, () => restore.mutate({ exam_id, skill, ...(part && { section: part.id }) }));
      await showChanges(queries, skill);
    },
    onError: async (error) => {
      if (!isConflict(error)) return toastError(error, failed);
      toastError(null, [error.message, ...error.issues.map(({ message }) => message)].join(' '));
      await showChanges(queries, skill);
    },
  });
}
