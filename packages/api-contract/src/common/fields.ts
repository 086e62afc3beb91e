import { MARKING_PROFILES, QUESTION_TYPES, SKILLS, VARIANTS } from '@bandwise/domain';
import { z } from 'zod';

/** Shapes that both the learner's and the administrators' calls use. */
// Ids are compared as text, so ids in capitals are converted.
export const idSchema = z.uuid().toLowerCase();
export const instantSchema = z.iso.datetime({ offset: true });
// The calendar of the database has no year 0.
export const dateSchema = z.iso
  .date()
  .refine((date) => !date.startsWith('0000'), 'must be a date in the year 1 or later');

/** Skills arrive in any case (`/practice/Writing/…`) and are answered in lower case. */
export const skillSchema = z.enum(SKILLS);
/** The variant of a reading exam, which determines its bands; all other exams have `academic`. */
export const variantSchema = z.enum(VARIANTS);
/** How answers are marked (docs/marking.md). */
export const markingProfileSchema = z.enum(MARKING_PROFILES);
export const questionTypeSchema = z.enum(QUESTION_TYPES);

export const idParamsSchema = z.object({ id: idSchema });
/** The page of a list, from 1. */
export const pageSchema = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const messageSchema = z.object({ message: z.string() });
export const successSchema = z.object({ success: z.literal(true), message: z.string() });
export type SuccessBody = z.infer<typeof successSchema>;

export const roleSchema = z.enum(['learner', 'teacher', 'admin']);
export type Role = z.infer<typeof roleSchema>;
