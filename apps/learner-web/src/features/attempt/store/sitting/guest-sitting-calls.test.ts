import {
  ApiError,
  createDeviceStorage,
  NetworkError,
  type Client,
  type LearnerRoutes,
} from '@bandwise/api-contract/client';
import { memoryStorage } from '@bandwise/api-contract/client/testing';
import type { AnswersBody, GuestMarkedBody } from '@bandwise/api-contract/learner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore, GUEST } from '../../../../shared/attempt-drafts/draft-store.ts';
import { createGuestSitting } from '../../../../shared/guest-sitting/guest-sitting.ts';
import { buildResult } from '../../../../testing/build-section.ts';
import { createSittingStore } from './sitting-store.ts';
import { modelSitting } from '../../testing/model-sitting.ts';
import { createGuestCalls } from './guest-sitting-calls.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

interface MarkBody {
  readonly exam_id: string;
  readonly attempt?: string;
  readonly sections: readonly { readonly sectionID: string; readonly answers: AnswersBody }[];
}

const refusal = (status: number, code: 'not_found' | 'not_started') =>
  new ApiError({ status, code, message: 'Refused.', issues: [], retryAfter: null, fromServer: true });

/** A server that only marks, and says what it was sent. */
function marker() {
  const sent: MarkBody[] = [];
  const trouble: { error: Error | null; expired?: string } = { error: null };
  const marked = ({ exam_id, sections }: MarkBody): GuestMarkedBody => ({
    exam_id,
    skill: 'reading',
    variant: 'academic',
    marks: 1,
    total: 6,
    band: null,
    note: null,
    parts: sections.map(({ sectionID, answers }, index) => ({
      sectionID,
      part_number: index + 1,
      result: buildResult(answers),
    })),
  });
  const call = async (key: string, { body }: { readonly body: MarkBody }) => {
    if (key === 'POST /api/sitting/plan') return { attempts: ['token-again'] };
    if (trouble.error) throw trouble.error;
    if (body.attempt === trouble.expired) throw refusal(409, 'not_started');
    sent.push(body);
    return marked(body);
  };
  // The only calls that a guest's sitting makes.
  return { sent, trouble, api: { call } as unknown as Client<LearnerRoutes> };
}

/** A browser in which a guest has begun exams of two parts each; `load`: its page, once more. */
async function begin({ exams = 1, minutes = 10 } = {}) {
  const storage = memoryStorage();
  const device = createDeviceStorage(() => storage);
  const server = marker();
  const model = modelSitting({ exams, minutes });
  const { plan, sections } = model.plan();
  createGuestSitting(device).begin({
    now: Date.now(),
    plan,
    sections,
    attempts: ['token-1', 'token-2'],
    grants: [],
    offset: 0,
  });
  const load = async () => {
    const sitting = createGuestSitting(device);
    const paper = sitting.paper();
    if (!paper) throw new Error('nothing was kept');
    const calls = createGuestCalls({ paper, sitting, api: server.api, now: () => Date.now() });
    const store = createSittingStore({
      opened: await calls.read(),
      requestTimes: { sent: Date.now(), received: Date.now() },
      owner: GUEST,
      calls,
      drafts: createDraftStore(device),
      now: () => Date.now(),
      isOnline: () => true,
    });
    return { calls, store, stop: store.start() };
  };
  return { ...server, load, storage, forget: () => createGuestSitting(device).forget() };
}

it('is sat on the device alone, and marked whole once it is over [D57]', async () => {
  const { load, sent } = await begin();
  const { store, calls } = await load();
  expect(store.getState().at.phase).toBe('instructions');
  store.next();
  await pass(100);
  store.getState().sections[0]?.answer('1', 'TRUE');
  store.getState().sections[1]?.answer('2', 'FALSE');
  await pass(5000);
  expect(sent).toEqual([]);
  store.finish();
  await pass(100);
  expect(store.getState().frame.status).toBe('ended');
  expect(sent.map(({ sections }) => sections.map(({ answers }) => answers))).toEqual([
    [{ '1': 'TRUE' }, { '2': 'FALSE' }],
  ]);
  const { exams } = await calls.result();
  expect(exams[0]).toMatchObject({ sat: true, marks: 1, parts: [{ marks: 1 }, { marks: 1 }] });
});

it('goes on after a reload, with its answers and its clock [D57]', async () => {
  const { load } = await begin();
  const first = await load();
  first.store.next();
  await pass(100);
  const deadline = first.store.getState().at.deadline;
  first.store.getState().sections[0]?.answer('1', 'TRUE');
  await pass(2000);
  first.stop();
  await pass(MINUTE);
  const { store } = await load();
  expect(store.getState().at).toMatchObject({ phase: 'running', deadline });
  expect(store.getState().sections[0]?.getState().draft.copy.saved.answers).toEqual({ '1': 'TRUE' });
});

it('is over with its clock, with what was given by then, and marked when the network is back', async () => {
  const { load, sent, trouble } = await begin();
  const { store } = await load();
  store.next();
  await pass(100);
  store.getState().sections[0]?.answer('1', 'TRUE');
  await pass(2000);
  trouble.error = new NetworkError('cut');
  await pass(11 * MINUTE);
  expect([store.getState().at.phase, store.getState().frame.status, sent.length]).toEqual(['ended', 'running', 0]);
  trouble.error = null;
  await pass(MINUTE);
  expect(store.getState().frame.status).toBe('ended');
  expect(sent[0]?.sections[0]?.answers).toEqual({ '1': 'TRUE' });
});

it('gives no key of an exam that is over before all of it is [D57]', async () => {
  const { load, sent, storage } = await begin({ exams: 2 });
  const { store, calls } = await load();
  store.next();
  await pass(100);
  store.finish();
  await pass(100);
  expect(store.getState().at).toMatchObject({ phase: 'pause', exam: 1 });
  expect([sent, [...storage.values.values()].join().includes('"keys"')]).toEqual([[], false]);
  store.finishAll();
  await pass(100);
  expect(sent.map(({ exam_id }) => exam_id)).toEqual(['Test 1']);
  expect((await calls.result()).exams.map(({ sat }) => sat)).toEqual([true, false]);
});

it('is over also where an exam cannot be marked any more', async () => {
  const { load, trouble } = await begin();
  const { store, calls } = await load();
  store.next();
  await pass(100);
  trouble.error = refusal(404, 'not_found');
  store.finish();
  await pass(100);
  expect(store.getState().frame.status).toBe('ended');
  expect((await calls.result()).exams[0]).toMatchObject({ sat: true, marks: null, band: null });
});

it('is marked with what its plan answered, and with a new plan once that is no longer valid', async () => {
  const { load, sent, trouble } = await begin({ exams: 2 });
  const { store } = await load();
  trouble.expired = 'token-2';
  for (const part of [0, 1]) {
    store.next();
    await pass(100);
    store.getState().sections[part]?.answer('1', 'TRUE');
    await pass(5000);
    if (part === 0) store.finish();
    else store.finishAll();
    await pass(100);
    if (part === 0) store.next();
    await pass(100);
  }
  expect(sent.map(({ exam_id, attempt }) => [exam_id, attempt])).toEqual([
    ['Test 1', 'token-1'],
    ['Test 2', 'token-again'],
  ]);
});

it('leaves nothing in the browser once it is discarded [D57]', async () => {
  const { load, forget, storage } = await begin();
  const { store, stop } = await load();
  store.next();
  await pass(100);
  store.getState().sections[0]?.answer('1', 'TRUE');
  await pass(2000);
  stop();
  forget();
  expect([...storage.values.keys()]).toEqual([]);
});
