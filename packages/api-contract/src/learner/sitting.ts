import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema, instantSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { ANSWERS_MAX, answersSchema, changesSchema, markedSchema } from './attempt.ts';
import { deliverySectionSchema } from './delivery.ts';

/** Milliseconds since 1970, by the server's clock. */
const momentSchema = z.int().min(0);
const secondsSchema = z.number().min(0);
/** The place of an exam in its sitting: 0 is the first. */
const placeSchema = z
  .int()
  .min(0)
  .max(LIMITS.examsPerSittingMax - 1);

export const extraTimeSchema = z.object({
  percent: z.int().min(0).max(LIMITS.extraPercentMax),
  minutes: z.int().min(0).max(LIMITS.extraMinutesMax),
});

const plannedPartSchema = z.object({
  sectionID: idSchema,
  version: z.int(),
  part_number: z.int(),
  title: z.string(),
  questions_count: z.int(),
  minutes: z.number(),
});

const recordingPlanSchema = z.object({
  parts: z.array(
    z.object({ reading_seconds: secondsSchema, recording_seconds: secondsSchema, checking_seconds: secondsSchema }),
  ),
  checking_seconds: secondsSchema,
});

/** One exam of a sitting, as it was when the sitting was created. `seconds`: on its clock, without extra time. */
const plannedExamSchema = z.object({
  exam_id: idSchema,
  title: z.string(),
  skill: skillSchema,
  variant: variantSchema,
  seconds: secondsSchema,
  recording: recordingPlanSchema.nullable(),
  /** Listening: whether other parts may be answered while the recording plays; else they are only shown. */
  free_movement: z.boolean(),
  parts: z.array(plannedPartSchema),
});

/** What the clocks of a sitting are made of. With its events, `sittingState` of the domain says where it is at a moment. */
export const sittingPlanSchema = z
  .object({
    created_at: momentSchema,
    start_within_seconds: secondsSchema,
    instructions_seconds: secondsSchema,
    pause_seconds: secondsSchema,
    extra_time: extraTimeSchema,
    exams: z.array(plannedExamSchema),
  })
  .meta({ id: 'SittingPlan' });
export type SittingPlanBody = z.infer<typeof sittingPlanSchema>;

const happened = { at: momentSchema, seq: z.int() };
export const sittingEventSchema = z
  .discriminatedUnion('type', [
    z.object({ ...happened, type: z.literal('next'), exam: z.int(), phase: z.enum(['instructions', 'pause']) }),
    z.object({ ...happened, type: z.literal('finish'), exam: z.int(), all: z.boolean() }),
    z.object({ ...happened, type: z.literal('extra_time'), percent: z.int(), minutes: z.int() }),
    z.object({ ...happened, type: z.literal('unheard'), exam: z.int(), from: momentSchema, to: momentSchema }),
  ])
  .meta({ id: 'SittingEvent' });
export type SittingEventBody = z.infer<typeof sittingEventSchema>;

const satExamSchema = z.object({
  phase: z.enum(['waiting', 'instructions', 'running', 'checking', 'ended']),
  started_at: momentSchema.nullable(),
  started_by: z.enum(['learner', 'clock']).nullable(),
  ended_at: momentSchema.nullable(),
  extra_seconds: secondsSchema,
  granted_seconds: secondsSchema,
  granted_until: momentSchema,
});

/** Where a sitting is at `now`: what `sittingState` makes of its plan and its events. */
export const sittingStateSchema = z
  .object({
    phase: z.enum(['instructions', 'running', 'checking', 'pause', 'ended']),
    exam: z.int(),
    since: momentSchema,
    deadline: momentSchema.nullable(),
    exams: z.array(satExamSchema),
  })
  .meta({ id: 'SittingState' });

const frame = {
  id: idSchema,
  /** `ended`: over, and its result is there. */
  status: z.enum(['running', 'ended']),
  now: momentSchema,
  plan: sittingPlanSchema,
  events: z.array(sittingEventSchema),
  state: sittingStateSchema,
};

const addressSchema = z.string().regex(/^\d{1,3}(-\d{1,2})?$/, 'A question number');

/** By address, which numbers are flagged for review. */
const flagsSchema = z.record(addressSchema, z.boolean());

/** What a learner has written so far in one section of the exam that is running. */
const savedSectionSchema = z.object({
  sectionID: idSchema,
  answers: answersSchema,
  flags: flagsSchema,
  /** Of a writing task. */
  text: z.string(),
});
export type SavedSectionBody = z.infer<typeof savedSectionSchema>;

/**
 * A sitting. `sections`: while an exam runs, its sections in their delivery form with what was saved; else none.
 * `recordings`: of an exam that is about to start or runs, by section, so that it can be fetched ahead.
 */
