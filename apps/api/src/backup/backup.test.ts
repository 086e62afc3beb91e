import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readSignedResult, remark, type SignedResult } from '@bandwise/domain/signed-result';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import { createDiskMediaStore } from '../platform/storage/disk-media-store.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';
import { openMediaStore } from '../platform/storage/open-media-store.ts';
import { createContentWorld, type ContentWorld } from '../testing/content/content-makers.ts';
import { handInRecordings, record, soundOf } from '../testing/content/recording-makers.ts';
import { readingExam, READING_TOTAL, RIGHT_ANSWERS, speakingExam } from '../testing/content/sample-exams.ts';
import { contents, sorted } from '../testing/contents.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { becomeNextRelease } from '../testing/migrations/next-release.ts';
import { SAMPLE_ROWS } from '../testing/migrations/sample-rows.ts';
import { startObjectStore } from '../testing/object-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { newDatabase } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import { checkBackup } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import { EMBEDDED, restore } from './restore.ts';

const engine = inject('engine');
const isEmbedded = engine.kind === 'pglite';
const VERSION = '1.2.3';

let test: TestApp;
let world: ContentWorld;
let sectionID: string;
let attemptID: string;
/** A recording that was handed in. */
let recording: string;
let target: Database;
let name: string;
/** A backup of the world as it was before anything else was done to it, and all its rows then. */
let folder: string;
let before: Awaited<ReturnType<typeof contents>>;
const uploads: { url: string; bytes: Buffer }[] = [];

async function upload(size: number): Promise<void> {
  const bytes = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(size, `${size} beeps`)]);
  const { url } = await world.admin.call('POST /api/media', { file: new File([bytes], `${size}.wav`) });
  uploads.push({ url, bytes });
}

/** An upload, an account and a submission that come while a backup is made. */
async function write(): Promise<void> {
  await upload(700 + uploads.length);
  const learner = await world.newLearner();
  await learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
}

/** The files of sample rows do not exist. */
async function removeSampleFiles(db: Kysely<Schema>): Promise<void> {
  await sql`delete from media where storage_key in ('heron', 'call')`.execute(db);
  await sql`
    update recordings set submission_id = null, finished_at = null, storage_key = null where storage_key = 'answer'`.execute(
    db,
  );
}

const newFolder = () => path.join(temporaryFolder(), 'backup');

beforeAll(async () => {
  test = await createTestApp();
  const { db, pool, media } = test.deps;
  for (const statement of Object.values(SAMPLE_ROWS).flat()) await sql.raw(statement).execute(db);
  // More than one part, with all that a text format must put in other words.
  await sql`
    insert into audit_log (actor_name, action, target_type, summary)
    select 'Ada', 'create', 'exam', E'a\ttab, a \\backslash, \\N, \n lines and đ ' || repeat(i::text, 200)
      from generate_series(1, 6000) i`.execute(db);
  world = await createContentWorld(test);
  sectionID = await world.section(readingExam());
  attemptID = (await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } }))
    .attemptID;
  await upload(1000);
  await upload(200_000);
  // A deployment that moves for good brings files with rows.
  await removeSampleFiles(db);
  const speaker = await world.newLearner();
  recording = await record(speaker, { sectionID: await world.section(speakingExam()), sound: soundOf('a talk') });
  await handInRecordings(speaker, [recording]);

  before = await contents(db);
  folder = newFolder();
  const meddled = isEmbedded ? pool : writingAtFirstCopy(pool);
  await backUp({ pool: meddled, media: writingAtFirstRead(media), folder, version: VERSION });
  target = await newDatabase(`restored_${process.pid}`);
  name = isEmbedded ? EMBEDDED : (await target.pool.query('select current_database() as name')).rows[0].name;
}, 120_000);
afterAll(() => target.close());

