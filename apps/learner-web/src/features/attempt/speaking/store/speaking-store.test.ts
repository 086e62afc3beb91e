import { createClient, createDeviceStorage, type LearnerRoutes } from '@bandwise/api-contract/client';
import { createGrantStore } from '../../../../shared/services/grant-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeApi, json, offline, type FakeApi, type Handler } from '../../../../testing/fake-api.ts';
import { fakeBrowser, fakeMicrophone, FakeRecorder, fakeSound } from '../testing/fake-browser.ts';
import { memoryStorage } from './chunk-storage.ts';
import { createSpeakingStore, saveStatusOf } from './speaking-store.ts';
import type { TestPrompt } from './speaking-draft.ts';

const CREATE = 'POST /api/recording';
const CHUNK = 'PUT /api/recording/:id/chunk/';
const FINISH = 'POST /api/recording/:id/finish';
const HAND_IN = 'POST /api/submission/recordings';
const COMPLETE = { missing: [], chunks: [] };

const chunkCalls = (handler: Handler) => Object.fromEntries([0, 1, 2].map((number) => [CHUNK + number, handler]));
/** The numbers of the chunks that were sent. */
const sentChunks = ({ calls }: FakeApi) =>
  calls.filter(({ key }) => key.startsWith(CHUNK)).map(({ key }) => Number(key.slice(CHUNK.length)));

const PROMPTS: readonly TestPrompt[] = [0, 1].map((index) => ({
  key: `s1 ${index}`,
  sectionID: 's1',
  index,
  prompt: { text: `Question ${index + 1}`, part: 1, prepare: 0, answer: 30 },
}));

/** A server that answers every call. */
const ANSWERING: Readonly<Record<string, Handler>> = {
  [CREATE]: () => json(COMPLETE),
  ...chunkCalls(() => json(null)),
  [FINISH]: () => json(COMPLETE),
  [HAND_IN]: () => json({ id: 'submission' }),
};

/** A device with its storage, on which pages are opened one after the other. */
function device(handlers: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({ ...ANSWERING, ...handlers });
  const chunks = memoryStorage();
  const storage = createDeviceStorage(() => localStorage);
  const connection = { isOnline: true };
  const stops: (() => void)[] = [];
  const openPage = () => {
    const store = createSpeakingStore({
      api: createClient<LearnerRoutes>({ baseUrl: '', token: () => 'mine', csrfToken: () => null }),
      grants: createGrantStore(storage),
      chunks,
      key: { owner: 'mai', test: 's1' },
      prompts: PROMPTS,
      sittingID: null,
      device: storage,
      browser: fakeBrowser(),
      isOnline: () => connection.isOnline,
    });
    stops.push(store.start());
    return store;
  };
  return { api, chunks, connection, openPage, closePages: () => stops.splice(0).forEach((stop) => stop()) };
}

type Store = ReturnType<ReturnType<typeof device>['openPage']>;

async function recordAnswer(store: Store, prompt: string, texts: readonly string[] = ['one', 'two']) {
  await store.permit(prompt);
  const running = store.record(prompt, fakeMicrophone().microphone, () => undefined);
  for (const text of texts) {
    await vi.advanceTimersByTimeAsync(3000);
    FakeRecorder.current?.give(text);
  }
  await vi.advanceTimersByTimeAsync(500);
  running?.stop();
  await vi.advanceTimersByTimeAsync(2000);
}
const answerOf = (store: Store, prompt = 's1 0') => store.getState().draft.answers[prompt];
const soundOf = async (store: Store, prompt = 's1 0') => (await store.readSound(prompt))?.text();

let current: ReturnType<typeof device> | null = null;
const openDevice = (handlers: Readonly<Record<string, Handler>> = {}) => (current = device(handlers));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  current?.closePages();
  vi.useRealTimers();
});

it('sends chunks while it records, finishes the recording and hands it in', async () => {
  const { api, openPage, chunks } = openDevice();
  const store = openPage();
  await store.permit('s1 0');
  const running = store.record('s1 0', fakeMicrophone().microphone, () => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  FakeRecorder.current?.give('one');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sentChunks(api)).toEqual([0]);
  expect(api.made(FINISH)).toHaveLength(0);
  running?.stop();
  await vi.advanceTimersByTimeAsync(1500);
  expect(api.made(CREATE).map(({ body }) => body)).toEqual([
    { id: answerOf(store)?.recordingId, sectionID: 's1', prompt: 0, content_type: 'audio/webm' },
  ]);
  expect(api.made(FINISH).map(({ body }) => body)).toEqual([
    { chunks: 2, duration_ms: 4500, levels: Array.from({ length: 45 }, () => 170) },
  ]);
  expect(saveStatusOf(store.getState())).toBe('saved');
  const id = answerOf(store)?.recordingId ?? '';
  store.handIn();
  await vi.advanceTimersByTimeAsync(100);
  expect(api.made(HAND_IN).map(({ body }) => body)).toEqual([{ id: store.getState().draft.id, recordings: [id] }]);
  expect(store.getState().submission).toMatchObject({ id: 'submission' });
  expect(await chunks.read(id)).toEqual([]);
  expect(localStorage.getItem('speaking:mai:s1')).toBeNull();
});

