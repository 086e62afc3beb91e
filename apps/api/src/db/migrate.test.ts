import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { emptyDatabase } from '../testing/test-database.ts';
import { migrate, migrateTo } from './migrate.ts';
import { openServer } from './open-database.ts';

const engine = inject('engine');

it.runIf(engine.kind === 'postgres')(
  'lets others at a table whose change waits for a long transaction, such as a backup',
  { timeout: 60_000 },
  async () => {
    if (engine.kind !== 'postgres') return;
    const url = await emptyDatabase(engine, `migrate_${process.pid}`);
    const database = await openServer(url, 3);
    await migrateTo(database.db, '2026-11-24-stored-counts');
    const [reader, other] = [new Client(url), new Client({ connectionString: url, lock_timeout: 2000 })];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query('begin');
    await reader.query('lock table users in access share mode');

    const migrated = migrate(database.patient);
    const waits = `select from pg_locks where relation = 'users'::regclass and not granted`;
    while ((await other.query(waits)).rows.length === 0);
    // It stands behind the change, until that gives up its turn.
    expect((await other.query('select count(*)::int as count from users')).rows).toEqual([{ count: 0 }]);

    await reader.query('commit');
    await migrated;
    expect((await other.query('select extra_time_minutes from users')).rows).toEqual([]);
    await Promise.all([reader.end(), other.end(), database.close()]);
  },
);
