import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema } from '../common/fields.ts';
import { PARTS_MAX } from '../common/limits.ts';
import { ANSWERS_MAX, answersSchema, changesSchema } from './attempt.ts';
import { momentSchema } from './sitting-plan.ts';

const addressSchema = z.string().regex(/^\d{1,3}(-\d{1,2})?$/, 'A question number');

/** Numbers flagged for review, by address. */
const flagsSchema = z.record(addressSchema, z.boolean());

/** A learner's saved work in one section of the running exam. */
export const savedSectionSchema = z.object({
  sectionID: idSchema,
  answers: answersSchema,
  flags: flagsSchema,
  /** The text of a writing task. */
  text: z.string(),
  /** Pasted words of the text; absent: none, or not counted. */
  pasted_words: z.int().exactOptional(),
});
export type SavedSectionBody = z.infer<typeof savedSectionSchema>;

const flagChangesSchema = z
  .record(addressSchema, z.object({ value: z.boolean(), at: momentSchema }))
  .refine((changes) => Object.keys(changes).length <= ANSWERS_MAX, `At most ${ANSWERS_MAX} changes`);

const sectionSaveSchema = z.object({
  sectionID: idSchema,
  changes: changesSchema.optional(),
  flags: flagChangesSchema.optional(),
  text: z
    .object({
      value: z.string().max(LIMITS.writtenTextMax),
      at: momentSchema,
      /** Pasted words, as the screen counts them; absent: not counted. */
      pasted_words: z.int().min(0).max(LIMITS.writtenTextMax).optional(),
    })
    .optional(),
});
export type SectionSave = z.infer<typeof sectionSaveSchema>;
export const sectionSavesSchema = z.array(sectionSaveSchema).max(PARTS_MAX);

/** The latest change of each answer, flag or text wins, in any order of arrival. */
export const sittingSaveBodySchema = z.object({ sections: sectionSavesSchema });