it('keeps a recording on the device without the server, and sends it after a reload [D192]', async () => {
  const { connection, openPage, closePages } = openDevice({ [CREATE]: offline, ...chunkCalls(offline) });
  connection.isOnline = false;
  const store = openPage();
  await recordAnswer(store, 's1 0');
  expect(saveStatusOf(store.getState())).toBe('offline');
  expect(await soundOf(store)).toBe('onetwoend');
  store.handIn();
  closePages();
  const api = fakeApi(ANSWERING);
  connection.isOnline = true;
  const later = openPage();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sentChunks(api)).toEqual([0, 1, 2]);
  expect(later.getState().submission).toMatchObject({ id: 'submission' });
  expect(api.made(HAND_IN)[0]?.body).toMatchObject({ id: store.getState().draft.id });
});

it('loses only the chunk that a closed page was recording, and sends the rest [D192]', async () => {
  const { openPage, api } = openDevice();
  const store = openPage();
  await store.permit('s1 0');
  store.record('s1 0', fakeMicrophone().microphone, () => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  FakeRecorder.current?.give('one');
  await vi.advanceTimersByTimeAsync(2000);
  const later = openPage();
  expect(answerOf(later)).toMatchObject({ end: 'closed', ms: 3000 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.made(FINISH).map(({ body }) => body)).toMatchObject([{ chunks: 1, duration_ms: 3000 }]);
});

it('sends the chunks that the server misses once more', async () => {
  let missing = [1];
  const { openPage, api } = openDevice({
    [FINISH]: () => {
      const body = { missing, chunks: [] };
      missing = [];
      return json(body);
    },
  });
  const store = openPage();
  await recordAnswer(store, 's1 0');
  expect(sentChunks(api)).toEqual([0, 1, 2, 1]);
  expect(answerOf(store)?.isFinished).toBe(true);
});

it('creates a recording again that the server has swept', async () => {
  let isThere = false;
  const { openPage, api } = openDevice({
    [CREATE]: () => {
      isThere = api.made(CREATE).length > 1;
      return json(COMPLETE);
    },
    ...chunkCalls(() => (isThere ? json(null) : failure(404, 'not_found', 'Recording not found.'))),
  });
  const store = openPage();
  await recordAnswer(store, 's1 0');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.made(CREATE)).toHaveLength(2);
  expect(answerOf(store)?.isFinished).toBe(true);
});

describe('recording again', () => {
  it('replaces the answer by another recording', async () => {
    const { openPage, chunks } = openDevice();
    const store = openPage();
    await recordAnswer(store, 's1 0');
    const first = answerOf(store)?.recordingId ?? '';
    await recordAnswer(store, 's1 0', ['new']);
    expect(answerOf(store)?.recordingId).not.toBe(first);
    expect(await soundOf(store)).toBe('newend');
    expect(await chunks.read(first)).toEqual([]);
  });

  it('leaves the answer if the new recording has no sound', async () => {
    const { openPage } = openDevice();
    const store = openPage();
    await recordAnswer(store, 's1 0');
    store.record('s1 0', fakeMicrophone().microphone, () => undefined);
    FakeRecorder.current?.stop('');
    await vi.advanceTimersByTimeAsync(10);
    expect(await soundOf(store)).toBe('onetwoend');
    expect(store.getState()).toMatchObject({ recording: null, emptyEnd: { prompt: 's1 0', end: 'failed' } });
  });
});

it('says before the first second that no more may be recorded today', async () => {
  const message = 'You have recorded as much as you can today.';
  const { openPage } = openDevice({
    [CREATE]: () =>
      Response.json({ code: 'too_many_requests', message }, { status: 429, headers: { 'retry-after': '40000' } }),
  });
  const store = openPage();
  expect(await store.permit('s1 0')).toBe(false);
  expect(store.getState().refusal).toBe(message);
});

it.each([
  ['offline', offline],
  ['without a response', () => new Promise<Response>(() => undefined)],
])('begins a recording %s', async (_, handler) => {
  const store = openDevice({ [CREATE]: handler }).openPage();
  const permitted = store.permit('s1 0');
  await vi.advanceTimersByTimeAsync(1600);
  expect(await permitted).toBe(true);
});

it('takes a file in parts, with the levels of its sound', async () => {
  const { openPage, api } = openDevice();
  const store = openPage();
  fakeSound.seconds = 2;
  expect(await store.addFile('s1 1', new File([new Uint8Array(600_000)], 'answer.mp3'))).toBeNull();
  await vi.advanceTimersByTimeAsync(1500);
  expect(sentChunks(api)).toEqual([0, 1]);
  expect(api.made(CREATE)[0]?.body).toMatchObject({ prompt: 1, content_type: 'audio/mpeg' });
  expect(api.made(FINISH)[0]?.body).toMatchObject({ chunks: 2, duration_ms: 2000 });
  expect(await store.addFile('s1 1', new File(['x'], 'answer.txt'))).toBe('type');
  expect(answerOf(store, 's1 1')?.end).toBe('file');
});

it('shows why the server refuses to take the test, and leaves the answers', async () => {
  const { openPage } = openDevice({ [HAND_IN]: () => failure(409, 'attempt_closed', 'It was handed in elsewhere.') });
  const store = openPage();
  await recordAnswer(store, 's1 0');
  store.handIn();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.getState()).toMatchObject({ refusal: 'It was handed in elsewhere.', draft: { isHandedIn: false } });
  expect(await soundOf(store)).toBe('onetwoend');
});

