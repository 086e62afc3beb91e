import { z } from 'zod';
import { idSchema, roleSchema } from './fields.ts';
import { named } from './issue-words/issue-words.ts';

const secretSchema = z.string().max(1000);
const requiredText = (name: string, max = 255) =>
  z.string(named(name)).trim().min(1, named(name)).max(max, named(name));
/** Names appear in mails and in the audit log, where a direction override would reorder the words around them. */
const asLine = (schema: z.ZodString, name: string) =>
  schema
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), `${name} must be one line of text`)
    .refine((text) => !DIRECTION_OVERRIDE.test(text), `${name} must not contain a right-to-left override`);
/** Embeddings, overrides and isolates of the bidirectional algorithm, U+202A to U+202E and U+2066 to U+2069. */
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/;
const requiredLine = (name: string, max: number) => asLine(requiredText(name, max), name);
const requiredSecret = (name: string) => z.string(named(name)).min(1, named(name)).max(1000, named(name));

export const currentUserSchema = z
  .object({ id: idSchema, firstName: z.string(), lastName: z.string(), email: z.string(), role: roleSchema })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The value of the XSRF-TOKEN cookie, because a browser may expose the cookie to its page with a delay. */
export const csrfTokenSchema = z.object({ token: z.string() }).meta({ id: 'CsrfToken' });

/** The browser forms do not check the address. Any text can be tried; an unknown one simply has no account. */
export const loginBodySchema = z.object({
  email: requiredText('Username'),
  password: requiredSecret('Password'),
});
export const loginSchema = z.object({ token: z.string(), message: z.string() }).meta({ id: 'Login' });

/** A person's details as administrators enter and change them. */
export const personSchema = z.object({
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  email: requiredText('Email'),
});

/** Some people have one name. Sign-up requires two names (learner specification); administrators may leave the last name empty. */
export const optionalLastNameSchema = asLine(
  z.string(named('Last name')).trim().max(100, named('Last name')),
  'Last name',
);

export const registerBodySchema = z.object({
  ...personSchema.shape,
  password: requiredSecret('Password'),
});
/** `token` is sent only for a confirmed sign-up. An administrator who adds an account keeps their own session. */
export const registerSchema = z
  .object({ success: z.literal(true), token: z.string().optional(), message: z.string() })
  .meta({ id: 'Registration' });

export const confirmEmailBodySchema = z.object({
  token: z.string().max(500),
  email: z.string().trim().max(255),
  password: requiredSecret('Password'),
});

/** The token, for a client that sends no header because it has already removed the token. */
export const logoutBodySchema = z.object({ token: z.string().max(500).nullish() }).nullish();

/** `username` is required without a session. With a session it must be the username of the account. */
export const passwordChangeBodySchema = z.object({
  username: z.string().trim().max(255).optional(),
  current_password: requiredSecret('Old password'),
  password: requiredSecret('New password'),
  password_confirmation: secretSchema,
});

export const forgotPasswordBodySchema = z.object({ email: requiredText('Email') });

export const resetPasswordBodySchema = z.object({
  token: z.string().max(500),
  email: z.string().trim().max(255),
  password: secretSchema,
  password_confirmation: secretSchema,
});
