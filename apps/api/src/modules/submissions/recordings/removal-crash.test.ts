import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY, RECORDING_LIFE } from '../../../limits.ts';
import { createDiskMediaStore } from '../../../platform/storage/disk-media-store.ts';
import { recordingKey } from '../../../platform/storage/media-store.ts';
import { beginRecording, handInRecordings, record, sendChunk } from '../../../testing/content/recording-makers.ts';
import { speakingExam } from '../../../testing/content/sample-exams.ts';
import { createCrashingApi, PATIENCE } from '../../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep, stride } from '../../../testing/faults/kill-at-every-step.ts';

const RETENTION_DAYS = 400;

const api = createCrashingApi('recordings_removal', { RETENTION_DAYS: String(RETENTION_DAYS) });

const hasFile = (id: string) =>
  createDiskMediaStore(path.join(api.settings['DATA_DIR'] ?? '', 'media')).has(recordingKey(id));

async function publishSpeaking(name: string): Promise<string> {
  const { sections } = await api.admin.call('POST /api/exam/new', { body: { ...speakingExam(), description: name } });
  return sections[0]?.id ?? '';
}

const later = (milliseconds: number) => new Date(Date.now() + milliseconds + DAY);

/** Two handed-in recordings of two tests. */
async function handInTwo(step: number) {
  const handedIn: { readonly recording: string; readonly submission: string }[] = [];
  for (const title of ['first', 'second']) {
    const sectionID = await publishSpeaking(`Outlived at ${step}, ${title}`);
    const recording = await record(api.learner, { sectionID });
    const { id } = await handInRecordings(api.learner, [recording]);
    handedIn.push({ recording, submission: id });
  }
  return handedIn;
}

type HandedIn = Awaited<ReturnType<typeof handInTwo>>;

const removeSound = () => api.removeRecordings(later(RETENTION_DAYS * DAY));

/** Reads the number of recordings without sound. Each still has its row, and its sound only if the row names it. */
async function countSilent(handedIn: HandedIn): Promise<number> {
  let silent = 0;
  for (const { recording, submission } of handedIn) {
    const { recordings } = await api.learner.call('GET /api/submission/:id', { params: { id: submission } });
    expect(recordings).toMatchObject([{ id: recording, seconds: 4 }]);
    if (recordings[0]?.is_removed !== true) continue;
    silent += 1;
    expect(await hasFile(recording)).toBe(false);
  }
  return silent;
}

async function lookAfterRetention(handedIn: HandedIn): Promise<string> {
  const silent = await countSilent(handedIn);
  await removeSound();
  expect(await countSilent(handedIn)).toBe(handedIn.length);
  return `${silent} without sound`;
}

/** A finished recording and one with a chunk, which were not handed in. */
async function abandonTwo(step: number) {
  const sectionID = await publishSpeaking(`Abandoned at ${step}`);
  const finished = await record(api.learner, { sectionID });
  const unfinished = await beginRecording(api.learner, { sectionID });
  await sendChunk(api.learner, { id: unfinished, number: 0, bytes: 'one' });
  return [finished, unfinished];
}

const removeAbandoned = () => api.removeRecordings(later(RECORDING_LIFE));

/** Counts the rows of recordings. A recording without a row has no file. */
async function countRows(ids: readonly string[]): Promise<number> {
  let rows = 0;
  for (const id of ids) {
    const stored = await api.learner.call('GET /api/recording/:id', { params: { id } }).catch(() => null);
    if (stored) rows += 1;
    else expect(await hasFile(id)).toBe(false);
  }
  return rows;
}

async function lookAfterAbandoned(ids: readonly string[]): Promise<string> {
  const rows = await countRows(ids);
  await removeAbandoned();
  expect(await countRows(ids)).toBe(0);
  return `${rows} left`;
}

/** The outcomes in order. Longer strides may pass over the state in the middle, so it counts only where every step is tried. */
const withoutMiddle = (outcomes: readonly string[], middle: string) =>
  inOrder(outcomes).filter((state) => stride() === 1 || state !== middle);
const allOf = (first: string, middle: string, last: string) => (stride() === 1 ? [first, middle, last] : [first, last]);

describe('a process that dies [D181]', { timeout: PATIENCE }, () => {
  it('while sound is removed after RETENTION_DAYS leaves each row, and the next run removes the rest', async () => {
    const outcomes = await killAtEveryStep(api, { prepare: handInTwo, change: removeSound, look: lookAfterRetention });
    expect(withoutMiddle(outcomes, '1 without sound')).toEqual(
      allOf('0 without sound', '1 without sound', '2 without sound'),
    );
  });

  it('while abandoned recordings are removed leaves no file without its row, and the next run removes the rest', async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: abandonTwo,
      change: removeAbandoned,
      look: lookAfterAbandoned,
    });
    expect(withoutMiddle(outcomes, '1 left')).toEqual(allOf('2 left', '1 left', '0 left'));
  });
});
