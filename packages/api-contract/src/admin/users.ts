import { z } from 'zod';
import { optionalLastNameSchema, personSchema } from '../common/account.ts';
import { dateSchema, idSchema, instantSchema, roleSchema, skillSchema } from '../common/fields.ts';
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
    /** Beside an exam's own time, in every sitting. */
    extra_time: extraTimeSchema,
  })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** What is not sent stays as it is. More extra time is granted in a sitting that is running too; less is not. */
export const userChangeBodySchema = z
  .object({ ...personSchema.shape, lastName: optionalLastNameSchema, role: roleSchema, extra_time: extraTimeSchema })
  .partial();

/** What a column of a file of users can mean. */
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
 * One row of a file of users, and what an import makes of it. `existing`: the user stays the same. `unconfirmed`: so does the user, and
 * the owner of the address is mailed a link, because nobody has confirmed it. `invalid`: the row is left out.
 */
const importedUserSchema = z.object({
  /** Of the file. */
  line: z.int(),
  status: z.enum(['new', 'existing', 'unconfirmed', 'invalid']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  /** As it stands in the file; '' where the file names none. */
  role_text: z.string(),
  expires_at: dateSchema.nullable(),
  /** As it stands in the file; '' where the file names no date. */
  expires_text: z.string(),
  problems: z.array(z.string()),
  /** What was changed to read the row, for example an invisible character that was removed. */
  remarks: z.array(z.string()),
});
export const userImportSchema = z
  .object({
    counts: z.object({ new: z.int(), existing: z.int(), unconfirmed: z.int(), invalid: z.int() }),
    /** Every column of the file, with a value of it; `field` null: the column is not used. */
    columns: z.array(z.object({ heading: z.string(), sample: z.string(), field: importFieldSchema.nullable() })),
    /** Why the columns must be chosen before anything can be imported; null: they need not. */
    columns_problem: z.string().nullable(),
    /** Columns of the file that mean nothing here. */
    ignored_columns: z.array(z.string()),
    /** windows-1252 is a guess: the file is no Unicode text. */
    encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
    /** How dates such as 3/4/2027 are read, and whether other dates of the file show it or the caller has chosen it. */
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
  /** How to read dates such as 3/4/2027 that no other date of the file decides. */
  dates: dateOrderSchema.optional(),
});

/** All or none: an unknown id changes nothing. */
const userIdsSchema = z.array(idSchema).min(1).max(500);
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
    /** As the summary names it. */
    target_name: z.string().nullable(),
    /** Where it is seen; null: it is there no more, or was never a thing to be seen. */
    link: z
      .discriminatedUnion('to', [
        z.object({ to: z.literal('section'), skill: skillSchema, id: idSchema }),
        z.object({ to: z.literal('user'), email: z.string() }),
      ])
      .nullable(),
    /** A sentence that begins behind the actor's name: `Disabled Mai Tran (mai@example.com)`. */
    summary: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  search: z.string().max(200).optional(),
});
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  page: z.int(),
  /** At least the next page, if there is one. */
  pages: z.int(),
  /** Entries that were found: `ROWS_COUNTED` means so many or more. Pages past them count on. */
  total: z.int(),
});
