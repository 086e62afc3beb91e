import type { AssessedTask, Criterion } from '@bandwise/domain';
import { COMMENT_TEXT_MAX, COMMENTS_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { instantSchema } from '../../common/fields.ts';
import { assessmentShape, commentSchema, criterionBandsSchema } from '../../learner/submissions/submission.ts';
import { plainTextSchema } from '../../learner/problem.ts';

/**
 * The signed request to the service of the setting `ASSESSMENT_URL`: nothing about the learner but the text.
 * docs/examples/second-reader is such a service.
 */
export interface SuggestionRequest {
  readonly task: {
    readonly kind: AssessedTask;
    readonly title: string;
    /** The task as HTML blocks. */
    readonly html: readonly string[];
    /** The length that the task advises. */
    readonly advised_words: number;
  };
  /** The criteria of the task; `title`: as in the public band descriptors. */
  readonly criteria: readonly { readonly name: Criterion; readonly title: string }[];
  /** As the learner wrote it. */
  readonly text: string;
}

/** The service's answer. A comment points to the text that was sent, in UTF-16 code units. */
export const suggestionAnswerSchema = z.object({
  /** The assessor reads “Suggestion by NAME”. */
  name: plainTextSchema.min(1).max(60),
  bands: criterionBandsSchema.default({}),
  comments: z
    .array(
      z.object({
        ...commentSchema.omit({ id: true, recordingID: true }).shape,
        text: plainTextSchema.min(1).max(COMMENT_TEXT_MAX),
        correction: z.string().max(COMMENT_TEXT_MAX).nullable().default(null),
      }),
    )
    .max(COMMENTS_MAX)
    .default([]),
});

/** A suggestion as assessors see it. Learners never do. */
export const suggestionSchema = z.object({
  name: z.string(),
  bands: assessmentShape.bands,
  comments: assessmentShape.comments,
  received_at: instantSchema,
});
export type SuggestionBody = z.infer<typeof suggestionSchema>;
