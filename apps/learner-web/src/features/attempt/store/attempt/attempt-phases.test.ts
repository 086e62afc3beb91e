import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptLab, view } from '../../testing/attempt-lab.ts';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { openedState } from './attempt-state.ts';

const SUBMIT_AGAIN = 10_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

async function opened() {
  const lab = attemptLab();
  const tab = lab.device(0).openTab();
  await lab.pass(200);
  return { ...lab, tab, store: tab.store() };
}

it('starts on the first question', () => {
  expect(openedState({ draft: buildDraft(), current: 14, isStored: true }).current).toBe(14);
});

it('goes on submitting what was submitted before a reload', () => {
  const draft = buildDraft({ closed: true });
  expect(openedState({ draft, current: 1, isStored: true }).phase.name).toBe('submitting');
});

it.each([
  ['answers from before', { '1': 'TRUE' }, true, true],
  ['none', {}, true, false],
  ['answers of a guest from before', { '1': 'TRUE' }, false, true],
] as const)('says that it goes on where it finds %s', (_, answers, isStored, resumed) => {
  expect(openedState({ draft: buildDraft({ answers }), current: 1, isStored }).resumed).toBe(resumed);
});

it('does not take its own answers for those from before', async () => {
  const { tab, store, pass } = await opened();
  store.answer('1', 'TRUE');
  await pass(2000);
  expect(view(tab)).toMatchObject({ status: 'saved', resumed: false });
});

it('keeps an answer under its address and moves to its question', async () => {
  const { tab, store } = await opened();
  store.answer('14-2', 'tide');
  expect(view(tab)).toMatchObject({ answers: { '14-2': 'tide' }, current: 14 });
});

it('forgets an answer that is cleared', async () => {
  const { tab, store } = await opened();
  store.answer('14-2', 'tide');
  store.answer('14-2', null);
  expect(view(tab).answers).toEqual({});
});

describe('after submission', () => {
  it.each([
    ['submitting', 'none', 0],
    ['unsaved', 'cut', 1000],
    ['submitted', 'none', 1000],
  ] as const)('keeps the answers as they are while %s [L5-17]', async (phase, fault, wait) => {
    const { tab, store, pass } = await opened();
    tab.connection(fault);
    store.submit();
    await pass(wait);
    store.answer('14-2', 'tide');
    expect(view(tab)).toMatchObject({ phase: { name: phase }, answers: {} });
  });

  it('submits once: the clock after the button changes nothing', async () => {
    const { tab, store, submissions, pass } = await opened();
    store.submit();
    store.submit(true);
    await pass(1000);
    expect([view(tab).ending, submissions.length]).toEqual([null, 1]);
  });

  it('says when it was the clock', async () => {
    const { tab, store } = await opened();
    store.submit(true);
    expect(view(tab)).toMatchObject({ ending: 'timeIsUp', phase: { name: 'submitting' } });
  });

  it('says what ended it elsewhere, or goes on saying that it was the clock', async () => {
    const elsewhere = await opened();
    elsewhere.server.submit();
    elsewhere.store.answer('1', 'TRUE');
    await elsewhere.pass(2000);
    expect(view(elsewhere.tab)).toMatchObject({ ending: 'elsewhere', answers: {}, phase: { name: 'submitted' } });

    const byClock = await opened();
    byClock.server.submit();
    byClock.store.submit(true);
    await byClock.pass(2000);
    expect(view(byClock.tab)).toMatchObject({ ending: 'timeIsUp', phase: { name: 'submitted' } });
  });

  it('sends again on a retry', async () => {
    const { tab, store, server, pass } = await opened();
    tab.connection('cut');
    store.submit();
    await pass(1000);
    store.retry();
    expect(view(tab).phase.name).toBe('submitting');
    tab.connection('none');
    await pass(1000);
    expect([view(tab).phase.name, server.results()]).toEqual(['submitted', [{}]]);
  });

  it('sends again by itself, and has one result, where the answer to the first submission was lost', async () => {
    const { tab, store, server, submissions, pass } = await opened();
    store.answer('1', 'TRUE');
    await pass(2000);
    tab.connection('loseAnswers');
    store.submit();
    await pass(1000);
    tab.connection('none');
    expect(view(tab).phase).toMatchObject({ name: 'unsaved', failure: { kind: 'offline', isLate: false } });
    await pass(SUBMIT_AGAIN);
    expect([view(tab).phase.name, server.results()]).toEqual(['submitted', [{ '1': 'TRUE' }]]);
    expect(submissions).toHaveLength(1);
  });

  it('does not wait for its turn when the network is back', async () => {
    const { tab, store, pass } = await opened();
    tab.connection('cut');
    store.submit();
    await pass(1000);
    tab.connection('none');
    await pass(1000);
    expect(view(tab).phase.name).toBe('submitted');
  });

  it('is told when the time was over before it arrived', async () => {
    const { tab, store, pass } = await opened();
    tab.connection('cut');
    await pass(20 * 60_000);
    store.submit(true);
    await pass(1000);
    expect(view(tab).phase).toMatchObject({ name: 'unsaved', failure: { kind: 'offline', isLate: true } });
  });

  it('asks nothing more by itself where the server refuses', async () => {
    const { tab, store, server, pass } = await opened();
    server.refuse('section_locked');
    server.refuse('section_locked', 'submissions');
    store.submit();
    await pass(1000);
    const { saves } = server;
    await pass(10 * SUBMIT_AGAIN);
    expect([view(tab).phase.name, server.saves]).toEqual(['unsaved', saves]);
  });

  it('ignores a retry once it is saved', async () => {
    const { tab, store, submissions, pass } = await opened();
    store.submit();
    await pass(1000);
    store.retry();
    await pass(1000);
    expect([view(tab).phase.name, submissions.length]).toEqual(['submitted', 1]);
  });

  it('ignores a late failure of a submission that arrived', async () => {
    const { tab, store, server, submissions, pass } = await opened();
    store.answer('1', 'TRUE');
    store.submit();
    // React's strict mode leaves a screen once and comes back to it.
    store.start()();
    store.start();
    server.refuse('section_locked');
    await pass(SUBMIT_AGAIN);
    expect([view(tab).phase.name, submissions.length]).toEqual(['submitted', 1]);
  });

  it('still moves between questions', async () => {
    const { tab, store, pass } = await opened();
    store.submit();
    await pass(1000);
    store.moveTo(3);
    expect(view(tab).current).toBe(3);
  });
});
