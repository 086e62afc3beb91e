import type { Client, LearnerRoutes, Session } from '@bandwise/api-contract/client';
import { texts } from '../texts/texts.ts';

export type LogoutOutcome =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string };

/** Signs out here first and on the server afterwards, with the token captured before it is forgotten. */
export async function logout(session: Session, api: Client<LearnerRoutes>): Promise<LogoutOutcome> {
  const token = session.token();
  session.end('left');
  if (!token) return { ok: false, message: texts.account.logout.noToken };
  try {
    const answer = await api.call('POST /api/logout', {}, { headers: { authorization: `Bearer ${token}` } });
    return { ok: true, message: answer.message || texts.account.logout.succeeded };
  } catch {
    return { ok: false, message: texts.account.logout.failed };
  }
}
