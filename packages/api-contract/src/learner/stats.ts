import { z } from 'zod';
import { instantSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';

const tallySchema = z.object({
  attempts: z.int(),
  marks: z.int(),
  total: z.int(),
  /** The marks of the best attempt in percent. */
  best: z.number().nullable(),
  last: z.object({ marks: z.int(), total: z.int(), date: instantSchema }).nullable(),
});

/** Computed from stored, marked attempts only. */
export const userStatsSchema = z
  .object({
    skills: z.array(z.object({ skill: skillSchema, ...tallySchema.shape })),
    types: z.array(z.object({ type: questionTypeSchema, ...tallySchema.shape })),
  })
  .meta({ id: 'UserStats' });
export type UserStats = z.infer<typeof userStatsSchema>;
