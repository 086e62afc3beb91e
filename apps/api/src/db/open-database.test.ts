import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { whyNotOpened } from './why-not-opened.ts';

const embeddedIn = (dataDir: string) =>
  openDatabase({ databaseUrl: null, databaseDirectUrl: null, databasePoolSize: 1, dataDir });
const serverAt = (databaseUrl: string) =>
  openDatabase({ databaseUrl, databaseDirectUrl: null, databasePoolSize: 1, dataDir: '/nowhere' });

describe('either database', () => {
  it('reads a date as its text and an instant as a Date', async () => {
    const { deps } = await createTestApp();
    const { rows } = await sql<Record<string, unknown>>`
      select date '2026-03-29' as day, timestamptz '2026-03-29T01:30:00Z' as at,
             array[1, 2] as list, '{"a":1}'::jsonb as json, 5::bigint as big, 'x'::bytea as bytes`.execute(deps.db);
    expect(rows[0]).toEqual({
      day: '2026-03-29',
      at: new Date('2026-03-29T01:30:00Z'),
      list: [1, 2],
      json: { a: 1 },
      big: '5',
      bytes: Buffer.from('x'),
    });
  });

  it('honours an isolation level and rolls a failed transaction back', async () => {
    const { deps, make } = await createTestApp();
    await make.learner();
    const failed = deps.db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        const { rows } = await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(
          trx,
        );
        expect(rows[0]?.level).toBe('serializable');
        await trx.deleteFrom('users').execute();
        throw new Error('changed my mind');
      });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await deps.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('is migrated by two processes at once without harm, and again without effect', async () => {
    const { deps } = await createTestApp();
    await expect(Promise.all([migrate(deps.db), migrate(deps.db)])).resolves.toBeDefined();
  });

  it('is left alone, with one line, when a newer release has changed it [D82]', async () => {
    const { deps } = await createTestApp();
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '2999')`.execute(deps.db);
    // This release continues while migrations only add.
    await migrate(deps.db);
    await sql`comment on table kysely_migration is 'used by releases that know 2999-01-01-later'`.execute(deps.db);
    await expect(migrate(deps.db)).rejects.toThrow(
      new StartError(
        'The database is from a newer release (it has 2999-01-01-later): run that release, or restore a backup made before it',
      ),
    );
    await sql`delete from kysely_migration where name = '2999-01-01-later'`.execute(deps.db);
    await migrate(deps.db);
  });
});

describe.runIf(inject('engine').kind === 'pglite')('the embedded database', () => {
  it('keeps what it was told, and keeps others out while it is open', async () => {
    const dataDir = path.join(temporaryFolder(), 'data');
    const first = await embeddedIn(dataDir);
    await sql`create table kept (word text)`.execute(first.db);
    await sql`insert into kept values ('kept')`.execute(first.db);
    await expect(embeddedIn(dataDir)).rejects.toThrow(
      new StartError(`DATA_DIR: ${dataDir} is in use by another running process. Stop the server first`),
    );
    await first.close();
    const second = await embeddedIn(dataDir);
    expect((await sql`select word from kept`.execute(second.db)).rows).toEqual([{ word: 'kept' }]);
    await second.close();
  });

  it('says in one line what is wrong with its folder', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'file');
    const below = path.join(file, 'below');
    writeFileSync(file, '');
    for (const dataDir of [file, below])
      await expect(embeddedIn(dataDir)).rejects.toThrow(
        new StartError(`DATA_DIR: ${dataDir} cannot be created (${file} is not a folder)`),
      );
    await expect(embeddedIn('/proc/bandwise')).rejects.toThrow(/^DATA_DIR: .* cannot be created/);
  });

  it('lets go of its folder when it cannot be opened', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '9999');
    await expect(embeddedIn(folder)).rejects.toThrow(/^DATA_DIR: the database in .* cannot be opened: its files are/);
    lockDirectory(folder)();
  });

  it('says what keeps it from being opened, whatever the engine said', () => {
    const folder = temporaryFolder();
    expect(whyNotOpened(folder, { errno: 51 })).toMatch(
      /^its files are damaged, .* \(\{"errno":51\}\)\. Restore a backup$/,
    );
    expect(whyNotOpened(path.join(folder, 'gone'), new Error('Aborted()'))).toMatch(/^ENOENT: no such file/);
  });

  it.runIf(process.platform === 'linux')('says that its disk is full, as /proc always is', () => {
    expect(whyNotOpened('/proc', new Error('Aborted()'))).toBe('its disk is full');
  });
});

describe.runIf(inject('engine').kind === 'postgres')('a database server', () => {
  it('says in one line that it cannot be reached', async () => {
    await expect(serverAt('postgres://127.0.0.1:1/x')).rejects.toThrow(
      /^DATABASE_URL: the database cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)$/,
    );
    await expect(serverAt('postgres://no-such-host.invalid/x')).rejects.toThrow(/^DATABASE_URL: .*ENOTFOUND/);
  });

  it('says in one line that the role may make no tables', async () => {
    const engine = inject('engine');
    if (engine.kind !== 'postgres') throw new Error('This test needs a server');
    const owner = await serverAt(engine.serverUrl);
    // Other tests create tables in the database for processes.
    const name = `${engine.prefix}_without_tables`;
    const role = `guest_${process.pid}`;
    await sql`create database ${sql.id(name)}`.execute(owner.db);
    await sql`create role ${sql.id(role)} login password 'guest'`.execute(owner.db);
    const url = new URL(engine.serverUrl);
    url.pathname = `/${name}`;
    url.username = role;
    url.password = 'guest';
    const guest = await serverAt(url.toString());
    try {
      await expect(migrate(guest.db)).rejects.toThrow(
        /^DATABASE_URL: the role may not create tables\. Make it the owner of the database \(permission denied/,
      );
    } finally {
      await guest.close();
      await sql`drop database ${sql.id(name)}`.execute(owner.db);
      await sql`drop role ${sql.id(role)}`.execute(owner.db);
      await owner.close();
    }
  });

  it('says that the password is wrong, and not what it was', async () => {
    const engine = inject('engine');
    const url = new URL(engine.kind === 'postgres' ? engine.serverUrl : '');
    url.username = 'nobody';
    url.password = 'tell-no-one';
    const error: unknown = await serverAt(url.toString()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error).toHaveProperty('message', expect.not.stringContaining('tell-no-one'));
  });
});
