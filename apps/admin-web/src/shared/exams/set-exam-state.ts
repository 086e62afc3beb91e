import type { ExamState } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';
import { texts } from '../texts/texts.ts';
import { toastError, toastSuccess } from '../toasts/toasts.ts';
import { examsOfSkillKey } from './exams-of-skill.ts';

/** Unpublishes a test or publishes it again, says how it went, and shows the list as it is then. */
export function useSetExamState(skill: Skill) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ exam_id, state }: { readonly exam_id: string; readonly state: ExamState }) =>
      api.call('PUT /api/exam/:exam_id/state', { params: { exam_id }, body: { state } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error, { state }) => toastError(error, texts.lifecycle.failed[state]),
    onSettled: () => askAgain(queries, examsOfSkillKey(skill)),
  });
}
