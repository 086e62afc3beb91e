import path from 'node:path';
import { z } from 'zod';
import { ASSESSMENT_SERVICE_FORM, readAssessmentService } from './assessment-service.ts';
import { MEDIA_LOCATION_FORM, readMediaLocation } from './media-location.ts';
import { readReplicaUrls } from './replica-urls.ts';
import { isProxyList, readTrustProxy } from './trust-proxy.ts';
import { StartError } from './start-error.ts';

const onOff = (value: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(value)
    .transform((text) => text === 'on');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  // Paths of the apps are appended.
  .regex(/^[^?#]*$/, 'must have no ? and no #')
  .transform((text) => text.replace(/\/+$/, ''));

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).pipe(z.int({ error }).min(min, error).max(max, error));
}

const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as UTC or Asia/Ho_Chi_Minh');

const mediaLocation = z.string().transform((text, context) => {
  const location = readMediaLocation(text);
  if (location) return location;
  context.issues.push({ code: 'custom', message: MEDIA_LOCATION_FORM, input: text });
  return z.NEVER;
});

const assessmentService = z.string().transform((text, context) => {
  const service = readAssessmentService(text);
  if (service) return service;
  context.issues.push({ code: 'custom', message: ASSESSMENT_SERVICE_FORM, input: text });
  return z.NEVER;
});

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

const replicaUrls = z.string().transform((text, context) => {
  const urls = readReplicaUrls(text);
  if (urls) return urls;
  const message = 'must be different postgres:// addresses, separated by spaces or commas';
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

const DOMAIN = /^\.?[a-z\d-]+(\.[a-z\d-]+)*$/i;
const SENDER = /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** A valid bearer token (RFC 6750). */
const METRICS_TOKEN = /^[\w.~+/=-]{16,200}$/;

/** The descriptions are the rows of docs/configuration.md. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe(
      '`development`: demo accounts and tests in an empty embedded database. `production`: none, and `APP_SECRET` is required. `test`: for load tests, no quotas of learners and no limit of connections',
    ),
  PORT: wholeNumber(0, 65_535).default(3000).describe('port of the API; `0`: any that is free'),
  HOST: z.string().default('127.0.0.1').describe('address where the API listens'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('folder of the embedded database, uploads, the generated secret and the outbox'),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000)
    .default(256)
    .describe('with less free space in `DATA_DIR`, no uploads; with the embedded database, nothing is stored'),
  DATABASE_URL: databaseUrl
    .optional()
    .describe('`postgres://…`, PostgreSQL 15 or newer; unset: the embedded database in `DATA_DIR`'),
  DATABASE_REPLICA_URLS: replicaUrls
    .optional()
    .describe('streaming replicas, separated by spaces or commas: [Replicas](#replicas)'),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .describe('the same database without the pooler; unset: `DATABASE_URL`: [Behind a pooler](#behind-a-pooler)'),
  MEDIA_URL: mediaLocation
    .optional()
    .describe(
      '`s3://…` for uploads: [Files in an object store](#files-in-an-object-store); unset: `media` in `DATA_DIR`',
    ),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(20).describe('connections of this process; 1 to 200'),
  BRAND: z
    .string()
    .trim()
    .max(60, 'must have at most 60 characters')
    .default('Bandwise')
    .describe('the name on every screen and in emails'),
  REGISTRATION: z
    .enum(['admin', 'open'])
    .default('admin')
    .describe(
      '`open`: anyone may sign up, and confirms the address by email (needs `SMTP_URL`); `admin`: only administrators add users',
    ),
  GUEST_PRACTICE: onOff('on').describe('practice links open without an account: marked, not saved'),
  SUBMISSIONS: onOff('on').describe('learners hand in texts and recordings, which are assessed; `off`: neither exists'),
  ASSESSMENT_URL: assessmentService
    .optional()
    .describe('`https://SECRET@…`, a [second reader](examples/second-reader/README.md) of texts; unset: none'),
  RETENTION_DAYS: wholeNumber(1, 3650)
    .optional()
    .describe('days until recordings that were handed in lose their sound; 1 to 3650; unset: never'),
  MARKING_PROFILE: z
    .enum(['ielts', 'spec'])
    .optional()
    .describe(
      '`ielts`: as published IELTS keys are marked; `spec`: to the letter of the documents; unset: [Marking profile](#marking-profile)',
    ),
  BIN_DAYS: wholeNumber(1, 3650)
    .default(30)
    .describe('days that a deleted test stays in the bin and can be restored; 1 to 3650'),
  SESSION_IDLE_HOURS: wholeNumber(1, 720)
    .default(336)
    .describe('hours without a call after which a session ends: [Sessions](#sessions); 1 to 720'),
  DEFAULT_UNLOCK_PASSWORD: z
    .string()
    .min(4, 'must have at least 4 characters')
    .optional()
    .describe('opens locked tests that have no password of their own'),
  LEARNER_WEB_URL: webAddress
    .optional()
    .describe(
      "where the learner app is, if it is served elsewhere: links in emails, allowed origins; unset: this process's own address",
    ),
  ADMIN_WEB_URL: webAddress.optional().describe('the same for the console'),
  COOKIE_DOMAIN: z
    .string()
    .regex(DOMAIN, 'must be a domain such as example.com')
    .optional()
    .describe("where scripts may read the cookie `XSRF-TOKEN`; unset: only on the API's host"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe('outgoing mail; unset: emails are saved in `DATA_DIR/outbox` and not sent'),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an email address, or a name and <an address>')
    .optional()
    .describe('sender of emails; unset: the brand and `no-reply@localhost`'),
  APP_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'at least 32 characters; the same for all processes of a deployment; unset: made once, stored in `DATA_DIR`',
    ),
  SIGNING_KEY: z
    .string()
    .optional()
    .describe(
      'Ed25519 private key (PEM, JSON Web Key, or path of a file): [Signed results](#signed-results); unset: derived from `APP_SECRET`',
    ),
  TIME_ZONE: timeZone.default('UTC').describe('an account works until the end of its expiry day in this time zone'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .optional()
    .describe('level of the structured logs on standard output; unset: `warn`, in production `info`'),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'must be on, off, or addresses separated by commas')
    .default('off')
    .describe('proxies whose `X-Forwarded-*` headers are trusted: [Connections and proxies](#connections-and-proxies)'),
  METRICS_TOKEN: z
    .string()
    .regex(METRICS_TOKEN, 'must be 16 to 200 letters, digits or -._~+/=')
    .optional()
    .describe(
      'bearer token for [`/metrics`](school/when-something-fails.md#health-and-alerts): 16 to 200 letters, digits or `-._~+/=`; unset: no such page',
    ),
  SERVE_WEB: onOff('on').describe('`off`: only the API'),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment, nowhere else does. An empty or blank value counts as unset.
 * @throws StartError naming each variable that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, directory: string) {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) throw new StartError(`Bad configuration: ${parsed.error.issues.map(describe).join('; ')}`);
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && !values.APP_SECRET)
    throw new StartError('Bad configuration: APP_SECRET is required when NODE_ENV is production');
  const { DATABASE_REPLICA_URLS: replicas = [] } = values;
  if (replicas.length > 0 && values.DATABASE_URL === undefined)
    throw new StartError(
      'Bad configuration: DATABASE_REPLICA_URLS: DATABASE_URL is not set. Set it to the address of the primary server',
    );
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartError(
      'Bad configuration: DATABASE_DIRECT_URL: DATABASE_URL is not set. Set it to the address of the pooler',
    );
  if (replicas.some((url) => url === values.DATABASE_URL))
    throw new StartError(
      'Bad configuration: DATABASE_REPLICA_URLS: contains the address in DATABASE_URL. Remove it: that is the primary',
    );

  return {
    /** The names of the variables that are set. */
    given: new Set(Object.keys(variables)),
    production,
    /** In a load test one learner does the work of many, from one address. */
    isLoadTest: values.NODE_ENV === 'test',
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(directory, values.DATA_DIR),
    /** Bytes of the disk that stay free: writes are refused below. */
    diskReserve: values.DISK_RESERVE_MB * 1024 * 1024,
    /** null: the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Replicas, for reads that may be a second old. */
    databaseReplicaUrls: replicas,
    /** The same database without a pooler, for work that needs one connection throughout. null: `databaseUrl`. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    /** null: the folder `media` in `dataDir`. */
    mediaLocation: values.MEDIA_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    brand: values.BRAND,
    registration: values.REGISTRATION,
    guestPractice: values.GUEST_PRACTICE,
    /** Learners hand in texts, and administrators assess them. */
    submissions: values.SUBMISSIONS,
    /** Gets each text, and suggests an assessment to its assessor; null: there is none. */
    assessmentService: values.ASSESSMENT_URL ?? null,
    /** Recordings that were handed in lose their sound after these days; null: never. */
    retentionDays: values.RETENTION_DAYS ?? null,
    /** null: the setting in the console, or `ielts`. */
    markingProfile: values.MARKING_PROFILE ?? null,
    /** Deleted content can be restored for this time. */
    binDays: values.BIN_DAYS,
    /** An unused session lasts this long. */
    sessionIdleHours: values.SESSION_IDLE_HOURS,
    defaultUnlockPassword: values.DEFAULT_UNLOCK_PASSWORD ?? null,
    /** Without a trailing slash; null: this process's own origin. */
    learnerWebUrl: values.LEARNER_WEB_URL ?? null,
    adminWebUrl: values.ADMIN_WEB_URL ?? null,
    cookieDomain: values.COOKIE_DOMAIN ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${values.BRAND} <no-reply@localhost>`,
    /** null: created once and stored in `dataDir`. */
    appSecret: values.APP_SECRET ?? null,
    /** A private key or its file; null: derived from the application secret. */
    signingKey: values.SIGNING_KEY ?? null,
    timeZone: values.TIME_ZONE,
    logLevel: values.LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    /** The token that allows reading `/metrics`; null: the page is off. */
    metricsToken: values.METRICS_TOKEN ?? null,
    serveWeb: values.SERVE_WEB,
    /** Demo accounts and tests: only for an empty embedded database. */
    sampleContent: values.NODE_ENV === 'development' && values.DATABASE_URL === undefined,
  };
}

function describe(issue: z.core.$ZodIssue): string {
  const message = issue.code === 'invalid_value' ? `must be ${issue.values.map(String).join(' or ')}` : issue.message;
  return `${issue.path.join('.')}: ${message}`;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
