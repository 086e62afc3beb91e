import { z } from 'zod';
import { optionalLastNameSchema, personSchema } from '../common/account.ts';
import { dateSchema, idSchema, instantSchema, pageSchema, roleSchema, skillSchema } from '../common/fields.ts';
import { extraTimeSchema } from '../learner/sitting-plan.ts';

export const userStatusSchema = z.enum(['active', 'disabled']);
export type UserStatus = z.infer<typeof userStatusSchema>;

export const managedUserSchema = z
  .object({
    id: idSchema,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: roleSchema,
    status: userStatusSchema,
    /** false: made by sign-up before addresses were confirmed. Such an account is given no role until its owner uses a mailed link. */
    email_confirmed: z.boolean(),
    created_at: instantSchema,
    /** The account works through the end of that day, in the deployment's time zone. */
    expires_at: dateSchema.nullable(),
    /** Extra time in every sitting, added to the exam's own time. */
    extra_time: extraTimeSchema,
  })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** Missing fields stay unchanged. A running sitting gets additional extra time, but loses none. */
export const userChangeBodySchema = z
  .object({ ...personSchema.shape, lastName: optionalLastNameSchema, role: roleSchema, extra_time: extraTimeSchema })
  .partial();

/** The fields that a column of a file of users can contain. */
export const IMPORT_FIELDS = [
  'firstName',
  'lastName',
  'fullName',
  'lastNameFirst',
  'email',
  'role',
  'expires_at',
  'status',
  'suspended',
] as const;
const importFieldSchema = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof importFieldSchema>;
const dateOrderSchema = z.enum(['dmy', 'mdy']);
export type DateOrder = z.infer<typeof dateOrderSchema>;

/**
 * One row of a file of users, and its effect on an import. `existing`: the user stays unchanged. `unconfirmed`: the user stays unchanged
 * and gets a mail with a link to confirm the address. `invalid`: the row is skipped.
 */
const importedUserSchema = z.object({
  /** The line in the file. */
  line: z.int(),
  status: z.enum(['new', 'existing', 'unconfirmed', 'invalid']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The role as written in the file; '' if there is none. */
  role_text: z.string(),
  expires_at: dateSchema.nullable(),
  /** The date as written in the file; '' if there is none. */
  expires_text: z.string(),
  problems: z.array(z.string()),
  /** Corrections made to read the row, for example a removed invisible character. */
  remarks: z.array(z.string()),
});
/** `windows-1252` is a guess for a file that is not Unicode text. */
export const importEncodingSchema = z.enum(['utf-8', 'utf-16', 'windows-1252']);
export const userImportSchema = z
  .object({
    counts: z.object({ new: z.int(), existing: z.int(), unconfirmed: z.int(), invalid: z.int() }),
    /** Every column of the file, with a sample value; `field` null: the column is not used. */
    columns: z.array(z.object({ heading: z.string(), sample: z.string(), field: importFieldSchema.nullable() })),
    /** The reason why the caller must choose columns before the import; null: no choice is needed. */
    columns_problem: z.string().nullable(),
    /** Columns of the file that the import does not use. */
    ignored_columns: z.array(z.string()),
    encoding: importEncodingSchema,
    /** The order of day and month in dates such as 3/4/2027, if other dates of the file show it or the caller chose it. */
    date_order: dateOrderSchema.nullable(),
    date_order_source: z.enum(['file', 'choice']).nullable(),
    /** Rows whose date can be read in two ways while `date_order` is null. */
    unclear_dates: z.int(),
    rows: z.array(importedUserSchema),
  })
  .meta({ id: 'UserImport' });
export type UserImport = z.infer<typeof userImportSchema>;
export const userImportQuerySchema = z.object({
  dryRun: z.enum(['true', 'false']).default('false'),
  /** A field for each column of the file, separated by commas; an empty one is not used. Without it the headings decide. */
  columns: z
    .string()
    .max(2000)
    .transform((text) => text.split(',').map((field) => (field === '' ? null : field)))
    .pipe(z.array(importFieldSchema.nullable()).max(200))
    .optional(),
  /** The order of day and month in dates such as 3/4/2027 if no other date of the file shows it. */
  dates: dateOrderSchema.optional(),
});

/** All or none: an unknown id changes nothing. */
const userIdsSchema = z.array(idSchema).min(1, 'Select at least one user').max(500);
export const statusBodySchema = z.object({ status: userStatusSchema });
export const expiryBodySchema = z.object({ expires_at: dateSchema.nullable() });
export const bulkDeleteBodySchema = z.object({ userIds: userIdsSchema });
export const bulkStatusBodySchema = z.object({ userIds: userIdsSchema, status: userStatusSchema });
export const bulkExpiryBodySchema = z.object({ userIds: userIdsSchema, expires_at: dateSchema.nullable() });

export const auditEntrySchema = z
  .object({
    id: idSchema,
    at: instantSchema,
    actor: z.object({ id: idSchema.nullable(), name: z.string() }),
    action: z.string(),
    target_type: z.string(),
    target_id: z.string().nullable(),
    /** The name of the subject in the summary. */
    target_name: z.string().nullable(),
    /** The page of the subject; null if it was deleted or has no page. */
    link: z
      .discriminatedUnion('to', [
        z.object({ to: z.literal('section'), skill: skillSchema, id: idSchema }),
        z.object({ to: z.literal('user'), email: z.string() }),
      ])
      .nullable(),
    /** The sentence without the actor's name in front: `Disabled Mai Tran (mai@example.com)`. */
    summary: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = z.object({
  page: pageSchema,
  search: z.string().max(200).optional(),
});
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  page: z.int(),
  /** The number of known pages, including the next page if there is one. */
  pages: z.int(),
  /** The number of matching entries; `ROWS_COUNTED` means at least so many. Later pages raise the number. */
  total: z.int(),
});
