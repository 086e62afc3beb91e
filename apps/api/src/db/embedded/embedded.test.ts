import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { failWrites } from '../../testing/faults/failing-disk.ts';
import { runScript } from '../../testing/run-script.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { newDatabase } from '../../testing/test-database.ts';
import { isStorageFailure } from '../database-errors.ts';
import { openDatabase, type Database } from '../open-database.ts';

/** To open a database takes the machine's own time. */
const PATIENCE = 60_000;
const isEmbedded = inject('engine').kind === 'pglite';

describe.runIf(isEmbedded)('the embedded engine, spoken to as a server is', () => {
  let database: Database;
  beforeAll(async () => {
    database = await newDatabase('clients');
  }, PATIENCE);
  afterAll(() => database.close());

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
  let failures: Error[];
  let restore = () => {};
  beforeAll(async () => {
    folder = path.join(temporaryFolder(), 'data');
    database = await open();
    await sql`create table kept (n int primary key, word text)`.execute(database.db);
  }, PATIENCE);
  beforeEach(async () => {
    failures = [];
    database.events.onDiskFailure = (error) => failures.push(error);
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
      dataDir: folder,
    });
  const write = (word: string) => sql`update kept set word = ${word} where n = 1`.execute(database.db);
  const grow = () =>
    sql`insert into kept select n, repeat('x', 500) from generate_series(2, 500) n`.execute(database.db);
  const read = async () => (await sql<{ word: string }>`select word from kept order by n`.execute(database.db)).rows;

  it.each([
    ['is full', 'ENOSPC', /\/base\//],
    ['has no room left for this user', 'EDQUOT', /\/base\//],
    ['cannot be written', 'EROFS', /_fsm$/],
  ] as const)(
    'reports that its disk %s, and writes again after a start',
    { timeout: PATIENCE },
    async (_, fault, where) => {
      restore = failWrites(folder, fault, where);
      await expect(grow()).rejects.toSatisfy(isStorageFailure);
      expect(failures).toHaveLength(1);
      restore();
      await database.close();
      database = await open();
      expect(await read()).toEqual([{ word: 'first' }]);
      await grow();
      expect(await read()).toHaveLength(500);
    },
  );

  it('reports no other error as one of its disk', async () => {
    await expect(sql`insert into kept values (1, 'twice')`.execute(database.db)).rejects.toMatchObject({
      code: '23505',
    });
    expect(failures).toEqual([]);
  });

  it.each([
    ['ENOSPC', 'No space left on device'],
    ['EROFS', 'Read-only file system'],
    ['EIO', 'I/O error'],
  ] as const)(
    'ends the process with one line at %s in its log, and starts again with all that was acknowledged',
    { timeout: PATIENCE },
    async (fault, reason) => {
      await database.close();
      const { ended, output, errors } = runScript('testing/faults/failing-disk-process.ts', {
        args: [folder, fault],
        cwd: folder,
      });
      expect(await ended).toEqual({ code: 1, signal: null });
      expect(output()).toBe('acknowledged\n');
      expect(errors()).toMatch(/^The embedded database stopped \(.*\), so the process stops too\..*\n$/);
      expect(errors()).toContain(reason);
      database = await open();
      expect(await read()).toEqual([{ word: 'acknowledged' }]);
      await write('again');
      expect(await read()).toEqual([{ word: 'again' }]);
    },
  );

  it('takes a bounded part of the disk for its log, however much is written', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let round = 0; round < 12; round += 1) {
      vi.advanceTimersByTime(60 * 60 * 1000);
      await write(String(round));
      await sql`select pg_switch_wal()`.execute(database.db);
    }
    const segments = readdirSync(path.join(folder, 'postgres', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    expect(segments.length).toBeLessThanOrEqual(6);
  });
});
