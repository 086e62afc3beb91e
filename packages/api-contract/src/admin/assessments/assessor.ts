import { COMMENT_TEXT_MAX, REMARKS_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema } from '../../common/fields.ts';
import { plainTextSchema } from '../../learner/problem.ts';

/** The remarks of an assessor, and whether the assessor gets a daily mail while texts wait. */
export const assessorSchema = z
  .object({
    /** Reusable remarks, the latest first. */
    remarks: z.array(z.object({ id: idSchema, text: z.string() })).max(REMARKS_MAX),
    daily_mail: z.boolean(),
  })
  .meta({ id: 'Assessor' });
export type AssessorBody = z.infer<typeof assessorSchema>;

/** A remark without text does not exist. */
export const remarkBodySchema = z.object({ text: plainTextSchema.min(1).max(COMMENT_TEXT_MAX) });

export const dailyMailBodySchema = z.object({ daily_mail: z.boolean() });
