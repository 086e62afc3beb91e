import { z } from 'zod';
import { idSchema, instantSchema } from './fields.ts';

/** A session of an account. */
export const sessionSchema = z
  .object({
    /** The id of the session, not its token. */
    id: idSchema,
    /** The names that the browser reports, such as `Chrome` and `Windows`. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    created_at: instantSchema,
    /** Accurate to a few minutes. */
    last_used_at: instantSchema,
    /** Whether it is the session that makes the call. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionBody = z.infer<typeof sessionSchema>;

export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) });
