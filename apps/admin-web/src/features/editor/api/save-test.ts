import { ApiError } from '@bandwise/api-contract/client';
import type { ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';
import { testsOfSkillKey } from '../../../shared/tests-api/tests-of-skill.ts';
import { saveOutcomes } from '../../../shared/texts/editor.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import type { TestUpdate } from '../model/to-update.ts';
import { sectionKey } from './load-test.ts';

export interface Publication {
  readonly skill: Skill;
  readonly payload: ExamInput;
  readonly target:
    | { readonly kind: 'create'; readonly isFullTest: boolean }
    | ({ readonly kind: 'update'; readonly examId: string } & Pick<TestUpdate, 'baseVersions' | 'moved'>);
}

/** Publishes a test, says how it went, and has every list and the part itself asked for anew (D:28). */
export function usePublish() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (publication: Publication) => send(api, publication),
    onSuccess: async ({ sections }, { skill, target }) => {
      const outcome = saveOutcomes[skill];
      const said = target.kind === 'create' ? outcome.created : outcome.updated;
      toastSuccess(said.message, 'title' in said ? said.title : undefined);
      await queries.invalidateQueries({ queryKey: testsOfSkillKey(skill) });
      for (const { id } of sections) await queries.invalidateQueries({ queryKey: sectionKey(id), refetchType: 'none' });
    },
    onError: (error, { skill, target }) => {
      // A conflict has a dialog of its own.
      if (isConflict(error)) return;
      const outcome = saveOutcomes[skill];
      toastError(error, target.kind === 'create' ? outcome.createFailed : outcome.updateFailed);
    },
  });
}

export function isConflict(error: unknown): boolean {
  return error instanceof ReplacedMeanwhile || (error instanceof ApiError && error.code === 'version_conflict');
}

async function send(api: Services['api'], { skill, payload, target }: Publication): Promise<ExamSaved> {
  if (target.kind === 'update') return update(api, payload, target);
  if (target.isFullTest) return api.call('POST /api/exam/new', { body: payload });
  return api.call('POST /api/exam/new/:type', { params: { type: skill }, body: payload });
}

type Update = Extract<Publication['target'], { kind: 'update' }>;

async function update(api: Services['api'], payload: ExamInput, { examId, baseVersions, moved }: Update) {
  const params = { exam_id: examId };
  if (moved.length > 0) await refuseIfReplaced(api, examId, moved);
  const saved = await api.call('PUT /api/exam/:exam_id', { params, body: { ...payload, base_versions: baseVersions } });
  // The server matches parts by number: under a new one a part is new, and its old place is emptied.
  for (const { from } of moved)
    await api.call('DELETE /api/exam/delete/:id', { params: { id: examId }, query: { part_number: from } });
  return saved;
}

async function refuseIfReplaced(api: Services['api'], examId: string, moved: Update['moved']): Promise<void> {
  const { parts } = await api.call('GET /api/exam/:exam_id', { params: { exam_id: examId } });
  const isReplaced = moved.some(({ from, version }) =>
    parts.some((part) => part.part_number === from && part.version !== version),
  );
  if (isReplaced) throw new ReplacedMeanwhile();
}

/** What the server answers with `version_conflict` where it can tell by itself. */
class ReplacedMeanwhile extends Error {
  override readonly name = 'ReplacedMeanwhile';
}
