import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** The class of the demo teacher. */
const NAME = 'Evening class';

export async function storeSampleClass(
  trx: Transaction<Schema>,
  { teacher, learner, now }: { readonly teacher: string; readonly learner: string; readonly now: Date },
): Promise<void> {
  const { id: class_id } = await trx
    .insertInto('classes')
    .values({ name: NAME, created_by: teacher, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('class_members')
    .values([
      { class_id, user_id: teacher, role: 'teacher', joined_at: now },
      { class_id, user_id: learner, role: 'learner', joined_at: now },
    ])
    .execute();
}
