import { Readable } from 'node:stream';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { markMediaUsed } from '../../platform/storage/mark-media-used.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { openMediaStore } from '../../platform/storage/open-media-store.ts';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { startObjectStore } from '../../testing/object-store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { emptyBin } from '../bin/empty-bin.ts';
import { insertUploaded } from './media.repo.ts';
import { receiveMedia } from './media.service.ts';
import { removeUnusedMedia } from './remove-unused.ts';

const PLACES = {
  'a folder': async () => null,
  'an object store': async () => (await startObjectStore()).location,
};
const NAMED = [...Array(20).keys()];

let test: TestApp;
let world: ContentWorld;
let store: MediaStore;

async function open(place: keyof typeof PLACES = 'a folder'): Promise<void> {
  store = await openMediaStore({ dataDir: temporaryFolder() }, await PLACES[place]());
  test = await createTestApp({ deps: { media: store } });
  world = await createContentWorld(test);
}

let count = 0;
/** A sound that no other test has uploaded. */
function sound(): Buffer {
  count += 1;
  return Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'),
    Buffer.from(NAMED),
    Buffer.from(`sound ${count}`),
  ]);
}
const upload = (bytes: Buffer = sound()) =>
  world.admin.call('POST /api/media', { file: new File([new Uint8Array(bytes)], 'a.wav') });
const days = (number: number) => test.clock.advance({ days: number });
const clean = () => removeUnusedMedia(test.deps);
const rows = () => test.deps.db.selectFrom('media').select(['id', 'storage_key', 'unused_since']).execute();
const passageOf = (url: string) => ({ passage: [`<p><img src="${url}" alt="A map"></p>`] });
const showing = (url: string) => readingExam({ passage: [`<p>A map: <img src="${url}" alt="map"></p>`] });

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('in %s', (place) => {
  beforeEach(() => open(place));

  it('an upload that nothing uses is removed after its days, with its file, and never before [D179]', async () => {
    const { id, size } = await upload();
    const [row] = await rows();
    const key = row?.storage_key ?? '';
    expect(await clean()).toEqual({ removed: 0, freed: 0, unused: 1, unusedBytes: size });
    test.clock.advance({ days: 6, hours: 22 });
    expect(await clean()).toMatchObject({ removed: 0, unused: 1 });
    expect(await store.has(key)).toBe(true);
    test.clock.advance({ hours: 4 });
    expect(await clean()).toEqual({ removed: 1, freed: size, unused: 0, unusedBytes: 0 });
    expect([await rows(), await store.has(key)]).toEqual([[], false]);
    const reply = await world.admin.fetch(`/api/media/${id}`);
    expect(reply.status).toBe(404);
    expect(await clean()).toMatchObject({ removed: 0, unused: 0 });
  });
});

