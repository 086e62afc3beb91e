import { ASSESSED_TASKS, type AssessedTask, CRITERIA, CRITERION_NAMES, LIMITS, LINKING_KINDS } from '@bandwise/domain';
import { BAND_MAX, COMMENT_TEXT_MAX, COMMENTS_MAX, SUMMARY_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, instantSchema, skillSchema } from '../../common/fields.ts';
import { SUBMITTED_RECORDINGS_MAX } from '../../common/limits.ts';
import { promptSchema } from '../delivery.ts';
import { plainTextSchema } from '../problem.ts';
import { momentSchema } from '../sitting-plan.ts';

export const criterionSchema = z.enum(CRITERION_NAMES);
export const assessedTaskSchema = z.enum(ASSESSED_TASKS);

/** Whole bands by criterion. A criterion without a band is absent. */
export const criterionBandsSchema = z.partialRecord(criterionSchema, z.int().min(0).max(BAND_MAX));
export type CriterionBandsBody = z.infer<typeof criterionBandsSchema>;

/** The subjects of a comment. */
export const COMMENT_KINDS = ['task', 'coherence', 'vocabulary', 'grammar', 'pronunciation', 'praise'] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

/** The subjects of comments on a task. The fluency of speech belongs to its coherence. */
export function commentKindsOf(task: AssessedTask): readonly CommentKind[] {
  const isSpoken = CRITERIA[task].includes('pronunciation');
  const other: CommentKind = isSpoken ? 'task' : 'pronunciation';
  return COMMENT_KINDS.filter((kind) => kind !== other);
}

/**
 * A comment at a stretch of the text, or of a recording. `start` and `end`: indexes of UTF-16 code units, `end` excluded; with
 * `recordingID` whole seconds of that recording, which may be equal. `correction`: replaces the stretch; null: none is suggested. Both texts
 * are plain.
 */
export const commentSchema = z
  .object({
    /** Chosen by the screen. */
    id: idSchema,
    kind: z.enum(COMMENT_KINDS),
    /** Absent: the comment belongs to the text. */
    recordingID: idSchema.exactOptional(),
    start: z.int().min(0).max(LIMITS.writtenTextMax),
    end: z.int().min(0).max(LIMITS.writtenTextMax),
    text: plainTextSchema.max(COMMENT_TEXT_MAX),
    correction: z.string().max(COMMENT_TEXT_MAX).nullable(),
  })
  .meta({ id: 'AssessmentComment' });
export type CommentBody = z.infer<typeof commentSchema>;

/** The content of an assessment. `summary`: plain text with line breaks. */
export const assessmentShape = {
  bands: criterionBandsSchema,
  comments: z.array(commentSchema).max(COMMENTS_MAX),
  summary: plainTextSchema.max(SUMMARY_MAX),
};

/** Facts about a text. None is a band. Shares are from 0 to 1; null: the text has no word or no sentence. */
export const textFiguresSchema = z
  .object({
    words: z.int(),
    sentences: z.int(),
    /** Lines with text. */
    paragraphs: z.int(),
    wordsPerSentence: z.number().nullable(),
    /** Different words ÷ all words. */
    distinctShare: z.number().nullable(),
    /** Content words that occur at least three times, the most frequent first. */
    repeated: z.array(z.object({ word: z.string(), count: z.int() })).readonly(),
    linking: z.record(z.enum(LINKING_KINDS), z.int()),
    /** The share of words that are copied from the task, in runs of at least four. */
    copiedShare: z.number().nullable(),
  })
  .meta({ id: 'TextFigures' });
export type TextFiguresBody = z.infer<typeof textFiguresSchema>;

/** Facts about recorded speech, from its loudness. None is a band. All but `pauses` are seconds. */
export const speechFiguresSchema = z
  .object({
    /** The length of the recordings. */
    seconds: z.number(),
    /** From the first to the last sound of speech, without the pauses. */
    speaking: z.number(),
    /** Pauses longer than a second. */
    pauses: z.int(),
    pauseSeconds: z.number(),
  })
  .meta({ id: 'SpeechFigures' });
export type SpeechFiguresBody = z.infer<typeof speechFiguresSchema>;

/** A recording that was handed in, with the prompt that it answers. */
export const handedInRecordingSchema = z
  .object({
    /** The audio is at `GET /api/recording/:id/audio`. */
    id: idSchema,
    sectionID: idSchema,
    /** The title of the section. */
    title: z.string(),
    /** The index of the prompt in its section, from 0. */
    index: z.int(),
    prompt: promptSchema,
    content_type: z.string(),
    /** The length as we measured it: the header of a recorded file often has none. */
    seconds: z.number(),
    /** The sound was removed after the operator's `RETENTION_DAYS`. */
    is_removed: z.literal(true).optional(),
    /** null: the loudness was not measured. */
    figures: speechFiguresSchema.nullable(),
  })
  .meta({ id: 'HandedInRecording' });
export type HandedInRecording = z.infer<typeof handedInRecordingSchema>;

/** What a learner handed in: a text, or recordings in the order of their prompts. One of the two is empty. */
export const answerShape = {
  text: z.string(),
  /** null: there is no text. */
  figures: textFiguresSchema.nullable(),
  recordings: z.array(handedInRecordingSchema),
  /** The sums over all recordings; null: there are none, or the loudness of one was not measured. */
  speech: speechFiguresSchema.nullable(),
};

