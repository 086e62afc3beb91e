import { z } from 'zod';
import { evidenceSchema, transcriptLineSchema } from '../common/evidence.ts';
import { idSchema, instantSchema, markingProfileSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { PARTS_MAX } from '../common/limits.ts';
import { deliveryGroupSchema, deliveryQuestionSchema, deliverySectionSchema } from '../learner/delivery.ts';
import { sectionListRowSchema } from '../learner/section-list.ts';

const numeric = z.union([z.number(), z.string()]);
const blocks = z.union([z.array(z.string()), z.string(), z.null()]);

/** The texts in order, or an object with the text for each letter. */
const offered = z.union([z.array(z.string()), z.record(z.string(), z.string())]);
const answers = z.union([z.string(), z.array(z.string()), z.boolean()]);

/** A quote of the passage, or seconds of the recording. */
const evidenceInputSchema = z.object({
  quote: z.string().nullish(),
  occurrence: numeric.nullish(),
  start: numeric.nullish(),
  end: numeric.nullish(),
});

/** Checks only types. `parseExam` (packages/domain) decides which fields are required, what they may contain and their limits. */
const questionInputSchema = z.object({
  number: numeric.nullish(),
  /** The form in which a section is read for editing; `number` may include the subpart: "14-1". */
  subpart: numeric.nullish(),
  question: z.string().nullish(),
  options: offered.nullish(),
  answer: answers.nullish(),
  answers: answers.nullish(),
  also_accepted: z
    .array(z.union([z.string(), z.array(z.string()).readonly()]))
    .readonly()
    .nullish(),
  void: z.boolean().nullish(),
  explanation: z.string().nullish(),
  evidence: z.union([evidenceInputSchema, z.array(evidenceInputSchema).readonly()]).nullish(),
});

const groupInputSchema = z.object({
  type: z.string().nullish(),
  instruction: z.string().nullish(),
  questions: z.array(questionInputSchema),
  paragraph: z.string().nullish(),
  choices: offered.nullish(),
  letters: z.string().nullish(),
  choices_title: z.string().nullish(),
  imgContent: z.string().nullish(),
  labels: z.string().nullish(),
  reuse_choices: z.boolean().nullish(),
  word_limit: z.object({ words: z.number(), number: z.boolean() }).nullish(),
  /** Numbers whose answers may come in any order: `[[19, 20]]`. */
  any_order: z.array(z.array(z.number()).readonly()).readonly().nullish(),
});

const promptInputSchema = z.object({
  text: z.string().nullish(),
  part: numeric.nullish(),
  prepare: numeric.nullish(),
  answer: numeric.nullish(),
  audio_url: z.string().nullish(),
});

const sectionInputSchema = z.object({
  title: z.string().nullish(),
  time: numeric.nullish(),
  part_number: numeric.nullish(),
  start_question_number: numeric.nullish(),
  passage: blocks.optional(),
  examContent: blocks.optional(),
  groups: z.array(groupInputSchema).nullish(),
  audio_url: z.string().nullish(),
  explanation: z.string().nullish(),
  transcript: z
    .array(z.object({ start: numeric, end: numeric, speaker: z.string().nullish(), text: z.string() }))
    .readonly()
    .nullish(),
  /** The minutes of a written task; null: the default of its part number. */
  minutes: numeric.nullish(),
  words: numeric.nullish(),
  /** The prompts of a spoken task; an empty list: the whole task is one prompt. */
  prompts: z.array(promptInputSchema).readonly().nullish(),
  modelAnswer: z.string().nullish(),
  locked: z.boolean().nullish(),
  password: z.string().nullish(),
});
export type SectionInput = z.infer<typeof sectionInputSchema>;

/** Increases with each change of the exam: content, lock, password, name, order, added and deleted sections. */
const revisionSchema = z.int();

const parts = z.array(sectionInputSchema).max(PARTS_MAX).optional();

/**
 * The draft that is published. The same transaction removes it. If the draft was saved, published or deleted since, the call answers
 * 409 and publishes nothing.
 */
const publishedDraftSchema = z.object({ id: idSchema, revision: z.int() });

export const examParamsSchema = z.object({ exam_id: idSchema });

/** The rules of a listening exam: its times in seconds, and whether learners can answer other parts while one plays. */
export const listeningSettingsSchema = z.object({
  reading_seconds: z.number(),
  checking_seconds: z.number(),
  final_checking_seconds: z.number(),
  free_movement: z.boolean(),
});

/** The exam file (docs/content-format.md): the sections of exactly one skill, and what the sender accepts. */
export const examInputSchema = z
  .object({
    description: z.string().nullish(),
    /** The variant of a reading exam; academic by default. */
    variant: z.string().nullish(),
    /** The marking profile of a marked exam; null: the installation's. */
    marking_profile: z.string().nullish(),
    /** The settings of a listening exam; missing ones have their defaults. */
    listening_settings: listeningSettingsSchema.partial().nullish(),
    reading: parts,
    listening: parts,
    writing: parts,
    speaking: parts,
    /**
     * Content that cannot be saved (a picture, table, link, frame, sound, video, formula or form field) is an error (422). With this
     * option it is removed, and a finding of the response names it.
     */
    accept_losses: z.boolean().optional(),
    /**
     * Missing numbers between two parts and answers that learners can read beside their questions are refused (422, `number_gap`,
     * `answer_in_text`). With this option they are findings of the response.
     */
    accept_doubts: z.boolean().optional(),
    /**
     * Copies pictures from other sites (https). Without this option, or if a picture cannot be copied, a finding of the response says
     * that learners will not see it, and why.
     */
    copy_pictures: z.boolean().optional(),
  })
  .meta({ id: 'ExamInput' });
export type ExamInput = z.infer<typeof examInputSchema>;

/** A new test and the draft that it was written in. */
export const examCreateSchema = z
  .object({ ...examInputSchema.shape, draft: publishedDraftSchema.optional() })
  .meta({ id: 'ExamCreate' });

/**
 * An update. Sections are matched by `part_number`; sections and fields that are not sent stay unchanged, above all the lock (null is
 * refused for `locked` and `time`).
 * `revision` is the revision that the update is based on: if the exam has a newer one, the call returns 409 with the differences and
 * changes nothing. Without it the update applies to the current exam. `section_ids` assigns sections to the sent numbers: a section moves
 * to another number, or two change places, with their ids and results. A deleted section, or a number of another section, returns 409 as
 * well. `base_versions` is for clients that know no revisions: the version each section was edited from. A newer one answers 409, and so
 * does a change of the lock of a section that is locked.
 */
export const examUpdateSchema = z
  .object({
    ...examInputSchema.shape,
    revision: revisionSchema.optional(),
    base_versions: z.record(z.string(), z.int()).optional(),
    section_ids: z.record(z.string(), idSchema).optional(),
    draft: publishedDraftSchema.optional(),
  })
  .meta({ id: 'ExamUpdate' });
export type ExamUpdate = z.infer<typeof examUpdateSchema>;

export const examDeleteQuerySchema = z.object({
  part_number: z.coerce.number().int().optional(),
  /** The revision that the caller saw: another on the server answers 409, and nothing is deleted. */
  revision: z.coerce.number().int().optional(),
});

export const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  part_number: z.int(),
  where: z.object({
    group: z.int().optional(),
    question: z.int().optional(),
    field: z.string().optional(),
    address: z.string().optional(),
  }),
  message: z.string(),
  /** The answers to write instead of an accepted answer of the question. */
  repair: z
    .object({ problem: z.string(), answer: z.string(), answers: z.array(z.string()).readonly() })
    .exactOptional(),
});

