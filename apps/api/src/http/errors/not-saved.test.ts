import type { AttemptChanges } from '@bandwise/api-contract/learner';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDiskMediaStore } from '../../platform/storage/disk-media-store.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { createStorage, type Storage } from '../../platform/storage/storage.ts';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { markGuest } from '../../testing/content/guest-makers.ts';

const NOT_SAVED = {
  status: 503,
  code: 'not_saved',
  message: 'The server cannot save anything at the moment. Please try again later.',
};
const changes = (value: string): AttemptChanges => ({ '1': { value, at: Date.now() } });
const password = 'practice-makes-perfect';

async function openAttempt(options: Parameters<typeof createTestApp>[0] = {}) {
  const test = await createTestApp(options);
  const world = await createContentWorld(test);
  await world.learner.prepare();
  const sectionID = await world.section(readingExam());
  const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
  const save = (value: string) =>
    world.learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes: changes(value) } });
  const submit = () =>
    world.learner.call('POST /api/user/save-result', { body: { sectionID, attemptID: id, answers: { '1': 'FALSE' } } });
  const read = () => world.learner.call('GET /api/attempt/:id', { params: { id } });
  return { test, world, sectionID, id, save, submit, read };
}

/** Every change of an attempt fails as the database has it fail when it cannot write. */
async function failingAttempts({ deps }: { deps: Parameters<typeof createContentWorld>[0]['deps'] }, state: string) {
  await sql`create or replace function fail() returns trigger language plpgsql as $$
    begin raise exception 'could not write' using errcode = ${sql.lit(state)}; end $$`.execute(deps.db);
  await sql`create trigger failing before insert or update or delete on attempts execute function fail()`.execute(
    deps.db,
  );
  return async () => void (await sql`drop trigger failing on attempts`.execute(deps.db));
}

// The first in a process makes its database.
beforeAll(async () => void (await createTestApp()));

describe('a write that the database could not make', () => {
  it.each([
    ['a full disk', '53100'],
    ['no memory', '53200'],
    ['a standby', '25006'],
    ['a disk that fails', '58030'],
  ])('is told as what it is, and made when it is sent again: %s', async (_, state) => {
    const { test, save, submit, read } = await openAttempt();
    await save('TRUE');
    const end = await failingAttempts(test, state);
    try {
      expect(await refusalOf(save('FALSE'))).toEqual(NOT_SAVED);
      expect(await refusalOf(submit())).toEqual(NOT_SAVED);
      expect((await read()).attempt).toMatchObject({ status: 'in_progress', answers: { '1': 'TRUE' } });
    } finally {
      await end();
    }
    expect((await save('FALSE')).answers).toEqual({ '1': 'FALSE' });
    const first = await submit();
    expect(first).toMatchObject({ success: true });
    expect(await submit()).toEqual(first);
  });
});

/** A disk whose free space the test sets. */
function createDisk(): { storage: Storage; leave(bytes: number | 'read-only'): Promise<void> } {
  let free: number | 'read-only' = 1000;
  const measure = () => (free === 'read-only' ? Promise.reject(new Error('EROFS')) : Promise.resolve(free));
  const storage = createStorage({ folder: '/', reserve: 100, measure });
  return {
    storage,
    async leave(bytes) {
      free = bytes;
      await storage.look();
    },
  };
}

const DATABASE_ELSEWHERE = { DATABASE_URL: 'postgres://elsewhere/bandwise' };

describe('a disk with too little space', () => {
  it.each(['read-only', 99] as const)(
    'has what would be stored refused before it has none, and reads on: %s',
    async (left) => {
      const disk = createDisk();
      const { test, world, save, submit, read, sectionID } = await openAttempt({ deps: { storage: disk.storage } });
      await save('TRUE');
      await disk.leave(left);
      expect(await refusalOf(save('FALSE'))).toEqual(NOT_SAVED);
      expect(await refusalOf(submit())).toEqual(NOT_SAVED);
      expect(await refusalOf(world.publish(readingExam()))).toEqual(NOT_SAVED);
      expect((await read()).attempt.answers).toEqual({ '1': 'TRUE' });
      expect(await markGuest(world.guest, sectionID, { '1': 'FALSE' })).toMatchObject({ correctCount: 1 });
      const user = await test.make.learner({ email: 'reader@example.com', password });
      const reader = test.guest();
      await reader.prepare();
      const { token } = await reader.call('POST /api/login', { body: { email: user.email, password } });
      expect(token).toBeTruthy();
      await disk.leave(200);
      expect((await save('FALSE')).answers).toEqual({ '1': 'FALSE' });
      expect(await submit()).toMatchObject({ success: true });
    },
  );

  it('takes the process out of readiness by name, and says in one line each when it begins and ends', async () => {
    const disk = createDisk();
    const { test, save } = await openAttempt({ deps: { storage: disk.storage } });
    await disk.leave(99);
    await disk.leave(98);
    const reply = await test.app.inject('/api/ready');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      issues: [{ path: 'disk', message: 'The disk has less than 1 MB of free space.' }],
    });
    expect(await refusalOf(save('TRUE'))).toEqual(NOT_SAVED);
    await disk.leave(200);
    expect((await test.app.inject('/api/ready')).statusCode).toBe(200);
    const lines = test.logs.map((line) => String(JSON.parse(line).msg)).filter((line) => line.startsWith('DATA_DIR'));
    expect(lines).toEqual([
      expect.stringMatching(/^DATA_DIR: nothing can be stored in .*\. The disk has less than 1 MB of free space\.$/),
      'DATA_DIR: the disk has enough free space again',
    ]);
  });

  it('refuses uploads alone where the database is elsewhere, and stays ready', async () => {
    const disk = createDisk();
    const { test, world, save } = await openAttempt({ env: DATABASE_ELSEWHERE, deps: { storage: disk.storage } });
    await world.admin.prepare();
    await disk.leave(99);
    expect(await refusalOf(world.admin.call('POST /api/media', { file: new File(['x'], 'x.mp3') }))).toEqual(NOT_SAVED);
    expect((await save('TRUE')).answers).toEqual({ '1': 'TRUE' });
    expect((await test.app.inject('/api/ready')).statusCode).toBe(200);
  });

  it('keeps nothing of an upload that found no room after all', async () => {
    const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const media: MediaStore = { ...createDiskMediaStore(temporaryFolder()), stage: () => Promise.reject(noRoom) };
    const { world } = await openAttempt({ deps: { media } });
    await world.admin.prepare();
    expect(await refusalOf(world.admin.call('POST /api/media', { file: new File(['x'], 'x.mp3') }))).toEqual(NOT_SAVED);
  });
});
