import { z } from 'zod';
import { registerBodySchema } from './account.ts';
import { named } from './issue-words/issue-words.ts';

/** Whether the deployment has no administrator yet, so that its owner can create the first. */
export const setupSchema = z.object({ needed: z.boolean() }).meta({ id: 'Setup' });

/** `code`: the setup code that the server logs if it starts without an administrator. */
export const setupBodySchema = z.object({
  ...registerBodySchema.shape,
  code: z.string(named('Setup code')).trim().min(1, named('Setup code')).max(100, named('Setup code')),
});

/** The first administrator is signed in at once. */
export const setupDoneSchema = z.object({ token: z.string(), message: z.string() }).meta({ id: 'SetupDone' });