/** Rows that are written once some are copied are not in the backup. The embedded engine has one connection, which is taken. */
function writingAtFirstCopy(pool: Pool): Pool {
  const connect = async () => {
    const client = await pool.connect();
    const query = client.query.bind(client);
    let written: Promise<void> | undefined;
    client.query = ((asked: unknown, ...rest: unknown[]) => {
      const ask = () => Reflect.apply(query, client, [asked, ...rest]);
      if (typeof asked !== 'object' || written) return ask();
      written = write();
      void written.then(ask);
      return asked;
    }) as typeof client.query; // as it is used
    return client;
  };
  return new Proxy(pool, { get: (all, key) => (key === 'connect' ? connect : Reflect.get(all, key)) });
}

function writingAtFirstRead(media: MediaStore): MediaStore {
  let written: Promise<void> | undefined;
  return {
    ...media,
    async read(...asked) {
      await (written ??= write());
      return media.read(...asked);
    },
  };
}

const restoreTo = (database: Database, from = folder, more: { replace?: string; media?: MediaStore } = {}) =>
  checkBackup(from).then((backup) =>
    restore({
      database,
      isEmbedded,
      media: more.media ?? createDiskMediaStore(temporaryFolder()),
      backup,
      replace: more.replace ?? null,
    }),
  );

function tableTexts(from: string): Record<string, string> {
  const tables = path.join(from, 'tables');
  return Object.fromEntries(
    readdirSync(tables).map((table) => {
      const parts = readdirSync(path.join(tables, table)).toSorted();
      return [
        table,
        Buffer.concat(parts.map((part) => gunzipSync(readFileSync(path.join(tables, table, part))))).toString(),
      ];
    }),
  );
}

const inAnyOrder = (all: typeof before) =>
  Object.fromEntries(Object.entries(all).map(([table, rows]) => [table, sorted(rows)]));

const constraints = async ({ db }: Pick<Database, 'db'>) =>
  (
    await sql`select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as definition, convalidated
                from pg_constraint where connamespace = 'public'::regnamespace
               union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O'
                from pg_trigger where not tgisinternal order by 1, 2`.execute(db)
  ).rows;

