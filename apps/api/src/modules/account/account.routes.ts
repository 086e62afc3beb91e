import type { Deps } from '../../deps.ts';
import { failingWith } from '../../http/errors/failing-with.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { renewCsrf, setCsrfCookie } from '../../platform/security/csrf.ts';
import { countOutcome } from '../../platform/metrics/metrics.ts';
import { createGuessLimits } from '../../platform/throttle/guess-limits.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { createThrottle } from '../../platform/throttle/throttle.ts';
import {
  MAILED_LINK_USES,
  RESET_REQUESTS,
  RESET_REQUESTS_OF_ADDRESS,
  SIGN_IN_FAILURES,
  SIGN_IN_TRIES,
  SIGN_UPS,
  SIGN_UP_MAILS,
} from '../../limits.ts';
import { deleteToken } from './account.repo.ts';
import { presentCurrentUser } from './account.presenter.ts';
import { changePassword } from './change-password.ts';
import { resetPassword, sendResetLink } from './password-reset.ts';
import { register } from './register.ts';
import { openSession, proveIdentity } from './sign-in.ts';
import { userAgentOf } from './sessions/user-agent.ts';
import { confirmSignUp } from './sign-up/confirm-sign-up.ts';
import { hashToken, readBearer } from './tokens.ts';

type AccountRoute =
  | 'GET /sanctum/csrf-cookie'
  | 'POST /api/login'
  | 'POST /api/register'
  | 'POST /api/confirm-email'
  | 'POST /api/logout'
  | 'POST /api/password/change'
  | 'POST /api/forgot-password'
  | 'POST /api/reset-password'
  | 'GET /api/user';

/** The calls and messages of the learner specification, sections 7 and 8. */
export function accountRoutes(deps: Deps): ModuleHandlers<AccountRoute> {
  const { pool } = deps;
  // All calls that try a password share one counter, so that none bypasses it.
  const passwordTries = createGuessLimits(pool, {
    pair: { name: 'login', ...SIGN_IN_TRIES },
    targetFailures: SIGN_IN_FAILURES,
  });
  const registrations = createThrottle(pool, { name: 'register', ...SIGN_UPS });
  const signUpLinks = createThrottle(pool, { name: 'sign-up', ...SIGN_UP_MAILS });
  // Limits requests per caller: requests by others for an account must not block its owner.
  const linkRequests = createThrottle(pool, { name: 'forgot', ...RESET_REQUESTS });
  const linkAskers = createThrottle(pool, { name: 'forgot-asker', ...RESET_REQUESTS_OF_ADDRESS });
  const linkUses = createThrottle(pool, { name: 'reset', ...MAILED_LINK_USES });

  return {
    'GET /sanctum/csrf-cookie': async ({ reply }) => ({ token: setCsrfCookie(reply, deps.config) }),

    'POST /api/login': failingWith('An error occurred during login.', async ({ body, request, reply }) => {
      const account = await countOutcome(
        deps.metrics.signIns,
        proveIdentity(deps, passwordTries, { ...body, network: networkOf(request.ip) }),
      );
      const token = await openSession(deps, account.id, { proven: account, userAgent: userAgentOf(request) });
      renewCsrf(request, reply, deps.config);
      return { token, message: 'Login successful.' };
    }),

    'POST /api/register': failingWith(
      'An error occurred during adding a new account.',
      async ({ body, caller, idempotencyKey, request }) => {
        const limited = { ...deps, tries: registrations, links: signUpLinks };
        await register(limited, { caller, idempotencyKey, network: networkOf(request.ip) }, body);
        return { success: true, message: 'Register successful.' };
      },
    ),

    'POST /api/confirm-email': failingWith(
      'Your email address could not be confirmed. Please try again.',
      async ({ body, request, reply }) => {
        await linkUses.spend([networkOf(request.ip)]);
        const token = await confirmSignUp(deps, body, userAgentOf(request));
        renewCsrf(request, reply, deps.config);
        return { success: true, token, message: 'Your email address is confirmed.' };
      },
    ),

    'POST /api/logout': failingWith('An error occurred during logout.', async ({ request, body }) => {
      for (const token of [readBearer(request.headers.authorization), body?.token])
        if (token) await deleteToken(deps.db, hashToken(token));
      return { message: 'Logout successful.' };
    }),

    'POST /api/password/change': failingWith(
      'An error occurred during password change.',
      async ({ body, caller, request }) => {
        await changePassword(deps, passwordTries, {
          caller,
          username: body.username,
          currentPassword: body.current_password,
          password: body.password,
          confirmation: body.password_confirmation,
          network: networkOf(request.ip),
        });
        return { success: true, message: 'Password changed successfully.' };
      },
    ),

    'POST /api/forgot-password': failingWith('An error occurred. Please try again.', async ({ body, request }) => {
      await linkAskers.spend([networkOf(request.ip)]);
      await linkRequests.spend([body.email.toLowerCase(), networkOf(request.ip)]);
      // In the background, so that the response time does not reveal whether the account exists.
      deps.background.run(() => sendResetLink(deps, body.email));
      return { message: 'If an account with that email exists, a password reset link has been sent.' };
    }),

    'POST /api/reset-password': failingWith(
      'Failed to reset password. The link may have expired.',
      async ({ body, request }) => {
        await linkUses.spend([networkOf(request.ip)]);
        await resetPassword(deps, {
          token: body.token,
          email: body.email,
          password: body.password,
          confirmation: body.password_confirmation,
        });
        return { message: 'Your password has been reset successfully! Redirecting to login...' };
      },
    ),

    'GET /api/user': async ({ caller }) => presentCurrentUser(caller),
  };
}
