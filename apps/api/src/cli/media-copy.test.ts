import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../testing/content/content-makers.ts';
import { record, soundOf } from '../testing/content/recording-makers.ts';
import { speakingExam } from '../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { startObjectStore } from '../testing/object-store.ts';
import { runScript } from '../testing/run-script.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { copyMedia } from '../modules/media/media.ts';
import { openMediaStore } from '../platform/storage/open-media-store.ts';
import { createDiskMediaStore } from '../platform/storage/disk-media-store.ts';

let test: TestApp;
let world: ContentWorld;
const files: { id: string; url: string; bytes: Buffer }[] = [];

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  for (const size of [1000, 6_000_000]) {
    const bytes = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'),
      Buffer.alloc(size, `${size} is not silence`),
    ]);
    const { id, url } = await world.admin.call('POST /api/media', { file: new File([bytes], `${size}.wav`) });
    files.push({ id, url, bytes });
  }
});

describe('copying all uploaded files', () => {
  it('copies the recordings of learners, each to its own place', async () => {
    const sectionID = await world.section(speakingExam());
    const ids = [];
    for (const sound of ['one', 'two', 'two'])
      ids.push(await record(world.learner, { sectionID, sound: soundOf(sound) }));
    const { db, media } = test.deps;
    const store = createDiskMediaStore(temporaryFolder());
    expect(await copyMedia({ db, from: media, to: store })).toEqual({ copied: 5, present: 0, problems: [] });
    expect(await copyMedia({ db, from: media, to: store })).toEqual({ copied: 0, present: 5, problems: [] });
    const elsewhere = await createTestApp({ beside: test, deps: { media: store } });
    const learner = Object.assign(elsewhere.guest(), { token: world.learner.token });
    for (const [index, id] of ids.entries()) {
      const audio = await learner.call('GET /api/recording/:id/audio', { params: { id } });
      expect(await audio.text()).toBe(soundOf(index === 0 ? 'one' : 'two'));
    }
    await db.deleteFrom('recordings').execute();
  });

  it('brings them to an object store, from where they are served, and back to a folder', async () => {
    const { location } = await startObjectStore();
    const store = await openMediaStore({ dataDir: temporaryFolder() }, location);
    const { db, media } = test.deps;
    expect(await copyMedia({ db, from: media, to: store })).toEqual({ copied: 2, present: 0, problems: [] });
    expect(await copyMedia({ db, from: media, to: store })).toEqual({ copied: 0, present: 2, problems: [] });

    const elsewhere = await createTestApp({ beside: test, deps: { media: store } });
    for (const { url, bytes } of files) {
      const authorization = `Bearer ${world.admin.token}`;
      const whole = await elsewhere.app.inject({ url, headers: { authorization } });
      expect(whole.rawPayload.equals(bytes)).toBe(true);
      const range = await elsewhere.app.inject({ url, headers: { authorization, range: 'bytes=500-509' } });
      expect([range.statusCode, range.rawPayload]).toEqual([206, bytes.subarray(500, 510)]);
    }

    const folder = createDiskMediaStore(temporaryFolder());
    expect(await copyMedia({ db, from: store, to: folder })).toEqual({ copied: 2, present: 0, problems: [] });
  });

  it('names what is missing or damaged, and copies the rest', async () => {
    const folder = temporaryFolder();
    const from = createDiskMediaStore(folder);
    const { db, media } = test.deps;
    await copyMedia({ db, from: media, to: from });
    const row = await db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', files[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    writeFileSync(path.join(folder, row.storage_key), 'something else');
    const to = createDiskMediaStore(temporaryFolder());
    expect(await copyMedia({ db, from, to })).toEqual({
      copied: 1,
      present: 0,
      problems: [`1000.wav (${row.id}): it is damaged: its content is not what was uploaded`],
    });
    const empty = createDiskMediaStore(temporaryFolder());
    expect((await copyMedia({ db, from: empty, to: createDiskMediaStore(temporaryFolder()) })).problems).toHaveLength(
      2,
    );
  });
});

describe('media-copy', { timeout: 30_000 }, () => {
  it.each([[], ['disk', 'disk'], ['https://uploads.example'], ['--to', 'disk']])(
    'is not used as %j',
    async (...args) => {
      const run = runScript('cli/media-copy.ts', { cwd: temporaryFolder(), args });
      expect(await run.ended).toMatchObject({ code: 2 });
      expect(run.errors()).toContain("bandwise media-copy 's3://BUCKET");
    },
  );

  it('says how a place is written', async () => {
    const args = ['s3://uploads?endpont=https://store.example'];
    const run = runScript('cli/media-copy.ts', { cwd: temporaryFolder(), args });
    expect(await run.ended).toMatchObject({ code: 2 });
    expect(run.errors()).toMatch(/^The location must be s3:\/\/BUCKET/);
  });

  it('names the place that cannot be used', async () => {
    const { url, stop } = await startObjectStore();
    await stop();
    const run = runScript('cli/media-copy.ts', { cwd: temporaryFolder(), args: [url] });
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.errors()).toMatch(/^The bucket uploads cannot be used/);
  });
});
