import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts';

// Object.keys widens to string[]; the keys of a constant object are exactly its type's keys.
const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/**
 * One thing that is wrong with what was sent, and where: `path` is the field, dotted (`reading.0.title`). `code` is the
 * finding's, of what the publish check refuses.
 */
export const errorIssueSchema = z.object({ path: z.string(), message: z.string(), code: z.string().optional() });
export type ErrorIssue = z.infer<typeof errorIssueSchema>;

/** Every answer that is not a success. `issues` lists the fields of a 422, and what a 409 about a newer revision missed. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.enum(codes),
    issues: z.array(errorIssueSchema).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
