import { beforeEach, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { handInRecordings, record, soundOf } from '../../../testing/content/recording-makers.ts';
import { speakingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const FIRST = { fluency: 7, vocabulary: 6, grammar: 6, pronunciation: 7 };
const SECOND = { fluency: 5, vocabulary: 6, grammar: 5, pronunciation: 6 };
const SETTLED = { fluency: 6, vocabulary: 6, grammar: 6, pronunciation: 6 };

let test: TestApp;
let world: ContentWorld;
let sectionID: string;
let ada: TestClient;
let mai: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  sectionID = firstSection(await world.publish(speakingExam()));
  const assessor = async (firstName: string) => test.signIn(await test.make.admin({ firstName, lastName: 'Byron' }));
  [ada, mai] = [await assessor('Ada'), await assessor('Mai')];
});

const open = (by: TestClient, id: string) => by.call('GET /api/submission/:id/assessment', { params: { id } });
const request = (by: TestClient, id: string) => by.call('POST /api/submission/:id/second-opinion', { params: { id } });
const read = (id: string) => world.learner.call('GET /api/submission/:id', { params: { id } });
const heard = async (by: TestClient, recording: string) =>
  (
    await test.app.inject({
      url: `/api/recording/${recording}/audio`,
      headers: { authorization: `Bearer ${by.token}` },
    })
  ).body;

/** Claims a recording, and saves bands with a comment at its first second. @returns the revision. */
async function write(
  by: TestClient,
  { id, recordingID, bands, text }: { readonly id: string; readonly recordingID: string; bands: object; text: string },
): Promise<number> {
  const params = { id };
  const { revision } = await by.call('POST /api/submission/:id/claim', { params });
  const comment = {
    id: crypto.randomUUID(),
    kind: 'pronunciation' as const,
    recordingID,
    start: 1,
    end: 2,
    text,
    correction: null,
  };
  const body = { revision, bands, comments: [comment], summary: text };
  return (await by.call('PUT /api/submission/:id/assessment', { params, body })).revision;
}

async function give(by: TestClient, opinion: Parameters<typeof write>[1]) {
  const revision = await write(by, opinion);
  return by.call('POST /api/submission/:id/opinion', { params: { id: opinion.id }, body: { revision } });
}

it('a recording is heard by two assessors without each other’s bands, and settled by an administrator [D185]', async () => {
  const recordingID = await record(world.learner, { sectionID, sound: soundOf('of a street') });
  const { id } = await handInRecordings(world.learner, [recordingID]);
  await request(world.admin, id);

  await give(ada, { id, recordingID, bands: FIRST, text: 'SENTINEL-first' });
  expect(await heard(mai, recordingID)).toBe(soundOf('of a street'));
  expect(JSON.stringify(await open(mai, id))).not.toContain('SENTINEL');
  expect((await open(mai, id)).opinions).toMatchObject({ phase: 'second', first: null });
  expect(await refusalOf(ada.call('POST /api/submission/:id/claim', { params: { id } }))).toMatchObject({
    status: 403,
  });

  const both = await give(mai, { id, recordingID, bands: SECOND, text: 'SENTINEL-second' });
  expect(both.opinions).toMatchObject({
    phase: 'settle',
    first: { bands: FIRST, band: 6.5, by: 'Ada Byron' },
    second: { bands: SECOND, band: 5.5, by: 'Mai Byron' },
  });
  expect((await open(ada, id)).opinions).toEqual(both.opinions);
  expect(await read(id)).toMatchObject({ state: 'being_assessed', feedback: null });

  const revision = await write(world.admin, { id, recordingID, bands: SETTLED, text: 'Both of you agree here.' });
  const params = { id };
  await world.admin.call('POST /api/submission/:id/release', { params, body: { revision, at_once: true } });
  const seen = await read(id);
  expect(seen).toMatchObject({ state: 'assessed', band: 6, feedback: { bands: SETTLED } });
  expect(JSON.stringify(seen)).not.toContain('SENTINEL');
  expect((await world.admin.call('GET /api/agreement', {})).all).toMatchObject({ pairs: 4 });
});
