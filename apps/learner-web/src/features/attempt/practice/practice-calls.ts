import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { PracticeItem } from '@bandwise/api-contract/learner';
import { bringTypes } from '@bandwise/ui/question-types/bring-types.ts';
import { QUESTION_TYPES, SKILLS, type QuestionType, type Skill } from '@bandwise/domain';
import { queryOptions } from '@tanstack/react-query';
import type { GrantStore } from '../../../shared/services/grant-store.ts';

interface PracticeServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
}

export interface PracticeFilter {
  readonly skill?: Skill;
  readonly type?: QuestionType;
}

/** Reads the filter from an address; invalid values are ignored. */
export function readFilter(params: URLSearchParams): PracticeFilter {
  const skill = SKILLS.find((one) => one === params.get('skill'));
  const type = QUESTION_TYPES.find((one) => one === params.get('type'));
  return { ...(skill && { skill }), ...(type && { type }) };
}

/** A round is dealt once; practice in between does not change it. */
export function roundQuery(api: Client<LearnerRoutes>, filter: PracticeFilter) {
  return queryOptions({
    queryKey: ['/api/practice/round', filter],
    queryFn: ({ signal }) => api.call('GET /api/practice/round', { query: filter }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function questionQuery({ api, grants }: PracticeServices, { sectionID, numbers }: PracticeItem) {
  const query = { sectionID, numbers: numbers.join() };
  return queryOptions({
    queryKey: ['/api/practice/question', query],
    queryFn: async ({ signal }) => {
      const options = { signal, headers: grants.headers(sectionID) };
      const question = await api.call('GET /api/practice/question', { query }, options);
      // A failed load is repeated where the view is shown.
      await bringTypes(question.section.groups.map(({ type }) => type));
      return question;
    },
    staleTime: Infinity,
  });
}
