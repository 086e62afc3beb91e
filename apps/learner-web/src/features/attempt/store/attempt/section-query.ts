import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { bringTypes } from '@bandwise/ui/question-types/bring-types.ts';
import { queryOptions } from '@tanstack/react-query';
import type { GrantStore } from '../../../../shared/services/grant-store.ts';

interface SectionServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
}

/** The section came, and what its questions are shown with did not. Chromium then tries again only after a reload. */
export class MissingCode extends Error {
  override name = 'MissingCode';
}

/** The part to take, without its keys, once everything is here that it is taken with: nothing comes late into a test. */
export function sectionQuery({ api, grants }: SectionServices, id: string) {
  return queryOptions({
    queryKey: [`/api/section/${id}`],
    queryFn: async ({ signal }) => {
      const section = await api.call(
        'GET /api/section/:id',
        { params: { id } },
        { signal, headers: grants.headers(id) },
      );
      if (!(await bringTypes(section.groups.map(({ type }) => type)))) throw new MissingCode();
      return section;
    },
  });
}
