import type { Skill } from '@bandwise/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showChanges } from '../exams/show-changes.ts';
import { useServices } from '../services/services.ts';
import { texts } from '../texts/texts.ts';
import { toastError, toastSuccess } from '../toasts/toasts.ts';

export interface Restoration {
  readonly exam_id: string;
  readonly skill: Skill;
  /** Only this part; absent: the whole test. */
  readonly section?: string;
  /** The new number of the part, if another one has its old number. */
  readonly part_number?: number;
}

/** Takes a deletion back, says how it went, and shows the lists as they are then. */
export function useRestore() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ exam_id, skill: _skill, ...query }: Restoration) =>
      api.call('POST /api/bin/:exam_id/restore', { params: { exam_id }, query }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(error, texts.bin.restoreFailed),
    // Also after a failure: another user may have restored it, or another part may have that number.
    onSettled: (_answer, _error, { skill }) => showChanges(queries, skill),
  });
}
