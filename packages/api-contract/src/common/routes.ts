import { z } from 'zod';
import {
  confirmEmailBodySchema,
  csrfTokenSchema,
  currentUserSchema,
  forgotPasswordBodySchema,
  loginBodySchema,
  loginSchema,
  logoutBodySchema,
  passwordChangeBodySchema,
  registerBodySchema,
  registerSchema,
  resetPasswordBodySchema,
} from './account.ts';
import { publicConfigSchema } from './config.ts';
import { jwkSetSchema } from './keys.ts';
import { idParamsSchema, messageSchema, successSchema } from './fields.ts';
import type { RouteTable } from './route.ts';
import { setupBodySchema, setupDoneSchema, setupSchema } from './setup.ts';

/** Calls that belong to no side: identity, health, media. */
export const commonRoutes = {
  'GET /sanctum/csrf-cookie': {
    auth: 'anyone',
    tag: 'Account',
    summary: 'Sets the readable XSRF-TOKEN cookie and answers its token, to be sent back as X-XSRF-TOKEN',
    ok: { status: 200, schema: csrfTokenSchema },
    errors: [],
  },
  'POST /api/login': {
    auth: 'anyone',
    csrf: true,
    servedWhenFull: true,
    tag: 'Account',
    summary: 'Signs in with an e-mail address and a password',
    body: loginBodySchema,
    ok: { status: 200, schema: loginSchema },
    errors: ['invalid_credentials', 'account_disabled', 'account_expired', 'too_many_requests'],
  },
  'POST /api/register': {
    auth: 'guest',
    csrf: true,
    tag: 'Account',
    summary:
      'Adds an account by an administrator; where registration is open, mails anyone else a link that makes theirs. The answer never tells whether the address has an account',
    body: registerBodySchema,
    ok: { status: 201, schema: registerSchema },
    errors: ['forbidden', 'email_taken', 'too_many_requests'],
  },
  'POST /api/confirm-email': {
    auth: 'anyone',
    csrf: true,
    tag: 'Account',
    summary: 'Makes the account of a sign-up with the single-use token of its mail and its password, and signs in',
    body: confirmEmailBodySchema,
    ok: { status: 200, schema: registerSchema },
    errors: ['confirm_link_invalid', 'incorrect_password', 'email_taken', 'forbidden', 'too_many_requests'],
  },
  'POST /api/logout': {
    auth: 'anyone',
    servedWhenFull: true,
    tag: 'Account',
    summary: 'Revokes the token of the header or of the body; one already gone is no error',
    body: logoutBodySchema,
    ok: { status: 200, schema: messageSchema },
    errors: [],
  },
  'POST /api/password/change': {
    auth: 'guest',
    csrf: true,
    tag: 'Account',
    summary: "Changes the account's password and revokes its other tokens",
    body: passwordChangeBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['invalid_credentials', 'incorrect_password', 'forbidden', 'too_many_requests'],
  },
  'POST /api/forgot-password': {
    auth: 'anyone',
    csrf: true,
    tag: 'Account',
    summary: 'Mails a reset link; the answer never tells whether the account exists',
    body: forgotPasswordBodySchema,
    ok: { status: 200, schema: messageSchema },
    errors: ['too_many_requests'],
  },
  'POST /api/reset-password': {
    auth: 'anyone',
    csrf: true,
    tag: 'Account',
    summary: 'Sets a new password with a single-use token from a reset link',
    body: resetPasswordBodySchema,
    ok: { status: 200, schema: messageSchema },
    errors: ['reset_link_invalid', 'too_many_requests'],
  },
  'GET /api/setup': {
    auth: 'anyone',
    tag: 'Account',
    summary: 'Whether there is no administrator yet, and the first can be made',
    ok: { status: 200, schema: setupSchema },
    errors: [],
  },
  'POST /api/setup': {
    auth: 'anyone',
    csrf: true,
    tag: 'Account',
    summary: 'Makes the first administrator with the code from the log, and signs them in; 404 once there is one',
    body: setupBodySchema,
    ok: { status: 201, schema: setupDoneSchema },
    errors: ['invalid_credentials', 'not_found', 'email_taken', 'too_many_requests'],
  },
  'GET /api/user': {
    auth: 'signedIn',
    tag: 'Account',
    summary: 'The account that the token belongs to',
    ok: { status: 200, schema: currentUserSchema },
    errors: [],
  },
  'GET /api/config': {
    auth: 'anyone',
    tag: 'Service',
    summary: 'What the web apps must know before anyone signs in',
    ok: { status: 200, schema: publicConfigSchema },
    errors: [],
  },
  'GET /api/health': {
    auth: 'anyone',
    tag: 'Service',
    summary: 'Whether the process answers at all, whatever it depends on: one that does not is to be restarted',
    ok: { status: 200, schema: z.object({ status: z.literal('ok') }) },
    errors: [],
  },
  'GET /api/ready': {
    auth: 'anyone',
    tag: 'Service',
    summary: 'Whether the process can do its work now; 503 lists by name what stands in the way',
    ok: { status: 200, schema: z.object({ status: z.literal('ready') }) },
    errors: ['unavailable'],
  },
  'GET /api/keys': {
    auth: 'anyone',
    tag: 'Service',
    summary: 'The public keys that signed results are checked with, former ones too, as a JSON Web Key Set',
    ok: { status: 200, schema: jwkSetSchema },
    errors: [],
  },
  'GET /api/media/:id': {
    auth: 'guest',
    tag: 'Service',
    summary:
      'An uploaded sound or picture, with byte ranges: of an open test for everyone, else for administrators, for learners who took it, and with the grant of a locked test. The cookies of the last calls say who asks',
    params: idParamsSchema,
    ok: { status: 200, schema: null, binary: true, tagged: true },
    errors: ['not_found', 'range_not_satisfiable'],
  },
  'GET /api/media/:id/length': {
    auth: 'guest',
    tag: 'Service',
    summary:
      'How long an uploaded sound plays, measured from the whole file, for everyone who may have the file; null: it has no length that can be measured',
    params: idParamsSchema,
    ok: { status: 200, schema: z.object({ seconds: z.number().nonnegative().nullable() }) },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
