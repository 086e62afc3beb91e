import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import { expect, it } from 'vitest';
import { signInProblem } from './sign-in-problem.ts';

const refused = (message: string, fromServer: boolean) =>
  new ApiError({ message, fromServer, status: 401, code: null, issues: [], retryAfter: null });

it.each([
  ['the server’s message', refused('Invalid login credentials.', true), 'Invalid login credentials.'],
  ['its own text without one', refused('Server error', false), 'Username or password is incorrect.'],
  ['that something went wrong without an answer', new NetworkError('x'), 'An error occurred during login.'],
  ['an error’s message', new Error('Boom'), 'Boom'],
  ['that it failed when there is nothing to say', new Error(''), 'Login failed'],
])('says %s [L8-4 L8-5 L8-6]', (_, error, text) => {
  expect(signInProblem(error)).toBe(text);
});
