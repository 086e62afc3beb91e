import { z } from 'zod';

/** What a web app must know before anyone signs in. Read at run time: one build serves every deployment. */
export const publicConfigSchema = z
  .object({
    brand: z.string(),
    guestPractice: z.boolean(),
    registration: z.enum(['admin', 'open']),
    learnerWebUrl: z.string(),
    adminWebUrl: z.string(),
    markingProfile: z.enum(['spec', 'ielts']),
    /** Where the day ends on which an account expires. */
    timeZone: z.string(),
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.infer<typeof publicConfigSchema>;
