import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../../../shared/attempt-drafts/draft-store.ts';
import { visibleAnswers } from '../../../../shared/attempt-drafts/answer-copy.ts';
import { modelSitting } from '../../testing/model-sitting.ts';
import { flaggedNumbers } from './section-copy.ts';
import { createSittingStore } from './sitting-store.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A page with the sitting; a second one of the same device shares what it stored. */
function open(server: ReturnType<typeof modelSitting>, stored = new Map<string, string>()) {
  const device = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => void stored.set(key, text),
    remove: (key: string) => void stored.delete(key),
    keys: (prefix: string) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
    isKeeping: () => true,
  };
  const store = createSittingStore({
    opened: server.whole(),
    requestTimes: { sent: Date.now(), received: Date.now() },
    owner: 'ada',
    calls: server.calls,
    drafts: createDraftStore(device),
    now: () => Date.now(),
    isOnline: () => !server.network.isDown,
  });
  const stop = store.start();
  return { store, stop, stored };
}

const answersOf = (store: ReturnType<typeof open>['store']) =>
  store.getState().sections.map((section) => visibleAnswers(section.getState().draft.copy));

async function started(options: Parameters<typeof modelSitting>[0] = {}) {
  const server = modelSitting(options);
  const page = open(server);
  page.store.next();
  await pass(100);
  return { server, ...page };
}

it('waits at the instructions until the learner starts', async () => {
  const server = modelSitting();
  const { store } = open(server);
  await pass(30 * MINUTE);
  expect(store.getState().at.phase).toBe('instructions');
  expect(store.getState().sections).toEqual([]);
  store.next();
  await pass(100);
  expect(store.getState().at.phase).toBe('running');
  expect(store.getState().sections).toHaveLength(2);
});