describe('a file is not removed', () => {
  beforeEach(() => open());

  /** Uses a file in some way. @returns what ends the use. */
  const USES: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
    'that a published test shows': (url) => world.publish(showing(url)),
    'that an unpublished test shows': async (url) => {
      const { exam_id } = await world.publish(showing(url));
      await world.admin.call('PUT /api/exam/:exam_id/state', { params: { exam_id }, body: { state: 'archived' } });
    },
    'that only an earlier version shows': async (url) => {
      const { exam_id } = await world.publish(showing(url));
      await world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body: readingExam({ title: 'Anew' }) });
    },
    'that a draft of a new test shows': (url) =>
      world.admin.call('POST /api/draft', {
        body: {
          id: crypto.randomUUID(),
          exam_id: null,
          content: draftContent(newForm({ title: 'Map', content: `<img src="${url}">` })),
        },
      }),
    'that stands in a text by its whole address, in capitals': (url) =>
      world.admin.call('POST /api/draft', {
        body: {
          id: crypto.randomUUID(),
          exam_id: null,
          content: draftContent(
            newForm({ content: `see https://example.com${url.toUpperCase().replace('/API/MEDIA', '/api/media')}` }),
          ),
        },
      }),
    'of a removed test that a learner took': async (url) => {
      const saved = await world.publish(showing(url));
      const { exam_id } = saved;
      await world.learner.call('POST /api/user/save-result', {
        body: { sectionID: firstSection(saved), answers: RIGHT_ANSWERS },
      });
      await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
      await world.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: {} });
    },
  };

  it.each(Object.keys(USES))('%s', async (use) => {
    const { url } = await upload();
    await USES[use]?.(url);
    for (let week = 0; week < 3; week += 1) {
      expect(await clean()).toMatchObject({ removed: 0, unused: 0 });
      days(8);
    }
    expect(await rows()).toMatchObject([{ unused_since: null }]);
  });

  it('while its test is in the bin, and is removed some days after the test is removed for good [D179]', async () => {
    const { url } = await upload();
    const { exam_id } = await world.publish(showing(url));
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    days(29);
    expect(await clean()).toMatchObject({ removed: 0, unused: 0 });
    days(2);
    await emptyBin(test.deps);
    expect(await clean()).toMatchObject({ removed: 0, unused: 1 });
    days(8);
    expect(await clean()).toMatchObject({ removed: 1 });
  });

  it('when it is used again after some days, or is uploaded again [D179]', async () => {
    const bytes = sound();
    const [first, second] = [await upload(), await upload(bytes)];
    await clean();
    days(6);
    await world.publish(readingExam(passageOf(first.url)));
    expect((await upload(bytes)).id).toBe(second.id);
    days(2);
    expect(await clean()).toMatchObject({ removed: 0 });
    expect((await rows()).filter(({ unused_since }) => unused_since !== null).map(({ id }) => id)).toEqual([second.id]);
    days(8);
    expect(await clean()).toMatchObject({ removed: 1, unused: 0 });
    expect((await rows()).map(({ id }) => id)).toEqual([first.id]);
  });
});

describe('at the same moment', () => {
  beforeEach(() => open());

  it('a save that uses the file keeps it [D179]', async () => {
    const { url } = await upload();
    await clean();
    days(8);
    let job: Promise<unknown> = Promise.resolve();
    await inTransaction(test.deps.db, { by: null }, async (trx) => {
      await markMediaUsed(trx, url);
      job = clean();
      // An embedded database serves one transaction after the other.
      if (inject('engine').kind === 'postgres') await job;
      const at = test.deps.now();
      await trx
        .insertInto('drafts')
        .values({
          id: crypto.randomUUID(),
          exam_id: null,
          skill: 'reading',
          title: '',
          content: url,
          created_at: at,
          updated_at: at,
          updated_by: null,
        })
        .execute();
    });
    expect(await job).toMatchObject({ removed: 0 });
    expect(await rows()).toMatchObject([{ unused_since: null }]);
  });

  it('several processes remove: each file goes once, and none fails [D179]', async () => {
    for (let file = 0; file < 5; file += 1) await upload();
    await clean();
    days(8);
    const outcomes = await Promise.all([clean(), clean(), clean()]);
    expect(outcomes.reduce((sum, { removed }) => sum + removed, 0)).toBe(5);
    expect(await rows()).toEqual([]);
  });

  it('an upload of the same file is refused to be sent again, and then has its file [D179]', async () => {
    const bytes = sound();
    await upload(bytes);
    await clean();
    days(8);
    let outcome: Promise<unknown> = Promise.resolve();
    const media: MediaStore = {
      ...store,
      async remove(key) {
        const row = await receiveMedia(store, { source: Readable.from([bytes]), filename: 'a.wav' });
        outcome = inTransaction(test.deps.db, { by: null }, (trx) =>
          insertUploaded(trx, store, { ...row, created_by: null }),
        ).catch((error: unknown) => error);
        await store.remove(key);
      },
    };
    expect(await removeUnusedMedia({ ...test.deps, media })).toMatchObject({ removed: 1 });
    expect(await outcome).toMatchObject({ code: 'unavailable' });
    const again = await upload(bytes);
    const [row] = await rows();
    expect([row?.id, await store.has(row?.storage_key ?? '')]).toEqual([again.id, true]);
  });

  it('a store that does not answer keeps row and file for the next time', async () => {
    await upload();
    await clean();
    days(8);
    const media: MediaStore = { ...store, remove: () => Promise.reject(new Error('The store is away')) };
    await expect(removeUnusedMedia({ ...test.deps, media })).rejects.toThrow('The store is away');
    const [row] = await rows();
    expect(await store.has(row?.storage_key ?? '')).toBe(true);
    expect(await clean()).toMatchObject({ removed: 1 });
  });
});
