import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { findFreePort } from '@bandwise/config/free-port';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, openServer, type Database } from '../db/open-database.ts';
import { insertMedia, receiveMedia } from '../modules/media/media.ts';
import { openMediaStore } from '../platform/storage/open-media-store.ts';
import { becomeNextRelease } from '../testing/migrations/next-release.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { examine } from './examine.ts';
import { examineDisk } from './examine-disk.ts';
import { examineSettings } from './examine-settings.ts';
import type { Finding } from './finding.ts';

const engine = inject('engine');
const dataDir = temporaryFolder();
let config: Config;

beforeAll(async () => {
  const url = engine.kind === 'postgres' ? await emptyDatabase(engine, `doctor_${process.pid}`) : '';
  config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url }, dataDir);
});

async function withDatabase(act: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(config);
  await act(database);
  await database.close();
}

const about = (findings: readonly Finding[], name: Finding['about']) =>
  findings.filter((found) => found.about === name).map(({ level, text }) => `${level}: ${text}`);

describe('a look at everything that the product needs', () => {
  it('makes nothing where there is nothing yet', async () => {
    const folder = path.join(dataDir, 'nowhere');
    const fresh = readConfig({ DATA_DIR: folder }, dataDir);
    for (let look = 0; look < 2; look += 1) {
      const findings = await examine(fresh);
      expect(about(findings, 'disk')).toEqual([
        `warning: DATA_DIR: ${folder} does not exist yet; the first start creates it`,
      ]);
      expect(about(findings, 'database')).toEqual(['ok: not there yet; the first start creates an embedded database']);
    }
  });

  it('says how tables, accounts and files are, and finds a file that is gone', async () => {
    await withDatabase(async ({ db, patient }) => {
      await migrate(patient);
      const store = await openMediaStore(config, null);
      const bytes = Buffer.from(`RIFF\0\0\0\0WAVEfmt ${'x'.repeat(100)}`, 'latin1');
      const media = await receiveMedia(store, {
        source: (async function* () {
          yield bytes;
        })(),
        filename: 'part 1.wav',
      });
      await insertMedia(db, { ...media, created_by: null });
    });
    const before = await examine(config);
    expect(about(before, 'tables')).toEqual([expect.stringMatching(/^ok: up to date \(/)]);
    expect(about(before, 'accounts')).toEqual([
      expect.stringMatching(
        /^warning: there is no active administrator: create one in the console or with .+ admin.create$/,
      ),
    ]);
    expect(about(before, 'files')).toEqual([`ok: checked the newest file: it is in ${dataDir}/media`]);
    expect(before.filter(({ level }) => level === 'error')).toEqual([]);
    rmSync(path.join(dataDir, 'media'), { recursive: true });
    expect(about(await examine(config), 'files')).toEqual([
      `error: checked the newest file: it is missing in ${dataDir}/media (“part 1.wav”)`,
    ]);
  });

  it('recognises a database of a newer release, of an older release and of an earlier build', async () => {
    await withDatabase(({ db }) => sql`insert into kysely_migration values ('2999-01-01-later', '2999')`.execute(db));
    expect(about(await examine(config), 'tables')).toEqual([
      'warning: from a newer release (2999-01-01-later), which this release can use',
    ]);
    await withDatabase(({ db }) =>
      sql`comment on table kysely_migration is 'used by releases that know 2999-01-01-later'`.execute(db),
    );
    expect(about(await examine(config), 'tables')).toEqual([
      expect.stringContaining('from a newer release (2999-01-01-later)'),
    ]);
    await withDatabase(({ db }) => sql`delete from kysely_migration where name = '2999-01-01-later'`.execute(db));
    const endNext = becomeNextRelease();
    expect(about(await examine(config), 'tables')).toEqual(['warning: 1 change is pending; the next start applies it']);
    endNext();
    await withDatabase(({ db }) => sql`insert into kysely_migration values ('2026-11-20-initial', '2026')`.execute(db));
    expect(about(await examine(config), 'tables')).toEqual([
      expect.stringMatching(
        /^error: The database is from a build before the first release \(it has 2026-11-20-initial\)/,
      ),
    ]);
  });

  it('names the database, the mail server or the second reader that does not answer, without a password', async () => {
    const port = await findFreePort();
    const url = {
      DATABASE_URL: `postgres://ada:secret@127.0.0.1:${port}/x`,
      SMTP_URL: `smtp://ada:secret@127.0.0.1:${port}`,
      ASSESSMENT_URL: `http://secret-of-the-reader@127.0.0.1:${port}`,
    };
    const findings = await examine(readConfig({ DATA_DIR: dataDir, ...url }, dataDir));
    expect(about(findings, 'database')).toEqual([
      expect.stringMatching(/^error: DATABASE_URL: the database cannot be reached/),
    ]);
    expect(about(findings, 'mail')).toEqual([
      expect.stringMatching(/^error: SMTP_URL: no email can be sent \(.*ECONNREFUSED/),
    ]);
    expect(about(findings, 'reader')).toEqual([expect.stringMatching(/^warning: ASSESSMENT_URL: .*ECONNREFUSED/)]);
    expect(JSON.stringify(findings)).not.toContain('secret');
  });
});

it('says when a file has the name of the folder', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(about(await examineDisk({ dataDir: file, databaseUrl: null, diskReserve: 0 }), 'disk')).toEqual([
    `error: DATA_DIR: ${file} is not a folder`,
  ]);
});

it('says of a full disk what is not stored on it', async () => {
  const full = { dataDir, diskReserve: Number.MAX_SAFE_INTEGER };
  const url = 'postgres://127.0.0.1/x';
  expect(about(await examineDisk({ ...full, databaseUrl: null }), 'disk')).toEqual([
    expect.stringMatching(
      /^error: only [\d,]+ MB are free for .*, less than DISK_RESERVE_MB \([\d,]+\): nothing can be stored\. Free some space, or lower it$/,
    ),
  ]);
  expect(about(await examineDisk({ ...full, databaseUrl: url }), 'disk')).toEqual([
    expect.stringMatching(
      /^error: only [\d,]+ MB are free for .*, less than DISK_RESERVE_MB \([\d,]+\): uploads cannot be stored\. Free some space, or lower it$/,
    ),
  ]);
});

it.runIf(engine.kind === 'postgres')('finds a role that may make no tables', async () => {
  const url = engine.kind === 'postgres' ? await emptyDatabase(engine, `doctor_guest_${process.pid}`) : '';
  const role = `doctor_guest_${process.pid}`;
  const owner = await openServer(url, 1);
  await sql`create role ${sql.id(role)} login password 'guest'`.execute(owner.db);
  const guest = new URL(url);
  guest.username = role;
  guest.password = 'guest';
  try {
    const findings = await examine(readConfig({ DATA_DIR: dataDir, DATABASE_URL: guest.href }, dataDir));
    expect(about(findings, 'tables')).toEqual([
      'error: DATABASE_URL: the role may not create tables. Make it the owner of the database',
    ]);
  } finally {
    await sql`drop role ${sql.id(role)}`.execute(owner.db);
    await owner.close();
  }
});

it('finds a signing key that keeps the server from starting', async () => {
  const found = await examineSettings(readConfig({ SIGNING_KEY: '/no/such/key.pem' }, dataDir));
  expect(about(found, 'settings')).toEqual([expect.stringMatching(/^error: SIGNING_KEY: the file cannot be read/)]);
});

it('asks what is meant by a setting that is almost one', async () => {
  const found = await examineSettings(readConfig({}, dataDir), undefined, { DATABSE_URL: 'postgres://ada:secret@x/y' });
  expect(about(found, 'settings')).toEqual([
    'warning: DATABSE_URL is not a setting and is ignored. Did you mean DATABASE_URL?',
  ]);
});

it('names the version of the product', async () => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  );
  expect(about(await examineSettings(config, '24.1.0', {}), 'version')).toEqual([
    `ok: Bandwise ${version}, Node 24.1.0`,
  ]);
});

it('doubts settings that are seldom meant, and an old Node', async () => {
  const secret = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) };
  const doubted = await examineSettings(
    readConfig(
      { ...secret, TRUST_PROXY: 'on', REGISTRATION: 'open', LEARNER_WEB_URL: 'http://learn.example' },
      dataDir,
    ),
    '22.1.0',
  );
  expect(doubted.map(({ level, text }) => `${level}: ${text}`)).toEqual([
    'error: Node 22.1.0 is too old: use the one in node_modules/node, or Node 24 or newer',
    'warning: TRUST_PROXY=on trusts every sender: set the addresses of the proxies instead',
    'warning: REGISTRATION=open without SMTP_URL: the links that confirm addresses are saved in the outbox and not sent, so new users cannot sign in without an administrator',
    'warning: LEARNER_WEB_URL is not an https:// address: passwords are sent without encryption',
    "warning: ADMIN_WEB_URL is not set: links in emails lead to this process's own address",
  ]);
});
