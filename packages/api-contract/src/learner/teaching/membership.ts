import { z } from 'zod';
import { idSchema, instantSchema } from '../../common/fields.ts';

/** A class of the caller. */
export const membershipSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    teachers: z.array(z.string()),
    joined_at: instantSchema,
    may_leave: z.boolean(),
  })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof membershipSchema>;

const joinCodeSchema = z.string().trim().min(1, 'Enter the code of the class').max(20);
export const joinCodeParamsSchema = z.object({ code: joinCodeSchema });
export const joinBodySchema = z.object({ code: joinCodeSchema });
export const membershipParamsSchema = z.object({ classID: idSchema });

/** The class of a code, shown before a learner joins. */
export const joinableClassSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    teachers: z.array(z.string()),
    /** The caller is already a member. */
    joined: z.boolean(),
  })
  .meta({ id: 'JoinableClass' });
export type JoinableClass = z.infer<typeof joinableClassSchema>;
