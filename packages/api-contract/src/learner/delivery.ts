import { z } from 'zod';
import { idSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';

// Every object lists its fields. Fields that are not listed are dropped from responses, at every depth.

export const deliveryQuestionSchema = z.object({
  number: z.int(),
  subpart: z.int().nullable(),
  question: z.string(),
  options: z.array(z.string()),
  max_choices: z.int().nullable(),
});

export const deliveryGroupSchema = z.object({
  type: questionTypeSchema,
  instruction: z.string(),
  paragraph: z.string().nullable(),
  choices: z.array(z.string()),
  letters: z.enum(['A', 'i']).exactOptional(),
  choices_title: z.string().exactOptional(),
  imgContent: z.string().nullable(),
  labels: z.enum(['TFNG', 'YNNG']),
  reuse_choices: z.boolean(),
  questions: z.array(deliveryQuestionSchema),
});

/** A question or card of a speaking part. `prepare` and `answer`: seconds. `audio_url`: a recording that reads the text aloud. */
export const promptSchema = z
  .object({
    text: z.string(),
    part: z.int(),
    prepare: z.int(),
    answer: z.int(),
    audio_url: z.string().exactOptional(),
  })
  .meta({ id: 'SpeakingPrompt' });

/** The form of a section that a learner gets before submission. */
export const deliverySectionSchema = z
  .object({
    id: idSchema,
    exam_id: idSchema,
    /** Increases with each published change. Notes, attempts and reviews belong to one version. */
    version: z.int(),
    skill: skillSchema,
    title: z.string(),
    time: z.number(),
    part_number: z.int(),
    questions_count: z.int(),
    locked: z.boolean(),
    passage: z.array(z.string()),
    examContent: z.array(z.string()),
    groups: z.array(deliveryGroupSchema),
    audio_url: z.string().nullable(),
    /** Minutes and fewest words that a written task advises; absent: the usual ones of its part number. */
    minutes: z.int().exactOptional(),
    words: z.int().exactOptional(),
    /** The prompts of a spoken task; absent: the whole task is one prompt. */
    prompts: z.array(promptSchema).readonly().exactOptional(),
  })
  .meta({ id: 'DeliverySection' });
export type DeliverySectionBody = z.infer<typeof deliverySectionSchema>;
