import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { PARTS_MAX } from '../common/limits.ts';
import { answersSchema, guestTokenSchema, markedSchema } from './attempt.ts';
import { deliverySectionSchema } from './delivery.ts';
import { grantsSchema } from './sitting.ts';
import { momentSchema, sittingEventSchema, sittingPlanSchema } from './sitting-plan.ts';
import { sectionSavesSchema } from './sitting-saves.ts';
import { examMarksSchema } from './sitting-results.ts';

/** The plan of a sitting that a guest keeps on the device, and every section in its delivery form. */
export const guestSittingSchema = z
  .object({
    now: momentSchema,
    plan: sittingPlanSchema,
    sections: z.array(deliverySectionSchema),
    /** The tokens in the order of the plan's exams. Each exam is marked once with its token. */
    attempts: z.array(z.string()),
  })
  .meta({ id: 'GuestSitting' });
export type GuestSittingBody = z.infer<typeof guestSittingSchema>;

export const guestMarkBodySchema = z.object({
  exam_id: idSchema,
  /** The token of this exam from the plan. Required for a guest. */
  attempt: guestTokenSchema.optional(),
  grants: grantsSchema,
  sections: z.array(z.object({ sectionID: idSchema, answers: answersSchema })).max(PARTS_MAX),
});

/** A guest's exam, marked as a whole. Nothing is stored. A missing section counts as unanswered. */
export const guestMarkedSchema = z
  .object({
    exam_id: idSchema,
    skill: skillSchema,
    variant: variantSchema,
    ...examMarksSchema.shape,
    marks: z.int(),
    parts: z.array(z.object({ sectionID: idSchema, part_number: z.int(), result: markedSchema })),
    note: z.string().nullable(),
  })
  .meta({ id: 'GuestMarked' });
export type GuestMarkedBody = z.infer<typeof guestMarkedSchema>;

/**
 * Hands over a whole test that a guest took in this browser: its exams in order, each with the token of the plan and all that was typed, and
 * what the guest did. It is stored once for each account, however often it is sent.
 */
export const guestKeepBodySchema = z.object({
  exams: z
    .array(z.object({ exam_id: idSchema, attempt: guestTokenSchema, sections: sectionSavesSchema }))
    .min(1)
    .max(LIMITS.examsPerSittingMax)
    .refine((exams) => new Set(exams.map(({ exam_id }) => exam_id)).size === exams.length, 'Each exam once'),
  events: z.array(sittingEventSchema).max(500),
  grants: grantsSchema,
});
export type GuestKeepBody = z.infer<typeof guestKeepBodySchema>;
