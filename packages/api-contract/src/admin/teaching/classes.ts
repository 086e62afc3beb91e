import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, instantSchema, pageSchema } from '../../common/fields.ts';
import { importEncodingSchema } from '../users.ts';

const classNameSchema = z
  .string()
  .trim()
  .min(1, 'Class name is required')
  .max(TEACHING_LIMITS.classNameMax, `Class name has at most ${TEACHING_LIMITS.classNameMax} characters`);

/** A teacher or a learner of a class. */
const memberSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** False: disabled. */
  active: z.boolean(),
  joined_at: instantSchema,
});
export type ClassMember = z.infer<typeof memberSchema>;

/** A class in the list of the caller: of all classes for administrators, for teachers of their own. */
const listedClassSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    archived: z.boolean(),
    teachers: z.array(z.string()),
    learners: z.int(),
    /** Assignments that are open now. */
    open_assignments: z.int(),
  })
  .meta({ id: 'ListedClass' });
export type ListedClass = z.infer<typeof listedClassSchema>;

export const classListQuerySchema = z.object({
  /** Part of a name; without regard to case and accents. */
  search: z.string().max(200).optional(),
  /** Only this class, also if it is archived. */
  id: idSchema.optional(),
  /** `true`: archived classes too, as the last ones. */
  archived: z.enum(['true', 'false']).default('false'),
  page: pageSchema,
});
export type ClassListQuery = z.output<typeof classListQuerySchema>;

export const classListSchema = z
  .object({
    classes: z.array(listedClassSchema),
    /** Independent of the search. */
    counts: z.object({ active: z.int(), archived: z.int() }),
    /** The last page if the requested one is past the end. */
    page: z.int(),
    pages: z.int(),
    /** The number of matching classes on all pages. */
    total: z.int(),
  })
  .meta({ id: 'ClassList' });
export type ClassList = z.infer<typeof classListSchema>;

export const classSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    archived: z.boolean(),
    may_leave: z.boolean(),
    /** null: joining by a code is off. */
    join_code: z.string().nullable(),
    /** The page of the learner app that joins the class by the code. */
    join_link: z.string().nullable(),
    teachers: z.array(memberSchema),
    learners: z.array(memberSchema),
    created_at: instantSchema,
  })
  .meta({ id: 'Class' });
export type ClassBody = z.infer<typeof classSchema>;

export const newClassBodySchema = z.object({
  name: classNameSchema,
  /** Addresses of the first teachers, whom only administrators choose. */
  teachers: z.array(z.string().trim().max(255)).max(TEACHING_LIMITS.invitationsMax).default([]),
});
export const classChangeBodySchema = z
  .object({ name: classNameSchema, may_leave: z.boolean(), archived: z.boolean() })
  .partial();

export const memberParamsSchema = z.object({ id: idSchema, userID: idSchema });
export const memberRoleSchema = z.enum(['learner', 'teacher']);
export const addMembersBodySchema = z.object({
  role: memberRoleSchema,
  emails: z
    .array(z.string().trim().max(255))
    .min(1, 'Enter at least one email address')
    .max(TEACHING_LIMITS.invitationsMax, `Enter at most ${TEACHING_LIMITS.invitationsMax} email addresses`),
});
/** The outcome of each address. `added`: a member now. `invited`: mailed a link to join. `unknown`: no account. */
export const ADDED_STATUSES = ['added', 'invited', 'member', 'unknown', 'invalid'] as const;
export const addedMembersSchema = z
  .object({
    class: classSchema,
    outcomes: z.array(z.object({ email: z.string(), status: z.enum(ADDED_STATUSES) })),
  })
  .meta({ id: 'AddedMembers' });
export type AddedMembers = z.infer<typeof addedMembersSchema>;

export const classImportQuerySchema = z.object({ dryRun: z.enum(['true', 'false']).default('false') });

/**
 * One row of a file of learners. `new`: gets an account and an invitation. `added`: has an account and becomes a member. `member`: already
 * there. Teachers see `added_or_invited` instead of the first two: they do not learn whether an address has an account. An address without
 * one gets an account; the owner of an existing one is mailed a link to join, because only administrators add existing accounts.
 */
export const IMPORTED_STATUSES = ['new', 'added', 'added_or_invited', 'member', 'invalid'] as const;
export const classImportSchema = z
  .object({
    counts: z.object({ new: z.int(), added: z.int(), added_or_invited: z.int(), member: z.int(), invalid: z.int() }),
    /** Names of the classes that the import creates. */
    new_classes: z.array(z.string()),
    /** The reason why the columns of the file are not clear; null: they are. */
    columns_problem: z.string().nullable(),
    ignored_columns: z.array(z.string()),
    encoding: importEncodingSchema,
    rows: z.array(
      z.object({
        /** The line in the file. */
        line: z.int(),
        status: z.enum(IMPORTED_STATUSES),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        class_name: z.string(),
        problems: z.array(z.string()),
        remarks: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ClassImport' });
export type ClassImport = z.infer<typeof classImportSchema>;
