import { PROBLEM_REPLY_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, instantSchema, pageSchema, skillSchema } from '../../common/fields.ts';
import { plainTextSchema, problemStateSchema } from '../../learner/problem.ts';

/** The text of a question, and its accepted answers. */
const questionTextsSchema = z.object({ asked: z.string(), key: z.string() });

/** A problem that a learner reported, with its question. */
export const problemSchema = z
  .object({
    id: idSchema,
    state: problemStateSchema,
    words: z.string(),
    /** The reply to the learner; '': none. */
    reply: z.string(),
    /** Increases with each change. */
    revision: z.int(),
    created_at: instantSchema,
    /** The time of the decision; null while the report is open. */
    decided_at: instantSchema.nullable(),
    /** null while the report is open, and for a deleted user. */
    decided_by: z.string().nullable(),
    learner: z.object({ id: idSchema, name: z.string(), email: z.string() }),
    attemptID: idSchema,
    section: z.object({
      id: idSchema,
      title: z.string(),
      skill: skillSchema,
      part_number: z.int(),
      /** The test's name. */
      exam: z.string(),
      /** Not deleted. */
      available: z.boolean(),
    }),
    /** The first number of the question. */
    number: z.int(),
    /** `14` or `21–22`. */
    label: z.string(),
    /** The address of the first blank, which statistics and regrades use. */
    address: z.string(),
    /** The question that the learner saw. */
    question: questionTextsSchema,
    /** The current question; null: no question has this number now. */
    now: questionTextsSchema.nullable(),
    /** The learner's answer; '': no answer. */
    given: z.string(),
    /** The number of open reports of the same question, including this one. */
    open: z.int(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

export const problemListQuerySchema = z.object({
  state: problemStateSchema.default('open'),
  /** Part of the report, the reply, a title or the learner's name; without regard to case and accents. */
  search: z.string().max(200).optional(),
  page: pageSchema,
});
export type ProblemListQuery = z.input<typeof problemListQuerySchema>;

/** `counts`: the counts of all reports, independent of the search; `ROWS_COUNTED` means at least so many. */
export const problemListSchema = z
  .object({
    problems: z.array(problemSchema),
    counts: z.object({ open: z.int(), fixed: z.int(), declined: z.int() }),
    page: z.int(),
    /** The number of known pages, including the next page if there is one. */
    pages: z.int(),
    /** The number of matching reports; `ROWS_COUNTED` means at least so many. Later pages raise the number. */
    total: z.int(),
  })
  .meta({ id: 'ProblemList' });
export type ProblemList = z.infer<typeof problemListSchema>;

/** `revision`: the revision of the report that the caller saw. */
export const problemChangeBodySchema = z.object({
  revision: z.int(),
  state: problemStateSchema,
  reply: plainTextSchema.max(PROBLEM_REPLY_MAX),
});
