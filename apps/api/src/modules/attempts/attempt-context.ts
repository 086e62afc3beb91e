import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Deps } from '../../deps.ts';
import type { Schema } from '../../db/schema.ts';
import { createThrottle, type Throttle } from '../../platform/throttle/throttle.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';
import { createGrantIssuer, type GrantIssuer } from '../sections/section-grant.ts';
import { createSectionReader, type SectionReader } from '../sections/section-reader.ts';
import { createSectionPolicy, type SectionPolicy } from '../sections/sections.policy.ts';

/** What the content modules share: one set of caches, one set of rules about who may open what. */
export interface Content {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly sections: SectionReader;
  readonly attempts: AttemptStore;
  readonly grants: GrantIssuer;
  readonly policy: SectionPolicy;
  readonly unlockTries: Throttle;
  readonly guestMarks: Throttle;
}

export function createContent(deps: Deps): Content {
  const { config, db, pool, caches, now } = deps;
  const grants = createGrantIssuer(deps.appSecret, config.defaultUnlockPassword);
  return {
    db,
    pool,
    now,
    grants,
    sections: createSectionReader({ pool, caches, profile: config.markingProfile }),
    attempts: createAttemptStore(pool, caches),
    policy: createSectionPolicy({ guestPractice: config.guestPractice, grants, now }),
    unlockTries: createThrottle(pool, { name: 'unlock', tries: 10, seconds: 10 * 60 }),
    // A class behind one address submits together; a script that hunts for keys is stopped.
    guestMarks: createThrottle(pool, {
      name: 'guest-mark',
      tries: 60,
      seconds: 60,
      message: 'Too many submissions. Please try again',
    }),
  };
}
