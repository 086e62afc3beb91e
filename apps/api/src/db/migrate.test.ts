import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { contents } from '../testing/contents.ts';
import { becomeNextRelease } from '../testing/migrations/next-release.ts';
import { emptyDatabase, newDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { openServer } from './open-database.ts';

const engine = inject('engine');

it('refuses a database of an earlier build with one line that says what to do, and changes nothing', async () => {
  const { db, close } = await newDatabase(`earlier_${process.pid}`);
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db);
  await sql`insert into kysely_migration values ('2026-11-20-initial', ''), ('2026-12-06-confirmed-addresses', '')`.execute(
    db,
  );
  await sql`comment on table kysely_migration is 'used by releases that know 2026-11-25-statistics'`.execute(db);
  await sql`create table users (id integer)`.execute(db);
  const before = await contents(db);
  const error: unknown = await migrate(db).catch((reason: unknown) => reason);
  expect(error).toEqual(
    new StartError(
      'The database is from a build before the first release (it has 2026-11-20-initial), which no release can use: ' +
        'keep a backup made with that build, export its tests there, and start this release with an empty database',
    ),
  );
  expect(await contents(db)).toEqual(before);
  await close();
});

it.runIf(engine.kind === 'postgres')(
  'lets others at a table whose change waits for a long transaction, such as a backup',
  { timeout: 60_000 },
  async () => {
    if (engine.kind !== 'postgres') return;
    const url = await emptyDatabase(engine, `migrate_${process.pid}`);
    const database = await openServer(url, 3);
    await migrate(database.patient);
    const endNext = becomeNextRelease(['alter table users add column next_word text']);
    const [reader, other] = [new Client(url), new Client({ connectionString: url, lock_timeout: 2000 })];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query('begin');
    await reader.query('lock table users in access share mode');

    const migrated = migrate(database.patient);
    const waits = `select from pg_locks where relation = 'users'::regclass and not granted`;
    while ((await other.query(waits)).rows.length === 0);
    // It waits behind the change, until the change gives up its turn.
    expect((await other.query('select count(*)::int as count from users')).rows).toEqual([{ count: 0 }]);

    await reader.query('commit');
    await migrated;
    expect((await other.query('select next_word from users')).rows).toEqual([]);
    await Promise.all([reader.end(), other.end(), database.close()]);
    endNext();
  },
);
