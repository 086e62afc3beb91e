import type { DraftDetail, ExamState } from '@bandwise/api-contract/admin';
import { ApiError } from '@bandwise/api-contract/client';
import { VARIANTS, type Skill } from '@bandwise/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../../shared/services/services.ts';
import { loadDraftOf } from './draft-calls.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { fromPublished } from '../../model/exam-file/from-exam.ts';

export interface PublishedExam {
  readonly form: ExamForm;
  /** null: the exam of the part no longer exists, so nothing can be updated. */
  readonly examId: string | null;
  /** The last revision that changed more than keys: work based on it or later is current. */
  readonly contentRevision: number;
  /** The part whose address was opened. */
  readonly partNumber: number;
  readonly state: ExamState;
  /** The unpublished draft; null without one. */
  readonly draft: DraftDetail | null;
}

export const sectionKey = (id: string) => ['/api/section', id] as const;

/** Always reloaded: an editor that starts from an old version would cause a conflict. */
const publishedExamQuery = (api: Services['api'], skill: Skill, id: string) =>
  queryOptions({
    queryKey: [...sectionKey(id), 'edit', skill],
    queryFn: ({ signal }) => loadExam(api, id, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });

export function usePublishedExam(skill: Skill, id: string) {
  return useQuery(publishedExamQuery(useServices().api, skill, id));
}

/** The part, then the exam it belongs to with all its parts. */
export async function loadExam(
  api: Services['api'],
  id: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<PublishedExam> {
  const section = await api.call(
    'GET /api/section/:id?view=edit',
    { params: { id }, query: { view: 'edit' } },
    options,
  );
  const request = { params: { exam_id: section.exam_id } };
  const exam = await api.call('GET /api/exam/:exam_id', request, options).catch(nullIfGone);
  const { skill } = section;
  // Fields of the exam, which was read before its parts: the save detects a change in between.
  const { revision, content_revision, parts, variant, marking_profile, listening_settings } = exam ?? {
    ...ALONE,
    revision: section.revision,
    content_revision: section.revision,
    parts: [section],
  };
  return {
    form: fromPublished({
      skill,
      revision,
      variant,
      marking_profile,
      listening_settings,
      description: exam?.description ?? section.title,
      parts,
    }),
    examId: exam?.exam_id ?? null,
    contentRevision: content_revision,
    partNumber: section.part_number,
    state: exam?.state ?? 'published',
    draft: exam && (await loadDraftOf(api, exam.exam_id, options)),
  };
}

/** Settings of a part without an exam. */
const ALONE = { variant: VARIANTS[0], marking_profile: null, listening_settings: null } as const;

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** A draft of a new test, perhaps by another user or on another device. */
export function useDraft(id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['/api/draft', id],
    queryFn: ({ signal }) => api.call('GET /api/draft/:id', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
}
