import type { Role } from '@bandwise/api-contract/common';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { insertAccount, type NewAccountRow } from './account.repo.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

const emailSchema = z.email().max(255);

/**
 * Checks an account and hashes its password; slow, so call it before the transaction. The address counts as confirmed:
 * an administrator who adds an account vouches for it, and a sign-up becomes an account only once its owner has used a link.
 * @throws AppError `validation_failed` naming the field.
 */
export async function prepareAccount(account: NewAccount, now: Date): Promise<NewAccountRow> {
  const { firstName, lastName, email, password, role } = account;
  await refuseBadAccount(account);
  const password_hash = await hashPassword(password);
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    password_hash,
    role,
    created_at: now,
    email_confirmed_at: now,
  };
}

/** @throws AppError `validation_failed` naming the field. */
export async function refuseBadAccount({ email, password }: Pick<NewAccount, 'email' | 'password'>): Promise<void> {
  refuseBadEmail(email);
  await checkNewPassword({ password, confirmation: password, email });
}

export function isEmailAddress(text: string): boolean {
  return emailSchema.safeParse(text).success;
}

/** @throws AppError `validation_failed` naming the field. */
export function refuseBadEmail(email: string): void {
  if (!isEmailAddress(email)) throw refusal('validation_failed', 'Please enter a valid email address.');
}

/** Translates the unique error of a write that sets a user's address. @throws AppError `email_taken`. */
export async function refuseTakenEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refusal('email_taken', 'There is already an account with this email address.');
  }
}

/** @throws AppError `email_taken`. */
export async function addAccount(db: Kysely<Schema>, row: NewAccountRow): Promise<{ id: string }> {
  return refuseTakenEmail(insertAccount(db, row));
}

function refusal(code: 'validation_failed' | 'email_taken', message: string): AppError {
  return new AppError(code, message, { issues: [{ path: 'email', message }] });
}
