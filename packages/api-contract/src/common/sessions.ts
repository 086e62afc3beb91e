import { z } from 'zod';
import { idSchema, instantSchema } from './fields.ts';

/** Where an account is signed in. */
export const sessionSchema = z
  .object({
    /** It opens nothing. */
    id: idSchema,
    /** As far as the browser names them, such as `Chrome` and `Windows`. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    created_at: instantSchema,
    /** To within a few minutes. */
    last_used_at: instantSchema,
    /** Whether it is the session that makes the call. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionBody = z.infer<typeof sessionSchema>;

export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) });
