import { z } from 'zod';
import { markingProfileSchema } from './fields.ts';

/** What a web app must know before anyone signs in. Read at run time: one build serves every deployment. */
export const publicConfigSchema = z
  .object({
    brand: z.string(),
    guestPractice: z.boolean(),
    registration: z.enum(['admin', 'open']),
    learnerWebUrl: z.string(),
    adminWebUrl: z.string(),
    /** By which tests are marked that do not choose their own. */
    markingProfile: markingProfileSchema,
    /** Where the day ends on which an account expires. */
    timeZone: z.string(),
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.infer<typeof publicConfigSchema>;
