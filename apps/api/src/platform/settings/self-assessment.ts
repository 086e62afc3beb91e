import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export const SELF_ASSESSMENT_SETTING = 'self_assessment';

/** Whether learners may give bands to their own work until an assessment is released. `revision`: 0 until it is first changed. */
export async function findSelfAssessment(
  db: Kysely<Schema>,
): Promise<{ readonly value: boolean; readonly revision: number }> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('name', '=', SELF_ASSESSMENT_SETTING)
    .executeTakeFirst();
  return { value: row?.value !== 'off', revision: row?.revision ?? 0 };
}