it('names an answer that the browser has removed from the device, and hands in without it', async () => {
  const { openPage, chunks, connection, closePages } = openDevice({ [CREATE]: offline, ...chunkCalls(offline) });
  connection.isOnline = false;
  const store = openPage();
  await recordAnswer(store, 's1 0');
  closePages();
  await chunks.remove(answerOf(store)?.recordingId ?? '');
  const api = fakeApi(ANSWERING);
  const later = openPage();
  await recordAnswer(later, 's1 1');
  expect(later.getState()).toMatchObject({ refusal: null, failure: null, draft: { lost: ['s1 0'] } });
  expect(answerOf(later)).toBeUndefined();
  const recordings = [answerOf(later, 's1 1')?.recordingId];
  later.handIn();
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.made(HAND_IN)[0]?.body).toMatchObject({ recordings });
});

it('does not hand in by itself without an answer that turns out to be lost', async () => {
  const { openPage, chunks, connection, closePages } = openDevice({ [CREATE]: offline, ...chunkCalls(offline) });
  connection.isOnline = false;
  const store = openPage();
  await recordAnswer(store, 's1 0');
  await recordAnswer(store, 's1 1');
  store.handIn();
  closePages();
  await chunks.remove(answerOf(store)?.recordingId ?? '');
  connection.isOnline = true;
  const api = fakeApi(ANSWERING);
  const later = openPage();
  await vi.advanceTimersByTimeAsync(2000);
  expect(later.getState().draft).toMatchObject({ lost: ['s1 0'], isHandedIn: false });
  expect(api.made(HAND_IN)).toEqual([]);
  await recordAnswer(later, 's1 0', ['new']);
  expect(later.getState().draft.lost).toEqual([]);
});

it('finishes an answer that only the server still has, without figures', async () => {
  const { api, openPage, chunks, closePages } = openDevice({ [FINISH]: offline });
  const store = openPage();
  await recordAnswer(store, 's1 0');
  closePages();
  await chunks.remove(answerOf(store)?.recordingId ?? '');
  api.on(FINISH, () => json(COMPLETE));
  const later = openPage();
  await vi.advanceTimersByTimeAsync(1000);
  expect(later.getState().draft).toMatchObject({ lost: [], answers: { 's1 0': { isFinished: true } } });
  expect(api.made(FINISH).at(-1)?.body).toMatchObject({ chunks: 3, duration_ms: 6500, levels: [] });
});

it('sends a finished answer again that the server has swept before it was handed in', async () => {
  let isThere = true;
  const gone = () => failure(404, 'not_found', 'This recording was not found.');
  const { api, openPage } = openDevice({
    [CREATE]: () => {
      isThere = true;
      return json(COMPLETE);
    },
    'GET /api/recording/:id': () => (isThere ? json(COMPLETE) : gone()),
    [HAND_IN]: () => (isThere ? json({ id: 'submission' }) : gone()),
  });
  const store = openPage();
  await recordAnswer(store, 's1 0');
  isThere = false;
  store.handIn();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sentChunks(api)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(store.getState().submission).toMatchObject({ id: 'submission' });
});
