import { existsSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { commandLine } from '../config/commands.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { embeddedFolder } from '../db/embedded/open-embedded.ts';
import { earlierBuildProblem } from '../db/migrate.ts';
import { migrationNames } from '../db/migrations/index.ts';
import { readRelease } from '../db/newer-release.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import { examineFiles } from './examine-files.ts';
import { examineReplicas } from './examine-replicas.ts';
import { finding, type Finding } from './finding.ts';
import { countOf } from '../platform/text/count-of.ts';

type Db = Kysely<Schema>;

/** The oldest PostgreSQL that is tested. */
const SERVER_MAJOR = 15;
const CLOCK_TOLERANCE_MS = 2000;

export async function examineDatabase(config: Config): Promise<readonly Finding[]> {
  if (config.databaseUrl === null && !existsSync(embeddedFolder(config.dataDir)))
    return [finding('ok', 'database', 'not there yet; the first start creates an embedded database')];
  try {
    const database = await openDatabase(config);
    try {
      return await examineOpen(config, database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [finding('error', 'database', error.message)];
  }
}

async function examineOpen(config: Config, { pool, patient: db }: Database): Promise<readonly Finding[]> {
  const server = [...(await examineServer(config, db)), ...(await examineReplicas(config, pool))];
  const tables = await examineTables(db);
  // Without current tables the other checks can't run.
  const isCurrent = tables.level === 'ok';
  const dataFindings = isCurrent ? [await examineAccounts(db), ...(await examineFiles(config, db))] : [];
  return [...server, tables, ...dataFindings];
}

async function examineServer({ databaseUrl, databasePoolSize }: Config, db: Db): Promise<readonly Finding[]> {
  const requestedAt = Date.now();
  const { rows } = await sql<{ version: string; number: number; most: number; now: Date }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
           current_setting('max_connections')::int as most, clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) return [];
  if (databaseUrl === null) return [finding('ok', 'database', `embedded, PostgreSQL ${row.version}`)];
  const isOld = row.number < SERVER_MAJOR * 10_000;
  const few = databasePoolSize >= row.most;
  const ahead = row.now.getTime() - (requestedAt + Date.now()) / 2;
  const isApart = Math.abs(ahead) > CLOCK_TOLERANCE_MS;
  return [
    isOld
      ? finding('error', 'database', `PostgreSQL ${row.version} is too old: install ${SERVER_MAJOR} or newer`)
      : finding('ok', 'database', `PostgreSQL ${row.version}, ${row.most} connections`),
    ...(few
      ? [
          finding(
            'error',
            'database',
            `DATABASE_POOL_SIZE: one process may open ${databasePoolSize} connections, but PostgreSQL allows ${row.most}. Lower it, or raise max_connections`,
          ),
        ]
      : []),
    isApart
      ? finding(
          'warning',
          'clock',
          `the clocks of the database and of this machine differ by ${Math.abs(Math.round(ahead / 1000))} s: synchronise both with a time server`,
        )
      : finding('ok', 'clock', 'the same time as in the database'),
  ];
}

async function examineTables(db: Db): Promise<Finding> {
  const { rows: found } = await sql<{ has: boolean; may: boolean }>`
    select to_regclass('kysely_migration') is not null as has,
           coalesce(has_schema_privilege(current_schema(), 'create'), false) as may`.execute(db);
  if (!found[0]?.has)
    return found[0]?.may
      ? finding('warning', 'tables', 'none yet; the first start creates them')
      : finding('error', 'tables', 'DATABASE_URL: the role may not create tables. Make it the owner of the database');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const made = new Set(rows.map(({ name }) => name));
  const { newer, earlierBuild } = await readRelease(db);
  if (earlierBuild !== null) return finding('error', 'tables', earlierBuildProblem(earlierBuild, 'database'));
  if (newer?.isUsable)
    return finding('warning', 'tables', `from a newer release (${newer.migration}), which this release can use`);
  if (newer)
    return finding(
      'error',
      'tables',
      `from a newer release (${newer.migration}): run that release, or restore a backup made before it`,
    );
  const open = migrationNames().filter((name) => !made.has(name));
  return open.length === 0
    ? finding('ok', 'tables', `up to date (${rows.at(-1)?.name ?? ''})`)
    : finding(
        'warning',
        'tables',
        `${countOf(open.length, 'change is', 'changes are')} pending; the next start applies ${open.length === 1 ? 'it' : 'them'}`,
      );
}

async function examineAccounts(db: Db): Promise<Finding> {
  const { count } = await db
    .selectFrom('users')
    .select((column) => column.fn.countAll<string>().as('count'))
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count) > 0
    ? finding('ok', 'accounts', countOf(Number(count), 'active administrator', 'active administrators'))
    : finding(
        'warning',
        'accounts',
        `there is no active administrator: create one in the console or with ${commandLine('admin-create')}`,
      );
}
