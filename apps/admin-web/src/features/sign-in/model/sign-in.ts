import {
  ApiError,
  callWithCsrf,
  serverMessage,
  type AdminRoutes,
  type Client,
  type Session,
} from '@bandwise/api-contract/client';
import { texts } from '../../../shared/texts/texts.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Signs in and starts the session. @returns the warning to show, or null on success. */
export async function signIn(
  api: Client<AdminRoutes>,
  session: Session,
  { username, password, remember }: Credentials,
): Promise<string | null> {
  try {
    const body = { email: username, password };
    const { token } = await callWithCsrf(api, 'POST /api/login', { body });
    if (!token) return texts.signIn.failed;
    session.start(token, remember);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return serverMessage(error, texts.signIn.wrong);
    return error instanceof Error && error.message ? error.message : texts.signIn.failed;
  }
}
