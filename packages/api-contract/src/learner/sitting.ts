import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema } from '../common/fields.ts';
import { deliverySectionSchema } from './delivery.ts';
import { momentSchema, sittingEventSchema, sittingPlanSchema, sittingStateSchema } from './sitting-plan.ts';
import { savedSectionSchema, sectionSavesSchema } from './sitting-saves.ts';

/** The place of an exam in its sitting: 0 is the first. */
const placeSchema = z
  .int()
  .min(0)
  .max(LIMITS.examsPerSittingMax - 1);

/** Unlock grants of locked sections from `POST /api/section/:id/unlock`. */
export const grantsSchema = z.array(z.string().max(500)).max(16).optional();

const frame = {
  id: idSchema,
  /** `ended`: the sitting is over and has a result. */
  status: z.enum(['running', 'ended']),
  now: momentSchema,
  plan: sittingPlanSchema,
  events: z.array(sittingEventSchema),
  state: sittingStateSchema,
};

/**
 * A sitting. `sections`: while an exam runs, its sections in delivery form with the saved work; otherwise empty. `recordings`: the
 * recordings of an exam that runs or is about to start, so that the browser can preload them.
 */
export const sittingSchema = z
  .object({
    ...frame,
    sections: z.array(z.object({ section: deliverySectionSchema, saved: savedSectionSchema })),
    recordings: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Sitting' });
export type SittingBody = z.infer<typeof sittingSchema>;

/** A `Sitting` without the content of its sections. */
export const sittingFrameSchema = z.object(frame).meta({ id: 'SittingFrame' });
export type SittingFrameBody = z.infer<typeof sittingFrameSchema>;

/** The response to a save: the current state of the sections it named. */
export const sittingSavedSchema = z
  .object({ ...frame, saved: z.array(savedSectionSchema) })
  .meta({ id: 'SittingSaved' });
export type SittingSavedBody = z.infer<typeof sittingSavedSchema>;

const examIdsSchema = z
  .array(idSchema)
  .min(1)
  .max(LIMITS.examsPerSittingMax)
  .refine((ids) => new Set(ids).size === ids.length, 'Each exam can be chosen only once');

/** `recordings`: ignored. Older clients send lengths that the browser found; the server's measure and the author's minutes decide. */
export const sittingCreateBodySchema = z.object({
  exams: examIdsSchema,
  grants: grantsSchema,
  recordings: z.unknown().optional().meta({ deprecated: true }),
});

/** `exam` and `phase`: the phase that the screen shows and ends. Ending a phase that is already over changes nothing and is no error. */
export const sittingNextBodySchema = z.object({ exam: placeSchema, phase: z.enum(['instructions', 'pause']) });

/** `sections`: the unsaved work. `all`: ends the whole sitting, also during a pause. */
export const sittingFinishBodySchema = z.object({
  exam: placeSchema,
  all: z.boolean().optional(),
  sections: sectionSavesSchema.optional(),
});

/** The time in which the browser could not fetch the recording. Repeated and overlapping times count once. */
export const sittingUnheardBodySchema = z.object({ exam: placeSchema, from: momentSchema, to: momentSchema });