/** The progress of a submission for its author. `being_assessed`: someone has claimed it or begun an assessment. */
export const SUBMISSION_STATES = ['handed_in', 'being_assessed', 'assessed'] as const;

/** The task of a submission, and its length. For recordings of several sections it is the first one. */
export const submissionShape = {
  id: idSchema,
  sectionID: idSchema,
  /** The title of the section. */
  title: z.string(),
  /** The title of the test. */
  exam: z.string(),
  skill: skillSchema,
  part_number: z.int(),
  task: assessedTaskSchema,
  handed_in_at: instantSchema,
  /** Words of the text; 0 for recordings. */
  words: z.int(),
  /** The length that the task advises; 0 for recordings. */
  advised_words: z.int(),
  /** Whole seconds of all recordings; null: it is a text. */
  seconds: z.int().nullable(),
  /** The sitting to which it belongs; null: practice. */
  sittingID: idSchema.nullable(),
};

export const submissionSummarySchema = z
  .object({
    ...submissionShape,
    /** Whether the test can still be practised. */
    available: z.boolean(),
    state: z.enum(SUBMISSION_STATES),
    /** The mean of the four criteria, not rounded, such as 6.25; null until it is assessed. */
    band: z.number().nullable(),
    /** The released bands by criterion; null until it is assessed. */
    bands: criterionBandsSchema.nullable(),
    assessed_at: instantSchema.nullable(),
  })
  .meta({ id: 'SubmissionSummary' });
export type SubmissionSummary = z.infer<typeof submissionSummarySchema>;

/** A released assessment. `version`: from 1; a higher one is a correction. */
export const feedbackSchema = z
  .object({
    version: z.int(),
    ...assessmentShape,
    band: z.number(),
    released_at: instantSchema,
    /** The name of the assessor; null: a deleted user. */
    assessor: z.string().nullable(),
  })
  .meta({ id: 'Feedback' });
export type FeedbackBody = z.infer<typeof feedbackSchema>;

/** The bands that a learner gave to the own text. They are never mixed with those of an assessor, who does not see them. */
const selfAssessmentSchema = z.object({
  bands: criterionBandsSchema,
  /** The mean of the four criteria, not rounded; null while one has no band. */
  band: z.number().nullable(),
  saved_at: instantSchema,
});

export const selfAssessmentBodySchema = z.object({ bands: criterionBandsSchema });

/** A submission as its author reads it. */
export const submissionDetailSchema = z
  .object({
    ...submissionSummarySchema.shape,
    /** The task as HTML blocks, in the version that was answered. */
    examContent: z.array(z.string()),
    /** The criteria of the task in their order. */
    criteria: z.array(criterionSchema),
    ...answerShape,
    /** HTML; null: the task has none. */
    model_answer: z.string().nullable(),
    /** The latest released assessment; null until there is one. */
    feedback: feedbackSchema.nullable(),
    self_assessment: selfAssessmentSchema.nullable(),
    /** Whether the learner may change the own bands: administrators allow it, and no assessment is released. */
    may_assess: z.boolean(),
  })
  .meta({ id: 'SubmissionDetail' });
export type SubmissionDetail = z.infer<typeof submissionDetailSchema>;

export const submissionListQuerySchema = z.object({
  sectionID: idSchema.optional(),
  /** Only the last submission of each section. */
  take: z.literal('last').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Submissions that were handed in before this one. */
  beforeID: idSchema.optional(),
});
export const submissionListSchema = z.object({ submissions: z.array(submissionSummarySchema) });

export const submissionDraftParamsSchema = z.object({ sectionID: idSchema });

/** Pasted words of a text, which the screen counts. */
const pastedWordsSchema = z.int().min(0).max(LIMITS.writtenTextMax);
const writtenTextSchema = z.string().max(LIMITS.writtenTextMax);

/**
 * The text that a learner writes before handing in, one per section on all devices. `id`: chosen by the first device that saves; it becomes
 * the id of the submission, and another device takes it over from the response.
 */
export const submissionDraftSchema = z
  .object({
    now: momentSchema,
    draft: z
      .object({
        id: idSchema,
        /** The saved text, with the time of the last change. */
        text: z.object({ value: z.string(), at: momentSchema }),
        pasted_words: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'SubmissionDraft' });
export type SubmissionDraftBody = z.infer<typeof submissionDraftSchema>;

/** The latest change wins, in any order of arrival. `at`: milliseconds since 1970 by the server's clock. */
export const saveSubmissionDraftBodySchema = z.object({
  id: idSchema,
  text: z.object({ value: writtenTextSchema, at: momentSchema }),
  pasted_words: pastedWordsSchema.default(0),
});

/** `id`: of the draft, or a new one. The same id sent again returns what was handed in first. */
export const handInBodySchema = z.object({
  id: idSchema,
  sectionID: idSchema,
  text: writtenTextSchema,
  pasted_words: pastedWordsSchema.default(0),
});

/** `recordings`: finished recordings of one test, each of another prompt; a repeated call returns what was handed in first. */
export const handInRecordingsBodySchema = z.object({
  id: idSchema,
  recordings: z.array(idSchema).min(1).max(SUBMITTED_RECORDINGS_MAX),
  /** The learner's own sitting whose overall band the speaking test completes. */
  sittingID: idSchema.optional(),
});
