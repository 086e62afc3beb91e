import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { assignmentConditionsSchema } from '../../common/assignment.ts';
import { idSchema, instantSchema, skillSchema } from '../../common/fields.ts';
import { momentSchema } from '../../learner/sitting-plan.ts';

const { messageMax, extendMinutesMax, reasonMax } = TEACHING_LIMITS;

/** The phases of a sitting, and `not_started`: the learner has no sitting; `handed_in`: it is over and its results are stored. */
export const ROOM_STATES = [
  'not_started',
  'instructions',
  'running',
  'checking',
  'pause',
  'ended',
  'handed_in',
] as const;
export type RoomState = (typeof ROOM_STATES)[number];

const roomLearnerSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(ROOM_STATES),
  sittingID: idSchema.nullable(),
  /** The current exam, or the last one; null: not started. */
  exam: z
    .object({
      title: z.string(),
      skill: skillSchema,
      /** The part in which something was saved last; null: in none. */
      part_number: z.int().nullable(),
      answered: z.int(),
      /** Questions, or tasks of a writing exam. */
      total: z.int(),
      extra_seconds: z.number(),
    })
    .nullable(),
  /** When the phase ends; of an exam that runs, the end of its clock. */
  deadline: momentSchema.nullable(),
  /** The moment of the latest answer or text. */
  saved_at: momentSchema.nullable(),
  /** The learner's app is open; null: not started or over. */
  online: z.boolean().nullable(),
  left_count: z.int(),
  /** Without the absence since `left_at`. */
  left_seconds: z.int(),
  /** Since when the learner is away from the page or full screen; null: the learner is there, or the test is over. */
  left_at: momentSchema.nullable(),
});
export type RoomLearner = z.infer<typeof roomLearnerSchema>;

const roomMessageSchema = z.object({
  id: idSchema,
  text: z.string(),
  sent_at: instantSchema,
  from: z.string(),
  /** The name of the learner; null: to all. */
  to: z.string().nullable(),
});

/** An assignment while its learners work. The tag of the response does not depend on `now`. */
export const roomSchema = z
  .object({
    /** The server's clock. */
    now: momentSchema,
    id: idSchema,
    name: z.string(),
    class: z.object({ id: idSchema, name: z.string() }),
    conditions: assignmentConditionsSchema,
    opens_at: instantSchema,
    due_at: instantSchema,
    start_code: z.string().nullable(),
    learners: z.array(roomLearnerSchema),
    /** The latest, the earliest first. */
    messages: z.array(roomMessageSchema),
  })
  .meta({ id: 'Room' });
export type Room = z.infer<typeof roomSchema>;

const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Enter the reason')
  .max(reasonMax, `The reason has at most ${reasonMax} characters`);
const minutesSchema = z.int().max(extendMinutesMax, `At most ${extendMinutesMax} minutes`);

/** `userID`: one learner; null: all whose test is not over. */
export const extendBodySchema = z.object({
  userID: idSchema.nullable(),
  minutes: minutesSchema.min(1, 'At least 1 minute'),
  reason: reasonSchema,
});
export const endBodySchema = z.object({ userID: idSchema, reason: reasonSchema });
/** `minutes`: the test runs for at least so long; 0: for the time that was left. */
export const reopenBodySchema = z.object({ userID: idSchema, minutes: minutesSchema.min(0), reason: reasonSchema });
export const roomMessageBodySchema = z.object({
  userID: idSchema.nullable(),
  text: z.string().trim().min(1, 'Write a message').max(messageMax, `A message has at most ${messageMax} characters`),
});
/** Absent: a new code is made. */
export const startCodeBodySchema = z.object({
  code: z
    .string()
    .trim()
    .min(3, 'The start code has at least 3 characters')
    .max(20, 'The start code has at most 20 characters')
    .optional(),
});
