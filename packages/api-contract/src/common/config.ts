import { z } from 'zod';
import { markingProfileSchema } from './fields.ts';

/** The configuration of a web app before sign-in. Read at run time: one build serves every deployment. */
export const publicConfigSchema = z
  .object({
    brand: z.string(),
    guestPractice: z.boolean(),
    /** Learners can hand in texts, and administrators assess them. */
    submissions: z.boolean(),
    registration: z.enum(['admin', 'open']),
    learnerWebUrl: z.string(),
    adminWebUrl: z.string(),
    /** The marking profile of tests without their own. */
    markingProfile: markingProfileSchema,
    /** The time zone in which the expiry day of an account ends. */
    timeZone: z.string(),
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.infer<typeof publicConfigSchema>;
