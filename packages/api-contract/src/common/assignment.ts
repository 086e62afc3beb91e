import { ANSWERS_SHOWN, ASSIGNMENT_CONDITIONS, ITEM_STATES, TEACHING_LIMITS } from '@bandwise/domain/internal';
import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema } from './fields.ts';

/** Shapes of assignments that the learner's and the console's calls use. */
export const assignedItemSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('exam'), examID: idSchema }),
    z.object({ kind: z.literal('mock'), examIDs: z.array(idSchema).min(2).max(LIMITS.examsPerSittingMax) }),
    z.object({ kind: z.literal('section'), sectionID: idSchema }),
    z.object({ kind: z.literal('mistakes'), questions: z.int().min(1).max(TEACHING_LIMITS.mistakesMax) }),
  ])
  .meta({ id: 'AssignedItem' });

export const assignmentConditionsSchema = z.enum(ASSIGNMENT_CONDITIONS);
export const answersShownSchema = z.enum(ANSWERS_SHOWN);
export const itemStateSchema = z.enum(ITEM_STATES);

/** The standing of an item for one learner (`itemStandings` of the domain). */
export const itemStandingShape = {
  state: itemStateSchema,
  late: z.boolean(),
  may_start: z.boolean(),
};
