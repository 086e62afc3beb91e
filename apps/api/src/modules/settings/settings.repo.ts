import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

interface Setting {
  readonly name: string;
  readonly value: string;
  /** The revision to replace; 0: the setting was never stored. */
  readonly revision: number;
  readonly at: Date;
}

/** @returns whether it was stored: false if the setting has another revision. */
export async function storeSetting(trx: Transaction<Schema>, setting: Setting): Promise<boolean> {
  const { name, value, revision, at: changed_at } = setting;
  if (revision === 0) {
    const row = { name, value, changed_at };
    const inserted = await trx
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await trx
    .updateTable('settings')
    .set({ value, changed_at, revision: revision + 1 })
    .where('name', '=', name)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
