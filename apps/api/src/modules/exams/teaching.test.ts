import { readFile } from 'node:fs/promises';
import type { SectionInput } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { listeningExam, readingExam, writingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { markGuest } from '../../testing/content/guest-makers.ts';

let world: ContentWorld;
/** 326.04 seconds. */
let recording: string;

beforeAll(async () => {
  world = await createContentWorld(await createTestApp());
  const bytes = await readFile(new URL('../../../content/listening-1/media/listening-1-part-1.mp3', import.meta.url));
  const file = new File([new Uint8Array(bytes)], 'part-1.mp3');
  recording = (await world.admin.call('POST /api/media', { file })).url;
});

const readEdit = (id: string) =>
  world.admin.call('GET /api/section/:id?view=edit', { params: { id }, query: { view: 'edit' } });

const question = { number: 1, question: 'The canal was dug by machine.', answer: 'FALSE' };
const groupsWith = (fields: object): SectionInput['groups'] => [
  { type: 'TFNG', instruction: '', questions: [{ ...question, ...fields }] },
];
const TAUGHT = {
  explanation: '<p>It was dug <b onclick="x">by hand</b>.</p><script>1</script>',
  evidence: { quote: 'DUG by  hand' },
};
const transcript = [{ start: 34.1, end: 35.3, speaker: 'Janet', text: 'Good morning.' }];

describe('what a question teaches', () => {
  it('is stored clean, and comes back to administrators as it was sent', async () => {
    const id = await world.section(readingExam({ groups: groupsWith(TAUGHT) }));
    const edit = await readEdit(id);
    expect(edit.groups[0]?.questions[0]).toMatchObject({
      explanation: '<p>It was dug <b>by hand</b>.</p>',
      evidence: [{ quote: 'DUG by  hand' }],
    });
    const spoken = await readEdit(await world.section(listeningExam({ audio_url: recording, transcript })));
    expect(spoken.transcript).toEqual(transcript);
    const modelAnswer = '<p>The chart shows</p><script>1</script>';
    expect((await readEdit(await world.section(writingExam({ modelAnswer })))).modelAnswer).toBe(
      '<p>The chart shows</p>',
    );
  });

  it('opens with the result, to a learner and to a guest, and not before', async () => {
    const fields = {
      audio_url: recording,
      transcript,
      groups: groupsWith({ ...TAUGHT, evidence: { start: 3, end: 5 } }),
    };
    const sectionID = await world.section(listeningExam(fields));
    const learner = await world.newLearner();
    const before = [
      await learner.call('GET /api/section/:id', { params: { id: sectionID } }),
      await learner.call('POST /api/attempt', { body: { sectionID } }),
    ];
    expect(JSON.stringify(before)).not.toMatch(/by hand|Good morning|evidence/);
    const taught = {
      keys: [{ address: '1', explanation: '<p>It was dug <b>by hand</b>.</p>', evidence: [{ start: 3, end: 5 }] }],
      transcript,
    };
    const saved = await learner.call('POST /api/user/save-result', { body: { sectionID, answers: {} } });
    expect(saved).toMatchObject(taught);
    const detail = await learner.call('GET /api/attempt/:id', { params: { id: saved.attemptID } });
    expect(detail.result).toMatchObject(taught);
    const all = Object.fromEntries(saved.keys.map(({ address }) => [address, 'a']));
    expect(await markGuest(world.guest, sectionID, all)).toMatchObject(taught);
  });

  it('stays as it is where an update does not name it, and is removed where it names none', async () => {
    const saved = await world.publish(listeningExam({ audio_url: recording, transcript }));
    const id = firstSection(saved);
    const update = (fields: SectionInput) =>
      world.admin.call('PUT /api/exam/:exam_id', {
        params: { exam_id: saved.exam_id },
        body: { listening: [{ part_number: 1, ...fields }] },
      });
    await update({ title: 'Anew' });
    expect((await readEdit(id)).transcript).toEqual(transcript);
    await update({ transcript: [] });
    expect(await readEdit(id)).not.toHaveProperty('transcript');
  });
});

describe('the publish check', () => {
  it.each([
    ['a quote that does not stand in the passage', { quote: 'dug by machine' }, /is not in the passage/],
    ['a place that the passage does not have', { quote: 'the', occurrence: 9 }, /points to occurrence 9 of the quote/],
  ])('refuses %s, and names the field', async (_, evidence, message) => {
    await expect(world.publish(readingExam({ groups: groupsWith({ evidence }) }))).rejects.toMatchObject({
      code: 'not_publishable',
      issues: [{ path: 'reading.0.groups.0.questions.0.evidence', message: expect.stringMatching(message) as string }],
    });
  });

  it('knows how long an uploaded recording is', async () => {
    const publish = (end: number, audio_url = recording) =>
      world.publish(listeningExam({ audio_url, groups: groupsWith({ evidence: { start: 320, end } }) }));
    await expect(publish(326)).resolves.toMatchObject({ success: true });
    await expect(publish(330)).rejects.toMatchObject({
      issues: [{ message: expect.stringContaining('goes beyond the recording, which is 5:26 long') as string }],
    });
    await expect(publish(330, 'https://example.com/long.mp3')).resolves.toMatchObject({ success: true });
  });
});
