import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { GrantStore } from '../services/grant-store.ts';

/** Exchanges the password for a grant and stores it. @throws ApiError, NetworkError */
export async function unlock(
  services: { readonly api: Client<LearnerRoutes>; readonly grants: GrantStore },
  sectionId: string,
  password: string,
): Promise<void> {
  const { grant } = await services.api.call('POST /api/section/:id/unlock', {
    params: { id: sectionId },
    body: { password },
  });
  services.grants.save(sectionId, grant);
}
