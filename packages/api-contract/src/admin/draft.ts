import { QUESTION_TYPES } from '@bandwise/domain';
import { z } from 'zod';
import { evidenceSchema, transcriptLineSchema } from '../common/evidence.ts';
import { idSchema, instantSchema, markingProfileSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { errorIssueSchema } from '../common/error-body.ts';
import { PARTS_MAX } from '../common/limits.ts';
import { examUpdateSchema, listeningSettingsSchema } from './exam.ts';

const formIdSchema = z.int().min(0);
const texts = z.array(z.string());

const optionFormSchema = z.object({ id: formIdSchema, text: z.string() });

const questionFormSchema = z.object({
  id: formIdSchema,
  number: z.number(),
  subpart: z.number().nullable(),
  question: z.string(),
  options: z.array(optionFormSchema),
  chosen: z.array(formIdSchema),
  answers: texts,
  /** Ids of options and choices, and texts that are no option or choice. */
  also_accepted: z
    .array(z.array(z.union([formIdSchema, z.string()])).readonly())
    .readonly()
    .exactOptional(),
  void: z.literal(true).exactOptional(),
  explanation: z.string().exactOptional(),
  evidence: z.array(evidenceSchema).readonly().exactOptional(),
});

const groupFormSchema = z.object({
  id: formIdSchema,
  type: z.enum(QUESTION_TYPES),
  instruction: z.string(),
  paragraph: z.string().nullable(),
  choices: z.array(optionFormSchema),
  letters: z.enum(['A', 'i']).exactOptional(),
  choices_title: z.string().exactOptional(),
  imgContent: z.string().nullable(),
  labels: z.enum(['TFNG', 'YNNG']),
  reuse_choices: z.boolean(),
  word_limit: z.object({ words: z.number(), number: z.boolean() }).nullable(),
  questions: z.array(questionFormSchema),
  /** Ids of questions. */
  anyOrder: z.array(z.array(formIdSchema).readonly()).readonly().exactOptional(),
});

const infoFormSchema = z.object({
  title: z.string(),
  time: z.number().nullable(),
  locked: z.boolean(),
  password: z.string(),
});

const promptFormSchema = z.object({
  text: z.string(),
  part: z.number(),
  prepare: z.number().nullable(),
  answer: z.number().nullable(),
  audioUrl: z.string(),
});

const partFormSchema = z.object({
  id: formIdSchema,
  info: infoFormSchema.nullable(),
  start: z.number().nullable(),
  content: z.string(),
  explanation: z.string(),
  audioUrl: z.string(),
  transcript: z.array(transcriptLineSchema).readonly().exactOptional(),
  minutes: z.number().nullable().exactOptional(),
  words: z.number().nullable().exactOptional(),
  modelAnswer: z.string().exactOptional(),
  prompts: z.array(promptFormSchema).readonly().exactOptional(),
  groups: z.array(groupFormSchema),
  base: z.object({ id: idSchema, partNumber: z.int() }).nullable(),
});

/** An unfinished test in the editor: required fields may be empty, and limits may be exceeded. */
const examFormSchema = z.object({
  skill: skillSchema,
  testType: z.enum(['single_part', 'full_test']),
  partNumber: z.int().min(1).max(PARTS_MAX),
  info: infoFormSchema,
  description: z.string().nullable(),
  variant: variantSchema.exactOptional(),
  markingProfile: markingProfileSchema.nullable().exactOptional(),
  listeningSettings: listeningSettingsSchema.exactOptional(),
  parts: z.array(partFormSchema).min(1).max(PARTS_MAX),
  revision: z.int().nullable(),
  nextId: formIdSchema,
});

/** The content of a draft. A different `draftForm` comes from another version of the console and is refused. */
export const draftContentSchema = z
  .object({
    draftForm: z.literal(2),
    /** Identifies the editor's tab. The copy on its device belongs to the same tab. */
    tab: z.string().max(100),
    /** Identifies the opened editor that saved the draft, so that an editor recognises its own saves. */
    editor: z.string().max(100).optional(),
    /** Milliseconds since 1970, by the device's clock. */
    savedAt: z.number(),
    form: examFormSchema,
    /** The published test that the draft changes; null: the test is new. */
    from: examFormSchema.nullable(),
  })
  .meta({ id: 'DraftContent' });
export type DraftContent = z.infer<typeof draftContentSchema>;

/** The scheduled publication of a draft that was saved after it. */
const draftPublicationSchema = z.object({
  /** The revision that the publication replaced; null: the test was new. */
  over: z.int().nullable(),
  revision: z.int(),
  /** `part`: the id of the part in the form. */
  sections: z.array(z.object({ part: formIdSchema, id: idSchema, part_number: z.int() })),
});
export type DraftPublication = z.infer<typeof draftPublicationSchema>;

const personSchema = z.object({ id: idSchema, name: z.string() });

const draftSummarySchema = z.object({
  id: idSchema,
  /** The published exam that the draft changes; null: a new test. */
  exam_id: idSchema.nullable(),
  skill: skillSchema,
  /** '' while the test has no title. */
  title: z.string(),
  /** Increases with each save. The next save must name it. */
  revision: z.int(),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** null: a deleted user. */
  updated_by: personSchema.nullable(),
  /** The other administrators who have the draft open. */
  editors: z.array(personSchema),
  schedule: z
    .object({
      publish_at: instantSchema,
      scheduled_by: personSchema.nullable(),
      scheduled_at: instantSchema,
      /** True if the draft was saved after it was scheduled: the scheduled content is published, and the draft remains. */
      is_outdated: z.boolean(),
    })
    .nullable(),
  /** A form made from the revision `over` becomes a change of the published test with `asChangeOf`. */
  published: draftPublicationSchema.nullable(),
  /** The reason why the scheduled publication failed. */
  failure: z.object({ at: instantSchema, message: z.string(), issues: z.array(errorIssueSchema) }).nullable(),
});

export const draftSchema = draftSummarySchema.meta({ id: 'Draft' });
export type Draft = z.infer<typeof draftSchema>;
export const draftListSchema = z.object({ drafts: z.array(draftSchema) });
export const draftDetailSchema = z
  .object({ ...draftSummarySchema.shape, content: draftContentSchema })
  .meta({ id: 'DraftDetail' });
export type DraftDetail = z.infer<typeof draftDetailSchema>;

export const draftQuerySchema = z.object({ exam_id: idSchema.optional() });

export const draftCreateSchema = z.object({
  /** Chosen by the editor, so that a repeated call creates no second draft. */
  id: idSchema,
  exam_id: idSchema.nullable(),
  content: draftContentSchema,
});

/** `revision`: the revision that the caller saw. */
export const draftDeleteQuerySchema = z.object({ revision: z.coerce.number().int() });

export const draftSaveSchema = z.object({ revision: z.int(), content: draftContentSchema });

export const draftScheduleSchema = z.object({
  /** The revision that the caller saw. */
  revision: z.int(),
  schedule: z
    .object({
      publish_at: instantSchema,
      /** The test to publish. It is checked now, stored, and checked again when it is due. */
      exam: examUpdateSchema.omit({ draft: true }),
    })
    .nullable(),
});

export const draftEditingSchema = z.object({
  /** The caller closes the editor. */
  left: z.boolean().default(false),
});
