import { z } from 'zod';
import {
  answersShownSchema,
  assignmentConditionsSchema,
  itemStandingShape,
  itemStateSchema,
} from '../../common/assignment.ts';
import { idSchema, instantSchema, skillSchema } from '../../common/fields.ts';
import { AWAY_SECONDS_MAX } from '../../common/limits.ts';
import { ASSIGNED_ITEM_KINDS } from '@bandwise/domain/internal';
import { extraTimeSchema } from '../sitting-plan.ts';
import { bandSchema } from '../sitting-results.ts';

/** A part of an item that is done under practice conditions, on its own practice page. */
const assignedPartSchema = z.object({
  sectionID: idSchema,
  skill: skillSchema,
  part_number: z.int(),
  title: z.string(),
  state: itemStateSchema,
  /** The learner may start the part, or continue it. */
  may_start: z.boolean(),
  /** The marks of the latest finished attempt; null: there is none, or the skill has no marks. */
  marks: z.int().nullable(),
  total: z.int(),
  /** The latest finished attempt, whose review is at `GET /api/attempt/:id`; or the submission. */
  attemptID: idSchema.nullable(),
  submissionID: idSchema.nullable(),
});

const assignedItemStateSchema = z.object({
  kind: z.enum(ASSIGNED_ITEM_KINDS),
  title: z.string(),
  skills: z.array(skillSchema),
  ...itemStandingShape,
  /** Attempts that were started. */
  attempts: z.int(),
  /** The running sitting, or the latest; null: none, or practice conditions. */
  sittingID: idSchema.nullable(),
  /** Parts under practice conditions; empty for a sitting and for practice of mistakes. */
  parts: z.array(assignedPartSchema),
  /** Questions of practice of mistakes, and those answered since the start; null: another kind. */
  practice: z.object({ questions: z.int(), answered: z.int() }).nullable(),
  marks: z.int().nullable(),
  total: z.int(),
  band: bandSchema.nullable(),
});

/** An assignment as its learner sees it. */
export const assignedSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    note: z.string(),
    class: z.object({ id: idSchema, name: z.string() }),
    conditions: assignmentConditionsSchema,
    in_order: z.boolean(),
    opens_at: instantSchema,
    /** The learner's own due time. */
    due_at: instantSchema,
    attempts_allowed: z.int().nullable(),
    answers_shown: answersShownSchema,
    /** Whether the learner enters a code to start. */
    needs_code: z.boolean(),
    full_screen: z.boolean(),
    /** Extra time in sittings, the learner's own included. */
    extra_time: extraTimeSchema,
    items: z.array(assignedItemStateSchema),
  })
  .meta({ id: 'Assigned' });
export type Assigned = z.infer<typeof assignedSchema>;

/** Assignments of the learner's classes, not archived: those to do by due time, then finished ones, the latest first. */
export const assignedListSchema = z.object({ now: instantSchema, assigned: z.array(assignedSchema) });

export const startAssignedBodySchema = z.object({
  item: z.int().min(0),
  /** The part to start, for practice conditions of an item with parts. */
  sectionID: idSchema.optional(),
  /** The start code that the teacher announced. */
  code: z.string().trim().max(20).optional(),
});

/** The page that the learner's app opens: a sitting, a part, or practice of mistakes (both null). */
export const startedAssignedSchema = z
  .object({
    sittingID: idSchema.nullable(),
    section: z.object({ id: idSchema, skill: skillSchema }).nullable(),
    /** Grants of locked parts, as from `POST /api/section/:id/unlock`. */
    grants: z.record(idSchema, z.string()),
  })
  .meta({ id: 'StartedAssigned' });
export type StartedAssigned = z.infer<typeof startedAssignedSchema>;

/** Whether the account gets mails about assignments. */
export const assignmentMailsSchema = z.object({ on: z.boolean() }).meta({ id: 'AssignmentMails' });
/** `token`: from the link of a mail. */
export const mailsOffBodySchema = z.object({ token: z.string().max(500) });

/** The report of the learner's app every few seconds during an assigned sitting. Totals, so a lost call loses nothing. */
export const presenceBodySchema = z.object({
  left_count: z.int().min(0).max(100_000),
  /** The total of earlier absences. */
  left_seconds: z.int().min(0).max(AWAY_SECONDS_MAX),
  /** How long the learner has been away, in milliseconds: a length, because clocks differ. null: the learner is there. */
  left_for: z.int().min(0).max(1_000_000_000_000).nullable().default(null),
});
/** `revision`: of the sitting, which grows when a teacher extends, reopens or ends it. */
export const presenceSchema = z
  .object({
    revision: z.int(),
    messages: z.array(z.object({ id: idSchema, text: z.string(), sent_at: instantSchema, from: z.string() })),
    /** The greatest totals of any of the learner's pages. */
    left_count: z.int(),
    left_seconds: z.int(),
  })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof presenceSchema>;
