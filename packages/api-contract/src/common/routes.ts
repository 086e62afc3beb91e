import { z } from 'zod';
import {
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
import { idParamsSchema, messageSchema, successSchema } from './fields.ts';
import type { RouteTable } from './route.ts';

/** Calls that belong to no side: identity, health, media. */
export const commonRoutes = {
  'GET /sanctum/csrf-cookie': {
    auth: 'anyone',
    tag: 'Account',
    summary: 'Sets the readable XSRF-TOKEN cookie, to be sent back as X-XSRF-TOKEN',
    ok: { status: 204, schema: null },
    errors: [],
  },
  'POST /api/login': {
    auth: 'anyone',
    csrf: true,
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
    summary: 'Adds an account: by an administrator, or by anyone where registration is open',
    body: registerBodySchema,
    ok: { status: 201, schema: registerSchema },
    errors: ['forbidden', 'email_taken', 'too_many_requests'],
  },
  'POST /api/logout': {
    auth: 'anyone',
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
    summary: 'ok when the database answers',
    ok: { status: 200, schema: z.object({ status: z.literal('ok') }) },
    errors: [],
  },
  'GET /api/media/:id': {
    auth: 'anyone',
    tag: 'Service',
    summary: 'An uploaded sound or picture, with byte ranges',
    params: idParamsSchema,
    ok: { status: 200, schema: null, binary: true },
    errors: ['not_found', 'range_not_satisfiable'],
  },
} as const satisfies RouteTable;