/** `archived`: unpublished. Learners don't find it and can't start it; attempts that are under way finish. */
export const EXAM_STATES = ['published', 'archived'] as const;
export const examStateSchema = z.enum(EXAM_STATES);
export type ExamState = z.infer<typeof examStateSchema>;
export const examStateBodySchema = z.object({ state: examStateSchema });

export const examSavedSchema = z
  .object({
    success: z.literal(true),
    message: z.string(),
    exam_id: idSchema,
    revision: revisionSchema,
    sections: z.array(z.object({ id: idSchema, part_number: z.int(), version: z.int() })),
    /** Findings of the publish check that did not prevent publishing. */
    findings: z.array(findingSchema),
    /**
     * Keys that were corrected after the revision that the update is based on. The corrections stay, although the update sent the former
     * keys.
     */
    kept_keys: z.array(z.object({ part_number: z.int(), question: z.string() })).exactOptional(),
  })
  .meta({ id: 'ExamSaved' });
export type ExamSaved = z.infer<typeof examSavedSchema>;

/** The findings that publishing a new exam would return. */
export const examCheckedSchema = z
  .object({
    findings: z.array(findingSchema),
    /** The exam with exactly the same content under any title; null: there is none. Exams in the bin do not count. */
    repeats: z.object({ exam_id: idSchema, description: z.string() }).nullable(),
  })
  .meta({ id: 'ExamChecked' });
