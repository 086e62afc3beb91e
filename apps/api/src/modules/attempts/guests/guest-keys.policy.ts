import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ViewerCookie } from '../../../platform/security/viewer-cookie.ts';

/** The account of the first valid session among those whose tokens have these hashes; null: there is none. */
export type FindViewer = (tokenHashes: readonly string[]) => Promise<{ readonly id: string } | null>;

export interface GuestKeysPolicy {
  /**
   * Decides whether a call without a token may receive keys of these sections: a signed-in browser sends its session cookie, so a learner
   * in a running sitting is recognised. @throws sitting_running
   */
  requireKeys(request: FastifyRequest, sectionIds: readonly string[]): Promise<void>;
}

export function createGuestKeysPolicy(options: {
  readonly db: Kysely<Schema>;
  readonly viewerCookie: Pick<ViewerCookie, 'tokenHashes'>;
  readonly findViewer: FindViewer;
}): GuestKeysPolicy {
  const { db, viewerCookie, findViewer } = options;
  return {
    async requireKeys(request, sectionIds) {
      const hashes = viewerCookie.tokenHashes(request);
      const viewer = hashes.length === 0 ? null : await findViewer(hashes);
      // An assignment of the viewer's class will be refused here too.
      if (viewer && (await isSitting(db, viewer.id, sectionIds)))
        throw new AppError(
          'sitting_running',
          'You are taking this test as part of an exam. It is marked when you finish the exam.',
        );
    },
  };
}

async function isSitting(db: Kysely<Schema>, userId: string, sectionIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sittings t join sitting_sections p on p.sitting_id = t.id
     where t.user_id = ${userId} and t.ended_at is null
       and p.section_id = any(${[...sectionIds]}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}
