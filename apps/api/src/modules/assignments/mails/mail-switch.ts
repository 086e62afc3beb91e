import { Signer } from '@fastify/cookie';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';

/** The token of a mail's link that turns the mails about assignments off: `<user id>.<signature>`, without an end. */
export function createMailToken(secret: string, userId: string): string {
  return signerOf(secret).sign(userId);
}

/** @throws 404 for a token that is not one of ours */
export function userOfToken(secret: string, token: string): string {
  const { valid, value } = signerOf(secret).unsign(token);
  if (!valid || value === null)
    throw new AppError(
      'not_found',
      'This link is incomplete. Open it from the email again, or sign in to change this setting.',
    );
  return value;
}

const signerOf = (secret: string) => new Signer(JSON.stringify(['assignment-mails', secret]));

export async function findMailsOn(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('assignment_mails_off').where('id', '=', userId).executeTakeFirst();
  return row?.assignment_mails_off === false;
}

/** Turns the mails on or off. Repeated, or for a deleted user, the call changes nothing. */
export async function setMails(db: Kysely<Schema>, userId: string, isOn: boolean): Promise<void> {
  await db.updateTable('users').set({ assignment_mails_off: !isOn }).where('id', '=', userId).execute();
}
