import { z } from 'zod';
import { idSchema, roleSchema } from './fields.ts';

const secretSchema = z.string().max(1000);
const requiredText = (name: string, max = 255) => z.string().trim().min(1, `${name} is required`).max(max);

export const currentUserSchema = z
  .object({ id: idSchema, firstName: z.string(), lastName: z.string(), email: z.string(), role: roleSchema })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The browser's forms do not check the address (L:5): any text may be tried, and is simply not an account. */
export const loginBodySchema = z.object({
  email: requiredText('Username'),
  password: secretSchema.min(1, 'Password is required'),
});
export const loginSchema = z.object({ token: z.string(), message: z.string() }).meta({ id: 'Login' });

export const registerBodySchema = z.object({
  firstName: requiredText('First name', 100),
  lastName: requiredText('Last name', 100),
  email: requiredText('Email'),
  password: secretSchema.min(1, 'Password is required'),
});
/** `token` only where registration is open; an administrator who adds an account keeps their own. */
export const registerSchema = z
  .object({ success: z.literal(true), token: z.string().optional(), message: z.string() })
  .meta({ id: 'Registration' });

/** `username` is required when signed out; signed in it must be the account's own. */
export const passwordChangeBodySchema = z.object({
  username: z.string().trim().max(255).optional(),
  current_password: secretSchema.min(1, 'Old password is required'),
  password: secretSchema.min(1, 'New password is required'),
  password_confirmation: secretSchema,
});

export const forgotPasswordBodySchema = z.object({ email: requiredText('Email') });

export const resetPasswordBodySchema = z.object({
  token: z.string().max(500),
  email: z.string().trim().max(255),
  password: secretSchema,
  password_confirmation: secretSchema,
});
