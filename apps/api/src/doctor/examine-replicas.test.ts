import { sql } from 'kysely';
import { findFreePort } from '@bandwise/config/free-port';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openServer } from '../db/open-database.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../testing/faults/replicated-postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { examine } from './examine.ts';

const engine = inject('engine');
const dataDir = temporaryFolder();
let servers: ReplicatedPostgres;

describe.runIf(engine.kind === 'postgres')('what is said of replicas', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    servers = await startReplicatedPostgres();
  }, 60_000);
  afterAll(() => servers.stop());

  const said = async (...urls: readonly string[]) => {
    const settings = { DATABASE_URL: servers.primaryUrl, DATABASE_REPLICA_URLS: urls.join(' ') };
    const findings = await examine(readConfig({ DATA_DIR: dataDir, ...settings }, dataDir));
    expect(findings.filter(({ text }) => text.includes('postgres:postgres'))).toEqual([]);
    return findings.filter(({ about }) => about === 'replicas').map(({ level, text }) => `${level}: ${text}`);
  };
  const hostOf = (url: string) => new URL(url).host;

  it('is nothing where there are none', async () => {
    expect(await said()).toEqual([]);
  });

  it('is a line for each server, with why it is not read from', async () => {
    const nobody = `postgres://ada:secret@127.0.0.1:${await findFreePort()}/x`;
    const other = engine.kind === 'postgres' ? engine.serverUrl : '';
    // The address of the primary may be another than DATABASE_URL has.
    const primary = `${servers.primaryUrl}?application_name=another`;
    expect(await said(servers.replicaUrl, primary, other, nobody)).toEqual([
      `ok: ${hostOf(servers.replicaUrl)} follows the database`,
      `ok: ${hostOf(primary)} is the primary, so it is not read as a replica`,
      `warning: DATABASE_REPLICA_URLS: ${hostOf(other)} is not read: it belongs to another database`,
      `warning: DATABASE_REPLICA_URLS: ${hostOf(nobody)} is not read: connect ECONNREFUSED ${hostOf(nobody)}`,
    ]);
  });

  it('is that one is behind, as long as it is', async () => {
    const primary = await openServer(servers.primaryUrl, 1);
    await servers.pause();
    await sql`create table written ()`.execute(primary.db);
    await primary.close();
    expect(await said(servers.replicaUrl)).toEqual([
      `warning: DATABASE_REPLICA_URLS: ${hostOf(servers.replicaUrl)} is not read: it is more than a second behind`,
    ]);
    await servers.resume();
    expect(await said(servers.replicaUrl)).toEqual([`ok: ${hostOf(servers.replicaUrl)} follows the database`]);
  });
});
