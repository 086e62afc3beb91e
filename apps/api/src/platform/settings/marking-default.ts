import { MARKING_PROFILES, type MarkingProfile } from '@bandwise/domain';
import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Schema } from '../../db/schema.ts';

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
  const value = row && readProfile(row.value);
  return value ? { value, revision: row.revision } : null;
}

function readProfile(stored: string | null | undefined): MarkingProfile | undefined {
  return MARKING_PROFILES.find((profile) => profile === stored);
}

/**
 * Returns the profile of tests that do not choose their own: the environment wins over the choice in the console.
 * @param chosen - the stored setting; null: nothing was chosen.
 */
export function markingDefault(
  { markingProfile }: Pick<Config, 'markingProfile'>,
  chosen: string | null | undefined,
): MarkingProfile {
  return markingProfile ?? readProfile(chosen) ?? FIRST_PROFILE;
}

export async function findMarkingDefault(
  db: Kysely<Schema>,
  config: Pick<Config, 'markingProfile'>,
): Promise<MarkingProfile> {
  return markingDefault(config, (await findChosenProfile(db))?.value);
}