export type ExamChecked = z.infer<typeof examCheckedSchema>;

// The administrators' form extends the learners' form by the keys, so that shared fields are declared once.
const { max_choices: _ticks, ...questionFrame } = deliveryQuestionSchema.shape;
const editQuestionSchema = z.object({
  ...questionFrame,
  answers: z.array(z.string()),
  also_accepted: z.array(z.array(z.string()).readonly()).readonly().exactOptional(),
  void: z.literal(true).exactOptional(),
  explanation: z.string().exactOptional(),
  evidence: z.array(evidenceSchema).readonly().exactOptional(),
});

const editGroupSchema = z.object({
  ...deliveryGroupSchema.shape,
  questions: z.array(editQuestionSchema),
  word_limit: z.object({ words: z.int(), number: z.boolean() }).nullable(),
  any_order: z.array(z.array(z.int()).readonly()).readonly().exactOptional(),
});

/** A section with its keys, explanation and lock, for editing. */
export const editSectionSchema = z
  .object({
    ...deliverySectionSchema.shape,
    groups: z.array(editGroupSchema),
    created_at: instantSchema,
    /** The revision of the exam. */
    revision: revisionSchema,
    password: z.string().nullable(),
    explanation: z.string(),
    transcript: z.array(transcriptLineSchema).readonly().exactOptional(),
    modelAnswer: z.string().exactOptional(),
  })
  .meta({ id: 'EditSection' });
export type EditSection = z.infer<typeof editSectionSchema>;

export const examDetailSchema = z
  .object({
    exam_id: idSchema,
    skill: skillSchema,
    description: z.string(),
    variant: variantSchema,
    /** null: the marking profile of the installation. */
    marking_profile: markingProfileSchema.nullable(),
    listening_settings: listeningSettingsSchema.nullable(),
    revision: revisionSchema,
    /** The last revision that changed more than keys. An update made from this revision or a later one is not refused. */
    content_revision: revisionSchema,
    state: examStateSchema,
    parts: z.array(editSectionSchema),
  })
  .meta({ id: 'ExamDetail' });
export type ExamDetail = z.infer<typeof examDetailSchema>;

/**
 * The administrators' form of a list row: with the lock password, the exam's revision and state, and content that learners cannot see
 * while the section is locked.
 */
export const adminSectionListRowSchema = z
  .object({
    ...sectionListRowSchema.shape,
    revision: revisionSchema,
    state: examStateSchema,
    password: z.string().nullable(),
  })
  .meta({ id: 'AdminSectionListRow' });
export const adminSectionListSchema = z.object({ sections: z.array(adminSectionListRowSchema) });
export type AdminSectionListRow = z.infer<typeof adminSectionListRowSchema>;
