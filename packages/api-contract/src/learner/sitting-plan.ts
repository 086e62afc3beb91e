import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema, skillSchema, variantSchema } from '../common/fields.ts';

/** Milliseconds since 1970, by the server's clock. */
export const momentSchema = z.int().min(0);
export const secondsSchema = z.number().min(0);
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

/** An exam of a sitting as it was when the sitting was created. `seconds`: the exam's clock without extra time. */
const plannedExamSchema = z.object({
  exam_id: idSchema,
  title: z.string(),
  skill: skillSchema,
  variant: variantSchema,
  seconds: secondsSchema,
  recording: recordingPlanSchema.nullable(),
  /** Listening: whether learners can answer other parts while the recording plays; otherwise other parts are only shown. */
  free_movement: z.boolean(),
  parts: z.array(plannedPartSchema),
});

/** The plan behind a sitting's clocks. `sittingState` of the domain computes the state at a moment from the plan and its events. */
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
    z.object({ ...happened, type: z.literal('extend'), exam: z.int(), minutes: z.int() }),
    z.object({ ...happened, type: z.literal('end') }),
    z.object({ ...happened, type: z.literal('reopen'), exam: z.int(), minutes: z.int() }),
  ])
  .meta({ id: 'SittingEvent' });
export type SittingEventBody = z.infer<typeof sittingEventSchema>;

const satExamSchema = z.object({
  phase: z.enum(['waiting', 'instructions', 'running', 'checking', 'ended']),
  started_at: momentSchema.nullable(),
  started_by: z.enum(['learner', 'clock']).nullable(),
  ended_at: momentSchema.nullable(),
  extra_seconds: secondsSchema,
  extended_seconds: secondsSchema,
  granted_seconds: secondsSchema,
  closed_seconds: secondsSchema,
  granted_until: momentSchema,
});

/** The state of a sitting at `now`, computed by `sittingState` from its plan and events. */
export const sittingStateSchema = z
  .object({
    phase: z.enum(['instructions', 'running', 'checking', 'pause', 'ended']),
    exam: z.int(),
    since: momentSchema,
    deadline: momentSchema.nullable(),
    exams: z.array(satExamSchema),
  })
  .meta({ id: 'SittingState' });
