import { expect, it } from 'vitest';
import { missingFields } from './missing-fields.ts';
import { readResetLink, resetProblem } from './reset-link.ts';

it.each([
  ['token=t&email=a%40b.c', { token: 't', email: 'a@b.c' }],
  ['token=t', null],
  ['email=a%40b.c', null],
  ['token=&email=a%40b.c', null],
])('reads the reset link %s', (query, link) => {
  expect(readResetLink(new URLSearchParams(query))).toEqual(link);
});

it.each([
  [null, 'a', 'a', 'Missing token or email. The link might be invalid.'],
  [{ token: 't', email: 'e' }, 'a', 'b', 'Passwords do not match'],
  [{ token: 't', email: 'e' }, '', '', 'Enter the new password twice.'],
  [{ token: 't', email: 'e' }, 'a', 'a', null],
])('finds the problem of %j with %j and %j', (link, password, confirmation, problem) => {
  expect(resetProblem(link, password, confirmation)).toBe(problem);
});

it('names the fields that are missing; a password of spaces is one', () => {
  const labels = { email: 'Email', password: 'Password' };
  const required = (label: string) => `${label} is required`;
  expect(missingFields({ email: ' ', password: ' ' }, labels, required)).toEqual({ email: 'Email is required' });
});
