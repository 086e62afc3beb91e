import { chmodSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { failWrites } from '../../testing/faults/failing-disk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { isConnectionLoss, isStorageFailure } from '../database-errors.ts';
import { databaseOverPGlite, openDatabase, type Database } from '../open-database.ts';
import { EngineStopped } from './engine-stopped.ts';
import { shortenLog } from './short-log.ts';

/** To open a database takes the machine's own time. */
const PATIENCE = 60_000;
const isEmbedded = inject('engine').kind === 'pglite';

describe.runIf(isEmbedded)('the embedded engine, spoken to as a server is', () => {
  let pglite: PGlite;
  let database: Database;
  beforeAll(async () => {
    pglite = await PGlite.create();
    database = databaseOverPGlite(pglite);
  }, PATIENCE);
  afterAll(async () => {
    await database.close();
    await pglite.close();
  });

  const ask = (n: number) => database.pool.query({ text: 'select $1::int as n', values: [n] }).then(({ rows }) => rows);

  it('answers each query with its own rows, also right after one that failed', async () => {
    await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect(await ask(7)).toEqual([{ n: 7 }]);
    const failing = Array.from({ length: 20 }, async (_, n) => {
      await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
      return ask(n);
    });
    expect(await Promise.all(failing)).toEqual(failing.map((_, n) => [{ n }]));
  });

  it('leaves nothing of a client to the next: no transaction, no setting, no statement', async () => {
    const first = await database.pool.connect();
    await first.query({ name: 'one', text: 'select 1 as n' });
    await first.query(`set timezone = 'Asia/Tokyo'`);
    await first.query('begin');
    await first.query('create table left_behind ()');
    first.release(true);
    const { rows } = await database.pool.query({
      name: 'one',
      text: `select to_regclass('left_behind') as left, current_setting('TimeZone') as zone, 2 as n`,
    });
    expect(rows).toEqual([{ left: null, zone: 'UTC', n: 2 }]);
  });
});

describe.runIf(isEmbedded && existsSync('/proc/self/fd'))('the embedded database, on a disk that fails', () => {
  let folder: string;
  let database: Database;
  let restore = () => {};
  beforeAll(async () => {
    folder = path.join(temporaryFolder(), 'data');
    database = await open();
    await sql`create table kept (n int primary key, word text)`.execute(database.db);
  }, PATIENCE);
  beforeEach(async () => {
    database.events.onStop = () => undefined;
    await sql`truncate kept`.execute(database.db);
    await sql`insert into kept values (1, 'first')`.execute(database.db);
  });
  afterEach(() => restore());
  afterAll(() => database.close());

  const open = () =>
    openDatabase({
      databaseUrl: null,
      databaseDirectUrl: null,
      databasePoolSize: 1,
      databaseTimeout: 3,
      dataDir: folder,
    });
  const write = (word: string) => sql`update kept set word = ${word} where n = 1`.execute(database.db);
  const grow = () =>
    sql`insert into kept select n, repeat('x', 500) from generate_series(2, 500) n`.execute(database.db);
  const read = async () => (await sql<{ word: string }>`select word from kept order by n`.execute(database.db)).rows;
  const fileOfKept = async () =>
    (await sql<{ file: string }>`select pg_relation_filepath('kept') as file`.execute(database.db)).rows[0]?.file ?? '';
  const reopened = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    database.events.onReopened = resolve;
    return promise;
  };

  it('says that its disk is full, and reads on', async () => {
    restore = failWrites(folder, 'ENOSPC', /\/base\//);
    await expect(grow()).rejects.toMatchObject({ code: '53100' });
    expect(await read()).toEqual([{ word: 'first' }]);
    restore();
    await grow();
    expect(await read()).toHaveLength(500);
  });

  it('writes again to a file that could not be written when it was first opened', { timeout: PATIENCE }, async () => {
    const file = path.join(folder, 'postgres', await fileOfKept());
    await database.close();
    chmodSync(file, 0o444);
    database = await open();
    await read().catch(() => undefined);
    chmodSync(file, 0o644);
    await write('again');
    expect(await read()).toEqual([{ word: 'again' }]);
  });

  it('makes a file that could not be made before', async () => {
    restore = failWrites(folder, 'EROFS', /_fsm$/);
    await expect(grow()).rejects.toThrow('could not create file');
    restore();
    await grow();
    expect(await read()).toHaveLength(500);
  });

  it('has descriptors left after any number of files that could not be opened', { timeout: PATIENCE }, async () => {
    const file = await fileOfKept();
    await database.close();
    database = await open();
    restore = failWrites(folder, 'EROFS', new RegExp(`/${file}$`));
    await sql`do $$ begin
      for round in 1..5000 loop
        begin perform * from kept; exception when others then null; end;
      end loop; end $$`.execute(database.db);
    await expect(read()).rejects.toThrow('could not');
    restore();
    expect(await read()).toEqual([{ word: 'first' }]);
  });

  it.each([
    ['ENOSPC', '53100'],
    ['EROFS', '58030'],
  ] as const)(
    'ends at %s in its log, says so at once to whoever asks, and opens itself again with all that was acknowledged',
    { timeout: PATIENCE },
    async (fault, code) => {
      const stops: unknown[] = [];
      database.events.onStop = (error) => stops.push(error);
      await write('acknowledged');
      const isBack = reopened();
      restore = failWrites(folder, fault, /pg_wal/);
      await expect(write('refused')).rejects.toMatchObject({ name: 'EngineStopped', code });
      await expect(Promise.all([write('refused'), read()])).rejects.toMatchObject({ code });
      expect(stops).toHaveLength(1);
      restore();
      await isBack;
      expect(await read()).toEqual([{ word: 'acknowledged' }]);
      await write('again');
      expect(await read()).toEqual([{ word: 'again' }]);
    },
  );

  it('takes a bounded part of the disk for its log, however much is written', async () => {
    for (let round = 0; round < 12; round += 1) {
      await write(String(round));
      await sql`select pg_switch_wal()`.execute(database.db);
      await shortenLog(database.pool);
    }
    const segments = readdirSync(path.join(folder, 'postgres', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    expect(segments.length).toBeLessThanOrEqual(6);
  });

  it('rolls back the transaction that it ended in', { timeout: PATIENCE }, async () => {
    const isBack = reopened();
    const ended = database.db.transaction().execute(async (trx) => {
      await sql`update kept set word = 'half'`.execute(trx);
      restore = failWrites(folder, 'ENOSPC', /pg_wal/);
    });
    await expect(ended).rejects.toSatisfy((error) => isStorageFailure(error) || isConnectionLoss(error));
    restore();
    await isBack;
    expect(await read()).toEqual([{ word: 'first' }]);
  });

  it('is closed and opened again although it ended', { timeout: PATIENCE }, async () => {
    await write('acknowledged');
    restore = failWrites(folder, 'ENOSPC', /pg_wal/);
    await expect(write('refused')).rejects.toMatchObject({ name: 'EngineStopped' });
    await database.close();
    restore();
    database = await open();
    expect(await read()).toEqual([{ word: 'acknowledged' }]);
  });
});

it.each([
  ['could not write to file "pg_wal/1": No space left on device', '53100'],
  ['could not write to file "pg_wal/1": Quota exceeded', '53100'],
  ['could not create lock file "postmaster.pid": Read-only file system', '58030'],
  ['could not write to log file "1" at offset 0, length 8192: I/O error', '58030'],
  ['memory access out of bounds', '57P02'],
])('is told by its last words what it ended of: %s', (words, code) => {
  expect(new EngineStopped(words)).toMatchObject({ code, message: `The embedded database stopped: ${words}` });
});
