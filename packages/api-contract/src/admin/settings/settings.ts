import { z } from 'zod';
import { markingProfileSchema } from '../../common/fields.ts';

/** Settings of the environment, in the order of the Settings page. */
export const ENVIRONMENT_SETTINGS = [
  'brand',
  'time_zone',
  'registration',
  'guest_practice',
  'submissions',
  'second_reader',
  'unlock_default',
  'learner_web_url',
  'admin_web_url',
  'mail',
] as const;
export type EnvironmentSettingName = (typeof ENVIRONMENT_SETTINGS)[number];

const environmentSettingSchema = z.object({
  name: z.enum(ENVIRONMENT_SETTINGS),
  /** The environment variable that decides it. */
  variable: z.string(),
  /** The variable is set; otherwise the value is the default. */
  is_set: z.boolean(),
  /** null: no value, or a secret (only `is_set` is sent). */
  value: z.string().nullable(),
});

/** Kinds of stored data, in the order of the Settings page. */
const RETENTION_NAMES = [
  'results',
  'submissions',
  'handed_in_recordings',
  'unfinished_recordings',
  'bin',
  'unused_media',
  'guest_attempts',
  'sessions',
  'audit',
] as const;
export type RetentionName = (typeof RETENTION_NAMES)[number];

const retentionSchema = z.object({
  name: z.enum(RETENTION_NAMES),
  /** Days until it is removed; null: it is not removed by time. */
  days: z.number().positive().nullable(),
  /** The environment variable that decides it; null: a fixed limit. */
  variable: z.string().nullable(),
});

export const settingsSchema = z
  .object({
    marking_profile: z.object({
      value: markingProfileSchema,
      /** The source of the value. The environment takes precedence over the console. */
      source: z.enum(['environment', 'console', 'default']),
      variable: z.string(),
      /** The value chosen in the console; null: none. */
      chosen: markingProfileSchema.nullable(),
      /** Increases with each change. The next change must name it. */
      revision: z.int(),
    }),
    /** Learners may give bands to their own work until an assessment is released. */
    self_assessment: z.object({
      value: z.boolean(),
      /** Increases with each change. The next change must name it. */
      revision: z.int(),
    }),
    environment: z.array(environmentSettingSchema),
    /** How long the installation stores each kind of data. */
    retention: z.array(retentionSchema),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof settingsSchema>;

/** One changed setting. `revision`: the revision of the setting that the caller saw. */
export const settingsChangeSchema = z
  .object({ marking_profile: markingProfileSchema, self_assessment: z.boolean() })
  .partial()
  .extend({ revision: z.int() })
  .refine(
    (change) => (change.marking_profile === undefined) !== (change.self_assessment === undefined),
    'Change one setting at a time',
  );
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