export const sittingSchema = z
  .object({
    ...frame,
    sections: z.array(z.object({ section: deliverySectionSchema, saved: savedSectionSchema })),
    recordings: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Sitting' });
export type SittingBody = z.infer<typeof sittingSchema>;

/** As `Sitting`, without what the sections hold. */
export const sittingFrameSchema = z.object(frame).meta({ id: 'SittingFrame' });
export type SittingFrameBody = z.infer<typeof sittingFrameSchema>;

/** What a save answers: the sections that it named, as they are now. */
export const sittingSavedSchema = z
  .object({ ...frame, saved: z.array(savedSectionSchema) })
  .meta({ id: 'SittingSaved' });
export type SittingSavedBody = z.infer<typeof sittingSavedSchema>;

const examIdsSchema = z
  .array(idSchema)
  .min(1)
  .max(LIMITS.examsPerSittingMax)
  .refine((ids) => new Set(ids).size === ids.length, 'Each exam once');

/**
 * `grants`: of the locked sections, as `POST /api/section/:id/unlock` gives them. `recordings`: how many seconds the
 * recordings take that this service does not hold, by section, as the browser finds; without it such a part has the
 * minutes of its section.
 */
export const sittingCreateBodySchema = z.object({
  exams: examIdsSchema,
  grants: z.array(z.string().max(500)).max(16).optional(),
  recordings: z.record(idSchema, z.number().positive().max(LIMITS.recordingSecondsMax)).optional(),
});

const flagChangesSchema = z
  .record(addressSchema, z.object({ value: z.boolean(), at: momentSchema }))
  .refine((changes) => Object.keys(changes).length <= ANSWERS_MAX, `At most ${ANSWERS_MAX} changes`);

const sectionSaveSchema = z.object({
  sectionID: idSchema,
  changes: changesSchema.optional(),
  flags: flagChangesSchema.optional(),
  text: z.object({ value: z.string().max(LIMITS.writtenTextMax), at: momentSchema }).optional(),
});
export type SectionSave = z.infer<typeof sectionSaveSchema>;
const sectionSavesSchema = z.array(sectionSaveSchema).max(4);

/** For one answer, flag or text the latest typed wins, whichever copy arrives last. */
export const sittingSaveBodySchema = z.object({ sections: sectionSavesSchema });

/** `exam` and `phase`: what is ended, as the screen shows it. What is over already stays as it is, and that is no error. */
export const sittingNextBodySchema = z.object({ exam: placeSchema, phase: z.enum(['instructions', 'pause']) });

/** `sections`: what the server may not have yet. `all`: the whole sitting, also in a pause. */
export const sittingFinishBodySchema = z.object({
  exam: placeSchema,
  all: z.boolean().optional(),
  sections: sectionSavesSchema.optional(),
});

/** Between `from` and `to` the recording could not be fetched. Said twice, or in pieces that overlap, it counts once. */
export const sittingUnheardBodySchema = z.object({ exam: placeSchema, from: momentSchema, to: momentSchema });

export const bandSchema = z.object({
  band: z.number(),
  /** Sources disagree about it. */
  provisional: z.boolean(),
});

/** The marks of an exam that was sat; null: it was not, or its skill has none. `band`: only where the total is 40. */
const examMarksSchema = z.object({
  marks: z.int().nullable(),
  total: z.int(),
  band: bandSchema.nullable(),
});

/** A sitting in a list. `results`: of its exams in their order; empty while it runs. */
export const sittingSummarySchema = z
  .object({
    id: idSchema,
    status: z.enum(['running', 'ended']),
    created_at: instantSchema,
    /** null while it runs. */
    ended_at: instantSchema.nullable(),
    exams: z.array(z.object({ exam_id: idSchema, title: z.string(), skill: skillSchema, variant: variantSchema })),
    state: sittingStateSchema,
    results: z.array(z.object({ sat: z.boolean(), ...examMarksSchema.shape })),
    /** Only of four bands. */
    overall: z.number().nullable(),
  })
  .meta({ id: 'SittingSummary' });
export type SittingSummary = z.infer<typeof sittingSummarySchema>;

export const sittingListQuerySchema = z.object({
  status: z.enum(['running', 'ended']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Sittings that were created before this one. */
  beforeID: idSchema.optional(),
});
export const sittingListSchema = z.object({ now: momentSchema, sittings: z.array(sittingSummarySchema) });

const partResultSchema = z.object({
  sectionID: idSchema,
  part_number: z.int(),
  title: z.string(),
  marks: z.int().nullable(),
  total: z.int(),
  /** Whose review is at `GET /api/attempt/:id`; null where there is nothing to review. */
  attemptID: idSchema.nullable(),
  /** Of a writing task: the task, and what was written. */
  examContent: z.array(z.string()),
  text: z.string().nullable(),
});

/** What a sitting came to. `note`: about the boundaries of bands, wherever there is one. */
export const sittingResultSchema = z
  .object({
    id: idSchema,
    created_at: instantSchema,
    ended_at: instantSchema,
    exams: z.array(
      z.object({
        exam_id: idSchema,
        title: z.string(),
        skill: skillSchema,
        variant: variantSchema,
        /** Whether it was started: by the learner, or by the clock and then answered. */
        sat: z.boolean(),
        seconds: secondsSchema,
        extra_seconds: secondsSchema,
        granted_seconds: secondsSchema,
        started_at: momentSchema.nullable(),
        ended_at: momentSchema.nullable(),
        ...examMarksSchema.shape,
        parts: z.array(partResultSchema),
      }),
    ),
    overall: z.number().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'SittingResult' });
export type SittingResultBody = z.infer<typeof sittingResultSchema>;

/** For a guest, who keeps the sitting on the device: the plan, and every section in its delivery form. */
export const guestSittingSchema = z
  .object({ now: momentSchema, plan: sittingPlanSchema, sections: z.array(deliverySectionSchema) })
  .meta({ id: 'GuestSitting' });
export type GuestSittingBody = z.infer<typeof guestSittingSchema>;

export const guestMarkBodySchema = z.object({
  exam_id: idSchema,
  grants: z.array(z.string().max(500)).max(16).optional(),
  sections: z.array(z.object({ sectionID: idSchema, answers: answersSchema })).max(4),
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
