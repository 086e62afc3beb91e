import type { Draft } from '@bandwise/api-contract/admin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../services/services.ts';
import { examsOfSkillQuery } from './exams-of-skill.ts';
import { draftPath, editExamPath } from './paths.ts';

/** Refresh this after whatever begins, ends or hides a draft. */
export const draftsKey = () => ['/api/draft', 'list'];

const draftsQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: draftsKey(),
    queryFn: ({ signal }) => api.call('GET /api/draft', { query: {} }, { signal }),
    // Other administrators write drafts too.
    staleTime: 0,
    select: ({ drafts }) => drafts,
  });

/** All drafts of all users and devices, the latest first. */
export function useDrafts() {
  return useQuery(draftsQuery(useServices().api));
}

/** Where a draft is edited; changes of a published test at the address of that. null: not known, or the test is gone. */
export function useDraftPath({ skill, id, exam_id }: Draft): string | null {
  const { api } = useServices();
  const { data } = useQuery({ ...examsOfSkillQuery(api, skill), enabled: exam_id !== null });
  if (exam_id === null) return draftPath(skill, id);
  const section = data?.find((one) => one.exam_id === exam_id);
  return section ? editExamPath(skill, section.id) : null;
}
