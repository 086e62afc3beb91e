import { MARKING_PROFILES, type MarkingProfile } from '@bandwise/domain';
import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { ChangeFeed } from '../../db/changes/change-feed.ts';
import type { Schema } from '../../db/schema.ts';
import type { Caches } from '../cache/caches.ts';
import { createHeld } from '../cache/held.ts';

/** The profile of a new installation. */
export const FIRST_PROFILE: MarkingProfile = 'ielts';

/** The profile that an administrator chose in the console, with the revision of the setting. */
export interface ChosenProfile {
  readonly value: MarkingProfile;
  readonly revision: number;
}

export const MARKING_PROFILE_SETTING = 'marking_profile';

export async function findChosenProfile(db: Kysely<Schema>): Promise<ChosenProfile | null> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('name', '=', MARKING_PROFILE_SETTING)
    .executeTakeFirst();
  const value = MARKING_PROFILES.find((one) => one === row?.value);
  return row === undefined || value === undefined ? null : { value, revision: row.revision };
}

/** Returns the profile of tests that do not choose their own: the environment wins over the choice in the console. */
export async function findMarkingDefault(
  db: Kysely<Schema>,
  config: Pick<Config, 'markingProfile'>,
): Promise<MarkingProfile> {
  return config.markingProfile ?? (await findChosenProfile(db))?.value ?? FIRST_PROFILE;
}

/** The same, cached until the database reports a change. */
export function createMarkingDefault({
  config,
  db,
  changeFeed,
  caches,
}: {
  readonly config: Pick<Config, 'markingProfile'>;
  readonly db: Kysely<Schema>;
  readonly changeFeed: ChangeFeed;
  readonly caches: Caches;
}): () => Promise<MarkingProfile> {
  const { markingProfile } = config;
  if (markingProfile !== null) return () => Promise.resolve(markingProfile);
  const chosen = createHeld<typeof MARKING_PROFILE_SETTING, MarkingProfile>({
    changeFeed,
    prefix: 'setting:',
    cache: caches.create<MarkingProfile>('marking-profile', { maxBytes: 1000, sizeOf: () => 100 }),
    load: () => findMarkingDefault(db, config),
  });
  return () => chosen.get(MARKING_PROFILE_SETTING);
}
