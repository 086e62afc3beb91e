import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { answersShownSchema, assignedItemSchema, assignmentConditionsSchema } from '../../common/assignment.ts';
import { idSchema, instantSchema, skillSchema } from '../../common/fields.ts';
import { extraTimeSchema } from '../../learner/sitting-plan.ts';

const { assignmentNameMax, noteMax, itemsMax, attemptsMax } = TEACHING_LIMITS;

const settingsShape = {
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(assignmentNameMax, `Name has at most ${assignmentNameMax} characters`),
  /** The teacher's words to the learners. */
  note: z.string().trim().max(noteMax, `The note has at most ${noteMax} characters`),
  in_order: z.boolean(),
  opens_at: instantSchema,
  due_at: instantSchema,
  /** null: any number. */
  attempts_allowed: z.int().min(1).max(attemptsMax).nullable(),
  answers_shown: answersShownSchema,
  full_screen: z.boolean(),
  /** Learners enter it to start; null: no code is needed. */
  start_code: z
    .string()
    .trim()
    .min(3, 'The start code has at least 3 characters')
    .max(20, 'The start code has at most 20 characters')
    .nullable(),
};

/** Items and conditions are chosen once: what learners did belongs to them. */
export const newAssignmentBodySchema = z.object({
  ...settingsShape,
  conditions: assignmentConditionsSchema,
  items: z
    .array(assignedItemSchema)
    .min(1, 'Choose at least one test')
    .max(itemsMax, `Choose at most ${itemsMax} tests`),
});
export type NewAssignment = z.infer<typeof newAssignmentBodySchema>;

/** `revision`: the revision that the caller saw. */
export const assignmentChangeBodySchema = z.object({ revision: z.int(), ...settingsShape });
export type AssignmentChange = z.infer<typeof assignmentChangeBodySchema>;

export const copyAssignmentBodySchema = z.object({ classID: idSchema, opens_at: instantSchema, due_at: instantSchema });

const grantedSchema = z.object({
  userID: idSchema,
  extra_time: extraTimeSchema,
  /** Instead of the assignment's due time; null: that one. */
  due_at: instantSchema.nullable(),
});
export const grantBodySchema = grantedSchema.omit({ userID: true });
export const grantParamsSchema = z.object({ id: idSchema, userID: idSchema });

export const assignmentSchema = z
  .object({
    id: idSchema,
    class: z.object({ id: idSchema, name: z.string() }),
    ...settingsShape,
    conditions: assignmentConditionsSchema,
    items: z.array(
      z.object({
        item: assignedItemSchema,
        title: z.string(),
        skills: z.array(skillSchema),
        /** Learners can start it. False: it was deleted or unpublished since. */
        available: z.boolean(),
        /** A part has a password. Only such tests keep their answers from people who open them outside the assignment. */
        locked: z.boolean(),
      }),
    ),
    revision: z.int(),
    created_at: instantSchema,
    /** Learners with extra time or an own due time. */
    granted: z.array(grantedSchema),
  })
  .meta({ id: 'Assignment' });
export type AssignmentBody = z.infer<typeof assignmentSchema>;

export const assignmentListSchema = z.array(assignmentSchema);

/** A published test that can be assigned, with its parts. */
export const assignableTestSchema = z
  .object({
    examID: idSchema,
    title: z.string(),
    skill: skillSchema,
    /** It can be taken under exam conditions. */
    has_exam_conditions: z.boolean(),
    locked: z.boolean(),
    parts: z.array(
      z.object({
        sectionID: idSchema,
        part_number: z.int(),
        title: z.string(),
        questions_count: z.int(),
        locked: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AssignableTest' });
export type AssignableTest = z.infer<typeof assignableTestSchema>;
export const assignableQuerySchema = z.object({
  search: z.string().max(200).optional(),
  skill: skillSchema.optional(),
});
