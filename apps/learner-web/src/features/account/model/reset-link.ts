import { texts } from '../../../shared/texts/texts.ts';

export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** What the mailed link carries; null when either half is missing. */
export function readResetLink(params: URLSearchParams): ResetLink | null {
  const token = params.get('token')?.trim();
  const email = params.get('email')?.trim();
  return token && email ? { token, email } : null;
}

const words = texts.account.resetPassword;

/** Why the form cannot be sent, or null. */
export function resetProblem(link: ResetLink | null, password: string, confirmation: string): string | null {
  if (!link) return words.missing;
  if (password === '') return words.required;
  return password === confirmation ? null : words.mismatch;
}
