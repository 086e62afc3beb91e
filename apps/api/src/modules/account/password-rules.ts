import { PASSWORD_LENGTH } from '@bandwise/api-contract/common';
import { AppError } from '../../errors/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

const TOO_COMMON =
  'This password is too common: attackers try it first. Please choose another, such as four unrelated words.';

/**
 * Checks a new password (design, decision 7). Existing passwords stay valid.
 *
 * @throws AppError naming the field.
 */
export async function checkNewPassword(given: {
  password: string;
  confirmation: string;
  email: string;
}): Promise<void> {
  const problem = await findProblem(given.password, given.email);
  if (problem) throw invalid('password', problem);
  if (given.password !== given.confirmation) throw invalid('password_confirmation', 'Passwords do not match');
}

async function findProblem(password: string, email: string): Promise<string | null> {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) return `The password must have at least ${min} characters.`;
  if (password.length > max) return `The password must have at most ${max} characters.`;
  if (password.toLowerCase() === email.toLowerCase()) return 'The password must not be the email address.';
  return (await isCommonPassword(password)) ? TOO_COMMON : null;
}

function invalid(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { issues: [{ path, message }] });
}
