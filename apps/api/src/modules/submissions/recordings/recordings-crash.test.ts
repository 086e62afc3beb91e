import { describe, expect, it } from 'vitest';
import {
  beginRecording,
  handInRecordings,
  record,
  sendChunk,
  soundOf,
} from '../../../testing/content/recording-makers.ts';
import { speakingExam } from '../../../testing/content/sample-exams.ts';
import { createCrashingApi, PATIENCE } from '../../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../../testing/faults/kill-at-every-step.ts';

const api = createCrashingApi('recordings');

const CHUNKS = [soundOf('one'), ' two', ' three'] as const;

async function publishSpeaking(step: number): Promise<string> {
  const description = `Recording ${crypto.randomUUID().slice(0, 8)}, step ${step}`;
  const { sections } = await api.admin.call('POST /api/exam/new', {
    body: { ...speakingExam(), description },
  });
  return sections[0]?.id ?? '';
}

/** Starts a recording whose first two chunks have arrived. */
async function beginSpeaking(step: number) {
  const id = await beginRecording(api.learner, { sectionID: await publishSpeaking(step) });
  for (const number of [0, 1]) await sendChunk(api.learner, { id, number, bytes: CHUNKS[number] ?? '' });
  return id;
}

const send = (id: string) => sendChunk(api.learner, { id, number: 2, bytes: CHUNKS[2] });
const finish = (id: string) =>
  api.learner.call('POST /api/recording/:id/finish', {
    params: { id },
    body: { chunks: CHUNKS.length, duration_ms: 3000, levels: [] },
  });
const stateOf = (id: string) => api.learner.call('GET /api/recording/:id', { params: { id } });

/** Does as a device after a lost response: sends the call again, finishes, and has the whole recording. */
async function expectWhole(id: string): Promise<void> {
  await send(id);
  expect(await finish(id)).toMatchObject({ state: 'finished', missing: [] });
  const sound = await api.learner.call('GET /api/recording/:id/audio', { params: { id } });
  expect(await sound.text()).toBe(CHUNKS.join(''));
}

async function beginHandIn(step: number) {
  const sectionID = await publishSpeaking(step);
  return { id: crypto.randomUUID(), sectionID, recordings: [await record(api.learner, { sectionID })] };
}

type Begun = Awaited<ReturnType<typeof beginHandIn>>;

const handIn = ({ id, recordings }: Begun) => handInRecordings(api.learner, recordings, { id });

describe('a process that dies [D181 D182]', { timeout: PATIENCE }, () => {
  it('while a chunk arrives has the chunk or not, and none of the earlier ones is lost', async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: beginSpeaking,
      change: send,
      look: async (id) => {
        const { chunks } = await stateOf(id);
        await expectWhole(id);
        return `chunks ${chunks.join(' ')}`;
      },
    });
    expect(inOrder(outcomes)).toEqual(['chunks 0 1', 'chunks 0 1 2']);
  });

  it('while a recording is finished leaves its chunks or its file, and the repeated call finishes it once', async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: async (step) => {
        const id = await beginSpeaking(step);
        await send(id);
        return id;
      },
      change: finish,
      look: async (id) => {
        const { state } = await stateOf(id);
        await expectWhole(id);
        return state;
      },
    });
    expect(inOrder(outcomes)).toEqual(['recording', 'finished']);
  });

  it('while recordings are handed in leaves them as they were or the submission, and the repeated call hands in once', async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: beginHandIn,
      change: handIn,
      look: async (begun) => {
        const { state } = await stateOf(begun.recordings[0] ?? '');
        expect(await handIn(begun)).toMatchObject({ id: begun.id, recordings: [{ id: begun.recordings[0] }] });
        const query = { sectionID: begun.sectionID };
        expect((await api.learner.call('GET /api/submission', { query })).submissions).toHaveLength(1);
        return state;
      },
    });
    expect(inOrder(outcomes)).toEqual(['finished', 'handed_in']);
  });
});
