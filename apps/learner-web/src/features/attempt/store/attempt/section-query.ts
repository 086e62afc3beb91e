import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { bringTypes } from '@bandwise/ui/question-types/bring-types.ts';
import { queryOptions } from '@tanstack/react-query';
import type { GrantStore } from '../../../../shared/services/grant-store.ts';

interface SectionServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
}

/** The section was loaded, but the code of its question types was not. Chromium retries such an import only after a reload. */
export class MissingCode extends Error {
  override name = 'MissingCode';
}

/** Loads a part with the code of its question types, so that nothing loads late in a test. */
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