describe('while an exam runs', () => {
  it('has an answer, a flag and another part’s answer on the server soon', async () => {
    const { server, store } = await started();
    const [first, second] = store.getState().sections;
    first?.answer('1', 'TRUE');
    first?.flag(2, true);
    second?.answer('14', 'tide');
    expect(store.getState().isWaiting).toBe(true);
    await pass(1500);
    expect(store.getState().isWaiting).toBe(false);
    expect(server.stored.get('exam-0-part-0')).toEqual({ answers: { '1': 'TRUE' }, flags: { '2': true }, text: '' });
    expect(server.stored.get('exam-0-part-1')?.answers).toEqual({ '14': 'tide' });
  });

  it('counts the pasted words of a text, also after a reload', async () => {
    const { server, store, stop, stored } = await started();
    const pasted = () => server.stored.get('exam-0-part-0')?.pasted_words;
    store.getState().sections[0]?.paste('two words');
    store.getState().sections[0]?.write('two words');
    await pass(1500);
    expect(pasted()).toBe(2);
    stop();
    const { store: again } = open(server, stored);
    await pass(100);
    const [part] = again.getState().sections;
    part?.paste('more');
    part?.write('two words more');
    await pass(1500);
    expect(pasted()).toBe(3);
    part?.write('');
    part?.paste('one');
    part?.write('one');
    await pass(1500);
    expect(pasted()).toBe(1);
  });

  it('keeps what was typed offline on the device, also over a reload, and sends it when the network is back', async () => {
    const { server, store, stop, stored } = await started();
    server.network.isDown = true;
    store.getState().sections[0]?.answer('1', 'FALSE');
    await pass(5000);
    expect(store.getState()).toMatchObject({ failure: { kind: 'offline' }, stepFailure: null });
    stop();
    server.network.isDown = false;
    const again = open(server, stored);
    await pass(100);
    expect(answersOf(again.store)[0]).toEqual({ '1': 'FALSE' });
    await pass(2000);
    expect(server.stored.get('exam-0-part-0')?.answers).toEqual({ '1': 'FALSE' });
  });

  it('takes a flag off again', async () => {
    const { server, store } = await started();
    const [first] = store.getState().sections;
    first?.flag(2, true);
    await pass(1500);
    first?.flag(2, false);
    await pass(1500);
    expect(server.stored.get('exam-0-part-0')?.flags).toEqual({ '2': false });
    expect(first && flaggedNumbers(visibleAnswers(first.getState().draft.copy)).size).toBe(0);
  });

  it('takes no answer in a part that is held, and does not call it submitted', async () => {
    const { store } = await started();
    const [first] = store.getState().sections;
    first?.allow(false);
    first?.answer('1', 'TRUE');
    expect(first?.getState().phase).toEqual({ name: 'held' });
    first?.allow(true);
    first?.answer('2', 'FALSE');
    expect(answersOf(store)[0]).toEqual({ '2': 'FALSE' });
  });

  it('sees extra time that was granted in the meantime', async () => {
    const { server, store } = await started();
    const before = store.getState().at.deadline ?? 0;
    server.grant(25);
    await pass(25_000);
    expect(store.getState().at.deadline).toBe(before + 15 * MINUTE);
  });

  it('ends with its time, with the answers that were given, and takes none later', async () => {
    const { server, store } = await started({ minutes: 10 });
    const [first] = store.getState().sections;
    await pass(10 * MINUTE - 1000);
    first?.answer('1', 'TRUE');
    await pass(2000);
    expect(store.getState().at.phase).toBe('ended');
    first?.answer('1', 'FALSE');
    await pass(2000);
    expect(store.getState().frame.status).toBe('ended');
    expect(server.stored.get('exam-0-part-0')?.answers).toEqual({ '1': 'TRUE' });
  });

  it('sends what was typed in the last moment when its time is up, and is handed in at once', async () => {
    const { server, store } = await started({ minutes: 10 });
    const { deadline } = store.getState().at;
    await pass((deadline ?? 0) - Date.now() - 100);
    store.getState().sections[0]?.answer('1', 'TRUE');
    await pass(1000);
    expect(server.stored.get('exam-0-part-0')?.answers).toEqual({ '1': 'TRUE' });
    expect(store.getState().frame.status).toBe('ended');
  });

  it('sends what was typed in the last moment also where a pause follows', async () => {
    const { server, store } = await started({ exams: 2, minutes: 10 });
    const { deadline } = store.getState().at;
    await pass((deadline ?? 0) - Date.now() - 100);
    store.getState().sections[1]?.answer('2', 'FALSE');
    await pass(1000);
    expect(store.getState().at.phase).toBe('pause');
    expect(server.stored.get('exam-0-part-1')?.answers).toEqual({ '2': 'FALSE' });
  });

  it('is over on the screen in time although the server cannot be reached [D51]', async () => {
    const { server, store } = await started({ minutes: 10 });
    server.network.isDown = true;
    await pass(11 * MINUTE);
    expect([store.getState().at.phase, store.getState().frame.status]).toEqual(['ended', 'running']);
    server.network.isDown = false;
    await pass(MINUTE);
    expect(store.getState().frame.status).toBe('ended');
  });

  it('is finished once, with what was not saved yet', async () => {
    const { server, store, stored } = await started();
    store.getState().sections[0]?.answer('1', 'TRUE');
    store.finish();
    store.finish();
    await pass(200);
    expect(store.getState().frame.status).toBe('ended');
    expect(server.events.filter(({ type }) => type === 'finish')).toHaveLength(1);
    expect(server.stored.get('exam-0-part-0')?.answers).toEqual({ '1': 'TRUE' });
    expect([...stored.keys()]).toEqual([]);
  });

  it('says that a step did not arrive, and takes it when it is tried again', async () => {
    const { server, store } = await started();
    server.network.isDown = true;
    store.finish();
    await pass(200);
    expect(store.getState()).toMatchObject({ isActing: false, stepFailure: { kind: 'offline' } });
    server.network.isDown = false;
    store.finish();
    await pass(200);
    expect(store.getState().frame.status).toBe('ended');
  });
});

it('ends in a pause for good, without the exam that is next [D56]', async () => {
  const { server, store } = await started({ exams: 2, minutes: 10 });
  await pass(10 * MINUTE + 500);
  expect(store.getState().at.phase).toBe('pause');
  store.finishAll();
  await pass(200);
  expect(store.getState()).toMatchObject({ frame: { status: 'ended' }, at: { phase: 'ended' } });
  expect(server.events.at(-1)).toMatchObject({ type: 'finish', all: true });
});

it('goes through a pause to the next exam, whose sections it brings by itself', async () => {
  const { store } = await started({ exams: 2, minutes: 10 });
  expect(store.getState().sections[0]?.section.id).toBe('exam-0-part-0');
  await pass(10 * MINUTE + 500);
  expect(store.getState().at).toMatchObject({ phase: 'pause', exam: 1 });
  await pass(15 * MINUTE);
  expect(store.getState().at).toMatchObject({ phase: 'running', exam: 1 });
  await pass(500);
  expect(store.getState().sections.map(({ section }) => section.id)).toEqual(['exam-1-part-0', 'exam-1-part-1']);
});
