import { z } from 'zod';
import { idSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { PARTS_MAX } from '../common/limits.ts';
import { answersSchema, markedSchema } from './attempt.ts';
import { deliverySectionSchema } from './delivery.ts';
import { grantsSchema } from './sitting.ts';
import { momentSchema, sittingPlanSchema } from './sitting-plan.ts';
import { examMarksSchema } from './sitting-results.ts';

/** For a guest, who keeps the sitting on the device: the plan, and every section in its delivery form. */
export const guestSittingSchema = z
  .object({
    now: momentSchema,
    plan: sittingPlanSchema,
    sections: z.array(deliverySectionSchema),
    /** In the order of the plan's exams: what each is marked with, once. */
    attempts: z.array(z.string()),
  })
  .meta({ id: 'GuestSitting' });
export type GuestSittingBody = z.infer<typeof guestSittingSchema>;

export const guestMarkBodySchema = z.object({
  exam_id: idSchema,
  /** The token that the plan has for this exam. Required of a guest. */
  attempt: z.string().max(500).optional(),
  grants: grantsSchema,
  sections: z.array(z.object({ sectionID: idSchema, answers: answersSchema })).max(PARTS_MAX),
});

/** A guest's exam, marked whole; nothing is stored. A part that was not sent was not answered. */
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
