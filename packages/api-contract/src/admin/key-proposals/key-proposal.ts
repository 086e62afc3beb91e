import { MARKING_RULES } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema, skillSchema } from '../../common/fields.ts';

/** A wrong answer that many of the best learners gave. */
const proposedAnswerSchema = z.object({
  /** As most of them wrote it. */
  answer: z.string(),
  /** Other ways in which it was written. */
  forms: z.array(z.string()),
  /** Learners of the upper third. */
  count: z.int(),
  /** The one step between it and the key; null: another answer, of a question whose key looks wrong. */
  near: z.object({ by: z.enum(['rule', 'edit']), rule: z.enum(MARKING_RULES) }).nullable(),
  /** Whether a key can accept it beside what it has: it was typed, not chosen. */
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
    /** The first that the question takes. */
    number: z.int(),
    /** `14` or `21–22`. */
    label: z.string(),
    /** The address of its first blank. */
    address: z.string(),
    /** The question as plain text, shortened. */
    asks: z.string(),
    /** Its accepted answers. */
    key: z.string(),
    /** First attempts; 0: too few for statistics. */
    attempts: z.int(),
    /** The attempts of the upper third among them. */
    upper: z.int(),
    /** In percent, where it is below zero: the better learners do worse. */
    discrimination: z.number().nullable(),
    /** Open reports of learners. */
    reports: z.int(),
    /** Answers by blank, the most frequent first. */
    answers: z.array(proposedAnswerSchema.extend({ address: z.string() })),
  })
  .meta({ id: 'KeyProposal' });
export type KeyProposal = z.infer<typeof keyProposalSchema>;

export const keyProposalQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });

export const keyProposalListSchema = z
  .object({
    proposals: z.array(keyProposalSchema),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    /** Parts whose answers are not analysed yet; that takes minutes. */
    unread: z.int(),
  })
  .meta({ id: 'KeyProposalList' });
export type KeyProposalList = z.infer<typeof keyProposalListSchema>;
