import { MARKING_RULES } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema, pageSchema, skillSchema } from '../../common/fields.ts';

/** A wrong answer that many of the best learners gave. */
const proposedAnswerSchema = z.object({
  /** The most frequent spelling of the answer. */
  answer: z.string(),
  /** Other spellings of the same answer. */
  forms: z.array(z.string()),
  /** The number of learners of the upper third who gave it. */
  count: z.int(),
  /** The difference between the answer and the key; null: a different answer, where the key itself looks wrong. */
  near: z.object({ by: z.enum(['rule', 'edit']), rule: z.enum(MARKING_RULES) }).nullable(),
  /** Whether the key can accept this answer too: only typed answers can be added. */
  typed: z.boolean(),
});

/** A question whose key an administrator should check, with the reason. Nothing changes automatically. */
export const keyProposalSchema = z
  .object({
    /** Identifies the section and the question. */
    id: z.string(),
    section: z.object({
      id: idSchema,
      title: z.string(),
      skill: skillSchema,
      part_number: z.int(),
      /** The test's name. */
      exam: z.string(),
    }),
    /** The first number of the question. */
    number: z.int(),
    /** `14` or `21–22`. */
    label: z.string(),
    /** The address of the first blank of the question. */
    address: z.string(),
    /** The question as plain text, shortened. */
    asks: z.string(),
    /** The accepted answers of the question. */
    key: z.string(),
    /** First attempts; 0: too few for statistics. */
    attempts: z.int(),
    /** The number of these attempts in the upper third. */
    upper: z.int(),
    /** The discrimination in percent if it is negative: better learners do worse. */
    discrimination: z.number().nullable(),
    /** Open reports of learners. */
    reports: z.int(),
    /** Answers by blank, the most frequent first. */
    answers: z.array(proposedAnswerSchema.extend({ address: z.string() })),
  })
  .meta({ id: 'KeyProposal' });
export type KeyProposal = z.infer<typeof keyProposalSchema>;

export const keyProposalQuerySchema = z.object({ page: pageSchema });

export const keyProposalListSchema = z
  .object({
    proposals: z.array(keyProposalSchema),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    /** The number of parts that are not analysed yet. The analysis takes minutes. */
    unread: z.int(),
  })
  .meta({ id: 'KeyProposalList' });
export type KeyProposalList = z.infer<typeof keyProposalListSchema>;
