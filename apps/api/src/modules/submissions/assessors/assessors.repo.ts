import type { AssessorBody } from '@bandwise/api-contract/admin';
import type { Role } from '@bandwise/api-contract/common';
import { REMARKS_MAX } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema, StoredRemark } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';

type Db = Kysely<Schema>;

export async function findAssessor(db: Db, id: string): Promise<AssessorBody> {
  const row = await db.selectFrom('users').select(['remarks', 'queue_mail_at']).where('id', '=', id).executeTakeFirst();
  return { remarks: [...(row?.remarks ?? [])], daily_mail: (row?.queue_mail_at ?? null) !== null };
}

/** Stores a remark, replacing one with the same id or text. @throws 422 beyond `REMARKS_MAX` */
export function storeRemark(db: Db, userId: string, remark: StoredRemark): Promise<void> {
  return changeRemarks(db, userId, (remarks) => {
    const others = remarks.filter(({ id, text }) => id !== remark.id && text !== remark.text);
    if (others.length >= REMARKS_MAX) {
      const message = `You have ${REMARKS_MAX} remarks. Delete one before you save another.`;
      throw new AppError('validation_failed', message, { issues: [{ path: 'text', message }] });
    }
    return [remark, ...others];
  });
}

export function deleteRemark(db: Db, userId: string, remarkId: string): Promise<void> {
  return changeRemarks(db, userId, (remarks) => remarks.filter(({ id }) => id !== remarkId));
}

/** Locks the user, so that concurrent changes keep both remarks. */
function changeRemarks(
  db: Db,
  userId: string,
  change: (remarks: readonly StoredRemark[]) => readonly StoredRemark[],
): Promise<void> {
  return inTransaction(db, { by: null }, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('remarks')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    await trx
      .updateTable('users')
      .set({ remarks: JSON.stringify(change(user?.remarks ?? [])) })
      .where('id', '=', userId)
      .execute();
  });
}

/** Switches the daily mail; a repeated call changes nothing. The first mail comes on the next day. */
export async function setDailyMail(
  db: Db,
  userId: string,
  { isOn, now }: { readonly isOn: boolean; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ queue_mail_at: isOn ? now : null })
    .where('id', '=', userId)
    .where('queue_mail_at', isOn ? 'is' : 'is not', null)
    .execute();
}

export interface MailedAssessor {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly role: Role;
}

/** Active users with the daily mail who were not mailed since this time. */
export function findMailed(db: Db, since: Date): Promise<MailedAssessor[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'role'])
    .where('queue_mail_at', '<=', since)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
}

export async function setMailed(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ queue_mail_at: at })
    .where('id', '=', userId)
    .where('queue_mail_at', 'is not', null)
    .execute();
}
