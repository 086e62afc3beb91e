import { describe, expect, it } from 'vitest';
import { listeningExam } from '../../testing/content/sample-exams.ts';
import {
  begin,
  createSittingWorld,
  read,
  sectionIds,
  start,
  type SittingWorld,
} from '../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

/** Silence, of so many seconds. */
function wav(seconds: number): Buffer {
  const [rate, head] = [8000, Buffer.alloc(44)];
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + rate * seconds, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(rate * seconds, 40);
  return Buffer.concat([head, Buffer.alloc(rate * seconds, 128)]);
}

const createWorld = async () => createSittingWorld(await createTestApp());

const upload = ({ admin }: SittingWorld, seconds: number) =>
  admin.call('POST /api/media', { file: new File([new Uint8Array(wav(seconds))], 'part.wav') });

async function publishRecorded(world: SittingWorld, seconds: number) {
  const { url } = await upload(world, seconds);
  return { url, exam: await world.publish(listeningExam({ audio_url: url })) };
}

describe('a listening exam', () => {
  it('is planned by the length of its recording, with the times around it [D41]', async () => {
    const world = await createWorld();
    const { exam, url } = await publishRecorded(world, 12);
    const { plan, recordings, sections, id } = await begin(world.learner, exam);
    expect(plan.exams[0]?.recording).toEqual({
      parts: [{ reading_seconds: 30, recording_seconds: 12, checking_seconds: 0 }],
      checking_seconds: 120,
    });
    // Before it starts the recording may be fetched ahead; the questions are not there yet.
    expect([recordings, sections]).toEqual([{ [sectionIds(exam)[0] ?? '']: url }, []]);
    const { state } = await start(world.learner, id);
    expect([state.phase, (state.deadline ?? 0) - state.since]).toEqual(['running', 42_000]);
    world.test.clock.advance({ seconds: 43 });
    expect((await read(world.learner, id)).state.phase).toBe('checking');
    world.test.clock.advance({ seconds: 120 });
    expect((await read(world.learner, id)).state.phase).toBe('ended');
  });

  it('is listed with the minutes that it takes: its recordings, and the times around them [D58]', async () => {
    const { admin, guest, publish } = await createWorld();
    const file = new File([new Uint8Array(wav(12))], 'part.wav');
    const { url } = await admin.call('POST /api/media', { file });
    const [part] = listeningExam({ audio_url: url }).listening ?? [];
    if (!part) throw new Error('the sample has changed');
    const second = { ...part, title: 'At the museum', part_number: 2 };
    const { exam_id } = await publish({ description: 'Two stations', listening: [part, second] });
    const { exams } = await guest.call('GET /api/exam/list/full/:skill', { params: { skill: 'listening' } });
    // 30 + 12 + 30 seconds, 30 + 12, and two minutes to check.
    expect(exams.find((one) => one.exam_id === exam_id)?.minutes).toBe(4);
  });

  it('is planned by the minutes of its section where its recording is elsewhere, whatever the browser says [D172]', async () => {
    const { guest, publish, newLearner } = await createWorld();
    const exam = await publish(listeningExam({ audio_url: 'https://sounds.example.com/part-1.mp3' }));
    const exams = [exam.exam_id];
    const id = sectionIds(exam)[0] ?? '';
    const claims = [
      undefined,
      { [id]: 14_400 },
      { [id]: 0.5 },
      { [id]: -1 },
      { [id]: 'long' },
      { other: 1 },
      [],
      7,
      null,
    ];
    for (const recordings of claims) {
      const sitter = await newLearner();
      const { plan } = await sitter.call('POST /api/sitting', { body: { exams, recordings } });
      expect(plan.exams[0]?.recording?.parts.map(({ recording_seconds }) => recording_seconds)).toEqual([30 * 60]);
    }
    const { plan } = await guest.call('POST /api/sitting/plan', { body: { exams, recordings: { [id]: 14_400 } } });
    expect(plan.exams[0]?.seconds).toBe(30 + 30 * 60 + 120);
  });

  it('is planned by the length of its recording here, whatever the browser says [D172]', async () => {
    const world = await createWorld();
    const { exam } = await publishRecorded(world, 12);
    const body = { exams: [exam.exam_id], recordings: { [sectionIds(exam)[0] ?? '']: 14_400 } };
    const { plan } = await world.learner.call('POST /api/sitting', { body });
    expect(plan.exams[0]?.recording?.parts.map(({ recording_seconds }) => recording_seconds)).toEqual([12]);
  });

  it('is planned by the length of its recording once that is there, though it was begun before', async () => {
    const world = await createWorld();
    const { exam, url } = await publishRecorded(world, 12);
    await world.test.deps.db.deleteFrom('media').execute();
    const before = await begin(world.learner, exam);
    expect((await upload(world, 12)).url).toBe(url);
    const after = await begin(await world.newLearner(), exam);
    expect(
      [before, after].map(({ plan }) =>
        plan.exams[0]?.recording?.parts.map(({ recording_seconds }) => recording_seconds),
      ),
    ).toEqual([[30 * 60], [12]]);
  });

  it('is planned by the length that was measured when its recording was uploaded', async () => {
    const world = await createWorld();
    const { exam } = await publishRecorded(world, 12);
    const { storage_key } = await world.test.deps.db
      .selectFrom('media')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    await world.test.deps.media.remove(storage_key);
    const { plan } = await begin(world.learner, exam);
    expect(plan.exams[0]?.recording?.parts.map(({ recording_seconds }) => recording_seconds)).toEqual([12]);
  });

  it('has the times and the movement that its exam says', async () => {
    const { learner, publish, admin } = await createWorld();
    const listening_settings = { reading_seconds: 45, final_checking_seconds: 0, free_movement: true };
    const exam = await publish({ ...listeningExam(), listening_settings });
    const params = { exam_id: exam.exam_id };
    const settings = { ...listening_settings, checking_seconds: 30 };
    expect((await admin.call('GET /api/exam/:exam_id', { params })).listening_settings).toEqual(settings);
    const { plan } = await begin(learner, exam);
    expect(plan.exams[0]).toMatchObject({
      seconds: 45 + 30 * 60,
      free_movement: true,
      recording: { parts: [{ reading_seconds: 45 }], checking_seconds: 0 },
    });
    // Fields missing in an update stay unchanged.
    await admin.call('PUT /api/exam/:exam_id', { params, body: listeningExam({ title: 'At the port' }) });
    expect((await admin.call('GET /api/exam/:exam_id', { params })).listening_settings).toEqual(settings);
  });

  it('gets back the time for which its recording could not be fetched, however often that is said [D41]', async () => {
    const world = await createWorld();
    const { exam } = await publishRecorded(world, 60);
    const { id } = await begin(world.learner, exam);
    const { state } = await start(world.learner, id);
    world.test.clock.advance({ seconds: 50 });
    const from = state.since + 35_000;
    const tell = (exam = 0) =>
      world.learner.call('POST /api/sitting/:id/unheard', { params: { id }, body: { exam, from, to: from + 15_000 } });
    const told = await Promise.all([tell(), tell(), tell()]);
    await tell(1);
    expect(new Set(told.map(({ state: { deadline } }) => (deadline ?? 0) - (state.deadline ?? 0)))).toEqual(
      new Set([15_000]),
    );
    expect((await read(world.learner, id)).events).toHaveLength(2);
  });
});