describe('a backup', { timeout: 120_000 }, () => {
  it('of what was restored has the same text of each table, and takes files from the one before it [D81]', async () => {
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    await restoreTo(target);
    const again = newFolder();
    const nothing = createDiskMediaStore(temporaryFolder());
    const { manifest, missing } = await backUp({
      pool: target.pool,
      media: nothing,
      folder: again,
      version: VERSION,
      previous: folder,
    });
    expect(missing).toEqual([]);
    expect(manifest.tables.find((table) => table.name === 'audit_log')?.parts).toBeGreaterThan(1);
    expect(tableTexts(again)).toEqual(tableTexts(folder));
  });

  it('holds every row of one moment and the files that they name, whatever is written in the meantime [D81]', async () => {
    const place = await startObjectStore();
    const media = await openMediaStore({ dataDir: temporaryFolder() }, place.location);
    await restoreTo(target, folder, { media, replace: name });

    const after = await contents(target.db);
    expect(inAnyOrder(after)).toEqual(inAnyOrder(before));
    expect(await constraints(target)).toEqual(await constraints(test.deps));
    expect((await test.deps.db.selectFrom('media').select('id').execute()).length).toBeGreaterThan(2);

    const restored = await createTestApp({ beside: test, deps: { db: target.db, pool: target.pool, media } });
    const headers = { authorization: `Bearer ${world.admin.token}` };
    for (const { url, bytes } of uploads.slice(0, 2))
      expect((await restored.app.inject({ url, headers })).rawPayload.equals(bytes)).toBe(true);
    const audio = await restored.app.inject({ url: `/api/recording/${recording}/audio`, headers });
    expect(audio.body).toBe(soundOf('a talk'));
    const learner = await restored.signIn({ id: world.learnerId });
    const asked = { params: { id: attemptID } };
    const { result } = await world.learner.call('GET /api/attempt/:id', asked);
    expect(result?.correctCount).toBe(READING_TOTAL);
    expect((await learner.call('GET /api/attempt/:id', asked)).result).toEqual(result);
    const file = await learner.call('GET /api/attempt/:id/signed-result', asked);
    const payload: SignedResult = JSON.parse(Buffer.from(file.payload, 'base64url').toString('utf8'));
    const read = readSignedResult(payload);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(read.ok && remark(read.value, sha256).differences).toEqual([]);
  });

  it.runIf(engine.kind === 'postgres')('moves from a server to the embedded engine and back', async () => {
    const dataDir = temporaryFolder();
    const embedded = await openDatabase({
      databaseUrl: null,
      databaseDirectUrl: null,
      dataDir,
      databasePoolSize: 1,
    });
    const media = createDiskMediaStore(path.join(dataDir, 'media'));
    await restore({ database: embedded, isEmbedded: true, media, backup: await checkBackup(folder), replace: null });
    const there = newFolder();
    await backUp({ pool: embedded.pool, media, folder: there, version: VERSION });
    await embedded.close();
    await restoreTo(target, there, { replace: name });
    const back = newFolder();
    await backUp({ pool: target.pool, media, folder: back, version: VERSION });
    expect(tableTexts(there)).toEqual(tableTexts(folder));
    expect(tableTexts(back)).toEqual(tableTexts(folder));
  });

  it('of an older release is brought up to date [D81]', async () => {
    const { db, pool } = target;
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db);
    for (const statement of Object.values(SAMPLE_ROWS).flat()) await sql.raw(statement).execute(db);
    await removeSampleFiles(db);
    const from = newFolder();
    await backUp({ pool, media: test.deps.media, folder: from, version: VERSION });
    const endNext = becomeNextRelease();
    await migrate(db);
    const upgraded = await contents(db);
    await restoreTo(target, from, { replace: name });
    endNext();
    expect(upgraded).toHaveProperty('next_words');
    expect(inAnyOrder(await contents(db))).toEqual(inAnyOrder(upgraded));
    await restoreTo(target, folder, { replace: name });
  });

  it('names files that are gone, and is made without them', async () => {
    const from = newFolder();
    const media = createDiskMediaStore(temporaryFolder());
    const { missing, manifest } = await backUp({ pool: test.deps.pool, media, folder: from, version: VERSION });
    expect(missing.map(({ filename }) => filename)).toContain('1000.wav');
    expect(manifest.media).toMatchObject({ files: 0, missing: missing.map(({ key }) => key) });
    await checkBackup(from);
  });

  it('leaves nothing where it could not be made, and touches nothing that is there', async () => {
    const broken = new Proxy(test.deps.pool, {
      get: (all, key) => (key === 'connect' ? () => Promise.reject(new Error('gone')) : Reflect.get(all, key)),
    });
    const { media } = test.deps;
    const from = newFolder();
    await expect(backUp({ pool: broken, media, folder: from, version: VERSION })).rejects.toThrow('gone');
    expect(readdirSync(path.dirname(from))).toEqual([]);
    await expect(backUp({ pool: test.deps.pool, media, folder, version: VERSION })).rejects.toThrow('already exists');
    writeFileSync(`${from}.part`, '');
    await expect(backUp({ pool: test.deps.pool, media, folder: from, version: VERSION })).rejects.toThrow(
      'one was interrupted',
    );
  });
});

/** A backup that is whole, changed on purpose. */
function changed(change: (from: string) => void): string {
  const from = newFolder();
  cpSync(folder, from, { recursive: true });
  change(from);
  return from;
}

/** Another manifest, and its sum with it. */
function edit(from: string, change: (manifest: Manifest) => object): void {
  const place = path.join(from, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(place, 'utf8'));
  const text = JSON.stringify({ ...manifest, ...change(manifest) });
  writeFileSync(place, text);
  const sums = path.join(from, 'SHA256SUMS');
  const sum = createHash('sha256').update(text).digest('hex');
  writeFileSync(sums, readFileSync(sums, 'utf8').replace(/\S+(?= {2}manifest)/, sum));
}

const PART = 'tables/exams/000001.copy.gz';

