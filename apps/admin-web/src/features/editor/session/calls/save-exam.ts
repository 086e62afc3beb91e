import type { ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../../../shared/services/services.ts';
import { isConflict } from '../../../../shared/exams/is-conflict.ts';
import { showChanges } from '../../../../shared/exams/show-changes.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts';
import type { DraftRef } from './draft-calls.ts';
import type { ExamUpdate } from '../../model/exam-file/to-update.ts';
import { sectionKey } from './load-exam.ts';
import { lossesIn } from './losses-in.ts';

export interface Publication {
  readonly skill: Skill;
  readonly payload: ExamInput;
  /** The draft, which is removed by publishing. */
  readonly draft?: DraftRef | null;
  /** Drops content that can't be stored, and accepts doubtful findings. */
  readonly acceptLosses?: boolean;
  readonly target:
    | { readonly kind: 'create'; readonly isFullExam: boolean }
    | ({ readonly kind: 'update'; readonly examId: string; readonly revision: number } & Pick<
        ExamUpdate,
        'sectionIds'
      >);
}

/** Publishes a test, reports the outcome, and invalidates lists and the part. */
export function useSaveExam() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (publication: Publication) => send(api, publication),
    onSuccess: async ({ sections, kept_keys = [] }, { skill, target }) => {
      const outcome = texts.saveOutcomes[skill];
      const [message, title]: readonly [string, string?] = target.kind === 'create' ? outcome.created : outcome.updated;
      toastSuccess(message, title);
      if (kept_keys.length > 0)
        toastSuccess(texts.editor.keysKept(kept_keys), texts.editor.keysKeptTitle(kept_keys.length));
      await showChanges(queries, skill);
      for (const { id } of sections) await queries.invalidateQueries({ queryKey: sectionKey(id), refetchType: 'none' });
    },
    onError: (error, { skill, target }) => {
      // These errors have separate dialogs.
      if (isConflict(error) || lossesIn(error) !== null) return;
      const outcome = texts.saveOutcomes[skill];
      toastError(error, target.kind === 'create' ? outcome.createFailed : outcome.updateFailed);
    },
  });
}

async function send(api: Services['api'], publication: Publication): Promise<ExamSaved> {
  const { skill, target, draft, acceptLosses } = publication;
  const payload = {
    ...publication.payload,
    ...(draft && { draft: { id: draft.id, revision: draft.revision } }),
    ...(acceptLosses && { accept_losses: true, accept_doubts: true }),
  };
  if (target.kind === 'update')
    return api.call('PUT /api/exam/:exam_id', {
      params: { exam_id: target.examId },
      body: { ...payload, revision: target.revision, section_ids: target.sectionIds },
    });
  if (target.isFullExam) return api.call('POST /api/exam/new', { body: payload });
  return api.call('POST /api/exam/new/:type', { params: { type: skill }, body: payload });
}
