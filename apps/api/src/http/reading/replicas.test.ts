import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openServer, withReplicas, type Database } from '../../db/open-database.ts';
import { DATABASE_LIMITS } from '../../db/limits.ts';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../testing/faults/replicated-postgres.ts';
import type { TestClient } from '../../testing/test-client.ts';

const engine = inject('engine');
/** Longer than a test: callers without recent writes may read data of that age. */
const PATIENT = 60_000;
/** As in production. */
const PROMPT = 1000;
let servers: ReplicatedPostgres;
let closers: (() => Promise<void>)[] = [];

interface Process {
  readonly database: Database;
  readonly test: TestApp;
  readonly told: string[];
}

/** A process that reads from replicas which are behind by `maxLag` milliseconds at most. */
async function startProcess(
  maxLag: number,
  given: { beside?: TestApp; urls?: readonly string[] } = {},
): Promise<Process> {
  const { beside, urls = [servers.replicaUrl] } = given;
  const limits = DATABASE_LIMITS;
  const primary = await openServer(servers.primaryUrl, 4, { limits });
  const database = withReplicas(primary, { url: servers.primaryUrl, urls, size: 4, limits, maxLag });
  closers.push(database.close);
  const { db, pool, reads, changeFeed } = database;
  const test = await createTestApp({ deps: { db, pool, reads, changeFeed }, ...(beside && { beside }) });
  const told: string[] = [];
  reads.onReplica((_name, reason) => void told.push(reason ?? 'read from'));
  return { database, test, told };
}

const isRead = ({ database: { reads } }: Process) => reads.pick(0n) !== reads.primary;
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const untilRead = (one: Process) => until(() => expect(isRead(one)).toBe(true));
const untilLeftOut = (one: Process) => until(() => expect(isRead(one)).toBe(false));

/** A learner on two devices; one of them has a section to take. */
async function startScene(maxLag: number) {
  const process = await startProcess(maxLag);
  await sql`truncate users, exams restart identity cascade`.execute(process.database.patient);
  const world = await createContentWorld(process.test);
  const sectionID = await world.section(readingExam());
  const otherDevice = await process.test.signIn({ id: world.learnerId });
  await untilRead(process);
  return { process, world, sectionID, device: world.learner, otherDevice };
}

async function submit(device: TestClient, sectionID: string): Promise<void> {
  await device.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'TRUE' } } });
}
async function count(device: TestClient): Promise<number> {
  const { attempts } = await device.call('GET /api/attempt', { query: {} });
  return attempts.length;
}
async function listed(device: TestClient, sectionID: string): Promise<boolean> {
  const { sections } = await device.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  return sections.some(({ id, last_result }) => id === sectionID && last_result !== null);
}

describe.runIf(engine.kind === 'postgres')('a replica', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    servers = await startReplicatedPostgres();
    const database = await openServer(servers.primaryUrl, 1);
    await migrate(database.patient);
    await database.close();
  }, 60_000);
  afterEach(async () => {
    await servers.resume();
    for (const close of closers.toReversed()) await close();
    closers = [];
  });
  afterAll(() => servers.stop());

  it('is read by whoever has not just written, and never hides from anyone what they wrote [D75]', async () => {
    const { device, otherDevice, process, sectionID } = await startScene(PATIENT);
    const elsewhere = await startProcess(PATIENT, { beside: process.test });
    await untilRead(elsewhere);
    await until(async () => expect(await count(device)).toBe(0));
    await servers.pause();
    await submit(device, sectionID);
    expect([await count(device), await count(otherDevice)]).toEqual([1, 0]);
    expect([await listed(device, sectionID), await listed(otherDevice, sectionID)]).toEqual([true, false]);
    const moved = elsewhere.test.guest();
    moved.token = device.token;
    expect(await count(moved)).toBe(0);
    for (const [name, value] of device.cookies) moved.cookies.set(name, value);
    expect(await count(moved)).toBe(1);
    await servers.resume();
    await until(async () => expect(await count(otherDevice)).toBe(1));
  });

  it('is left out while it is more than a second behind, and taken in once it has caught up [D75]', async () => {
    const { device, otherDevice, process, sectionID } = await startScene(PROMPT);
    await servers.pause();
    await submit(device, sectionID);
    await untilLeftOut(process);
    expect(await count(otherDevice)).toBe(1);
    await until(() => expect([isRead(process), process.told.length]).toEqual([false, 2]));
    await servers.resume();
    await untilRead(process);
    expect(process.told).toEqual(['read from', expect.stringMatching(/^it is behind/), 'read from']);
  });

  it('costs no answer when it dies, and is taken in when it is back [D75]', async () => {
    const { device, otherDevice, process, sectionID } = await startScene(PATIENT);
    await submit(device, sectionID);
    await until(async () => expect(await count(otherDevice)).toBe(1));
    await servers.killReplica();
    const counts = await Promise.all(Array.from({ length: 20 }, () => count(otherDevice)));
    expect(new Set(counts)).toEqual(new Set([1]));
    await untilLeftOut(process);
    await servers.startReplica();
    await untilRead(process);
    expect(await count(otherDevice)).toBe(1);
  });

  it.each([
    ['the primary itself', () => servers.primaryUrl, 'it is not a replica'],
    ['another database', () => (engine.kind === 'postgres' ? engine.serverUrl : ''), 'it belongs to another database'],
    ['nobody', () => 'postgres://127.0.0.1:1/x', 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('is not read from when its address is that of %s [D75]', async (_whom, url, reason) => {
    const process = await startProcess(PROMPT, { urls: [url()] });
    await until(() => expect(process.told).toEqual([reason]));
    expect(isRead(process)).toBe(false);
  });
});
