import { PASSWORD_LENGTH } from '@bandwise/api-contract/common';
import { AppError } from '../../errors/app-error.ts';

/** What a new password must be (design, decision 7). @throws AppError naming the field. */
export function checkNewPassword(given: { password: string; confirmation: string; email: string }): void {
  const problem = findProblem(given.password, given.email);
  if (problem) throw invalid('password', problem);
  if (given.password !== given.confirmation) throw invalid('password_confirmation', 'Passwords do not match');
}

function findProblem(password: string, email: string): string | null {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) return `The password must have at least ${min} characters.`;
  if (password.length > max) return `The password must have at most ${max} characters.`;
  if (password.toLowerCase() === email.toLowerCase()) return 'The password must not be the email address.';
  return null;
}

function invalid(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { issues: [{ path, message }] });
}
