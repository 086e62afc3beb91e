import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts';

// Object.keys widens to string[]; the keys of a constant object are exactly its type's keys.
const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** One problem of a request: `path` is the field, with dots (`reading.0.title`); `code` is the code of a finding of the publish check. */
export const errorIssueSchema = z.object({ path: z.string(), message: z.string(), code: z.string().optional() });
export type ErrorIssue = z.infer<typeof errorIssueSchema>;

/** The body of every failed response. `issues` lists the fields of a 422, and the differences of a 409. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.enum(codes),
    issues: z.array(errorIssueSchema).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
