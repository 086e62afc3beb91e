import type { Client, LearnerRoutes, Session } from '@bandwise/api-contract/client';
import { texts } from '../texts/texts.ts';

export type LogoutOutcome =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string };

/**
 * Signs out here first and on the server afterwards, with the token captured before it is forgotten. A token that was removed from the
 * storage elsewhere is still ended on the server.
 */
export async function logout(session: Session, api: Client<LearnerRoutes>): Promise<LogoutOutcome> {
  const token = session.token();
  const isStored = session.isStored();
  session.end('left');
  if (!token) return { ok: false, message: texts.account.logout.noToken };
  try {
    const answer = await api.call('POST /api/logout', {}, { headers: { authorization: `Bearer ${token}` } });
    if (isStored) return { ok: true, message: texts.common.done(answer.message, texts.account.logout.succeeded) };
  } catch {
    if (isStored) return { ok: false, message: texts.account.logout.failed };
  }
  return { ok: false, message: texts.account.logout.noToken };
}
