import { isPastDay, type Role } from '@bandwise/api-contract/common';
import { AppError } from '../../errors/app-error.ts';

type Standing = Readonly<{ status: 'active' | 'disabled'; expires_at: string | null }>;
type Clock = Readonly<{ now: Date; timeZone: string }>;

/**
 * Refuses an inactive account. The message reveals the reason, so call this only after a valid password or token.
 */
export function refuseInactive(account: Standing, clock: Clock): void {
  if (account.status !== 'active')
    throw new AppError('account_disabled', 'Your account has been disabled. Please ask an administrator.');
  if (hasExpired(account, clock))
    throw new AppError('account_expired', 'Your account has expired. Please ask an administrator.');
}

/** Whether an account is enabled and not expired. */
export function isActive(account: Standing, clock: Clock): boolean {
  return account.status === 'active' && !hasExpired(account, clock);
}

function hasExpired({ expires_at }: Standing, clock: Clock): boolean {
  return expires_at !== null && isPastDay(expires_at, clock);
}

/** The error at start if open registration is on without mail. */
export const SIGN_UP_NEEDS_MAIL =
  'REGISTRATION=open, but SMTP_URL is not set: the links that confirm an address are saved in the outbox of DATA_DIR and not sent, ' +
  'so new users cannot sign in without an administrator';

/** Allows administrators to add accounts, and all callers if registration is open. */
export function refuseRegistration(caller: { role: Role } | null, registration: 'admin' | 'open'): void {
  if (registration === 'open' || caller?.role === 'admin') return;
  throw new AppError('sign_up_closed', 'Sign-up is closed. Please ask an administrator for an account.');
}
