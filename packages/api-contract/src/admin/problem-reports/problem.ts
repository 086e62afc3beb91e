import { PROBLEM_REPLY_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, instantSchema, skillSchema } from '../../common/fields.ts';
import { plainTextSchema, problemStateSchema } from '../../learner/problem.ts';

/** A question in words, and its accepted answers. */
const questionTextsSchema = z.object({ asked: z.string(), key: z.string() });

/** A problem that a learner reported, beside the question that it is about. */
export const problemSchema = z
  .object({
    id: idSchema,
    state: problemStateSchema,
    words: z.string(),
    /** To the learner; '': none. */
    reply: z.string(),
    /** Moved by every change. */
    revision: z.int(),
    created_at: instantSchema,
    /** null while it is open. */
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
    /** The first that the question takes. */
    number: z.int(),
    /** `14` or `21–22`. */
    label: z.string(),
    /** The address of its first blank, by which statistics and regrades know it. */
    address: z.string(),
    /** As the learner saw it. */
    question: questionTextsSchema,
    /** As it is now; null: there is no question with this number any more. */
    now: questionTextsSchema.nullable(),
    /** The learner's answer; '' for a blank. */
    given: z.string(),
    /** Open reports of the same question, this one among them. */
    open: z.int(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

export const problemListQuerySchema = z.object({
  state: problemStateSchema.default('open'),
  /** Part of the words, of the reply, of a title or of who reported it; without regard to case and accents. */
  search: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export type ProblemListQuery = z.input<typeof problemListQuerySchema>;

/** `counts`: of all reports, whatever is searched for; `ROWS_COUNTED` means so many or more. */
export const problemListSchema = z
  .object({
    problems: z.array(problemSchema),
    counts: z.object({ open: z.int(), fixed: z.int(), declined: z.int() }),
    page: z.int(),
    /** At least the next page, if there is one. */
    pages: z.int(),
    /** Reports that were found: `ROWS_COUNTED` means so many or more. Pages past them count on. */
    total: z.int(),
  })
  .meta({ id: 'ProblemList' });
export type ProblemList = z.infer<typeof problemListSchema>;

/** `revision`: of the report that the caller saw. */
export const problemChangeBodySchema = z.object({
  revision: z.int(),
  state: problemStateSchema,
  reply: plainTextSchema.max(PROBLEM_REPLY_MAX),
});