describe('a restore', { timeout: 120_000 }, () => {
  it.each([
    ['is not there', (from: string) => rmSync(from, { recursive: true }), 'there is no backup here'],
    ['lacks a file', (from: string) => rmSync(path.join(from, PART)), `${PART} is missing`],
    ['has a file that was cut', (from: string) => truncateSync(path.join(from, PART), 9), `${PART} is damaged`],
    ['has a file that was changed', (from: string) => appendFileSync(path.join(from, PART), 'x'), `${PART} is damaged`],
    ['has a cut list', (from: string) => truncateSync(path.join(from, 'SHA256SUMS'), 410), 'SHA256SUMS is incomplete'],
    [
      'leads elsewhere',
      (from: string) => appendFileSync(path.join(from, 'SHA256SUMS'), `${'0'.repeat(64)}  tables/../../x\n`),
      'SHA256SUMS is damaged',
    ],
    [
      'has a list without its end',
      (from: string) =>
        writeFileSync(
          path.join(from, 'SHA256SUMS'),
          readFileSync(path.join(from, 'SHA256SUMS'), 'utf8').replace(/.*tables\/users.*\n/, ''),
        ),
      'does not list all of its files',
    ],
  ])('refuses a backup that %s', async (_, change, problem) => {
    await expect(checkBackup(changed(change))).rejects.toThrow(problem);
  });

  it.each([
    ['format', () => ({ format: 2 }), 'from a newer release (format 2)'],
    [
      'schema',
      ({ migrations }: Manifest) => ({ migrations: [...migrations, '2999-01-01-later'] }),
      'from a newer release (it has 2999-01-01-later)',
    ],
    ['line', () => ({ migrations: [] }), 'it lacks 2026-11-27-initial'],
    [
      'build',
      () => ({ migrations: ['2026-11-20-initial', '2026-11-22-exam-revisions'] }),
      'The backup is from a build before the first release (it has 2026-11-20-initial)',
    ],
    [
      'shape',
      () => ({ tables: 'none', made_at: 1 }),
      'manifest.json does not describe a backup (wrong: made_at, tables)',
    ],
  ])('refuses a backup of another %s', async (_, change, problem) => {
    const from = changed((at) => edit(at, change));
    await expect(checkBackup(from)).rejects.toThrow(problem);
  });

  it('changes nothing in a database that holds something, unless it is named', async () => {
    const rows = await contents(target.db);
    await expect(restoreTo(target)).rejects.toThrow(`To replace everything in it: --replace ${name}`);
    await expect(restoreTo(target, folder, { replace: 'another' })).rejects.toThrow(
      `The database is called ${name}, not another`,
    );
    expect(await contents(target.db)).toEqual(rows);
  });

  it('changes nothing when it breaks off in the middle [D81]', async () => {
    const rows = await contents(target.db);
    const more = ({ tables }: Manifest) => ({
      tables: tables.map((table) => (table.name === 'users' ? { ...table, rows: table.rows + 1 } : table)),
    });
    const from = changed((at) => edit(at, more));
    await expect(restoreTo(target, from, { replace: name })).rejects.toThrow(
      /should have \d+ rows of users, but has \d+/,
    );
    const less = ({ tables }: Manifest) => ({ tables: tables.filter((table) => table.name !== 'throttles') });
    const other = changed((at) => edit(at, less));
    await expect(restoreTo(target, other, { replace: name })).rejects.toThrow('throttles');
    expect(await contents(target.db)).toEqual(rows);
    await restoreTo(target, folder, { replace: name });
    expect((await contents(target.db))['users']).toEqual(before['users']);
  });

  it('refuses a database of something else', async () => {
    await sql`alter table kysely_migration rename to wine`.execute(target.db);
    await expect(restoreTo(target, folder, { replace: name })).rejects.toThrow('has tables of another program');
    await sql`alter table wine rename to kysely_migration`.execute(target.db);
  });

  it.runIf(engine.kind === 'postgres')('waits until no process uses the database', async () => {
    const client = await target.pool.connect();
    await expect(restoreTo(target, folder, { replace: name })).rejects.toThrow('Stop the server first');
    client.release();
  });
});
