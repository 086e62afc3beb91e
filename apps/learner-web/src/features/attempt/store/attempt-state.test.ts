import { describe, expect, it } from 'vitest';
import { buildResult } from '../../../test/build-section.ts';
import { beginAttempt, reduceAttempt, type AttemptEvent, type AttemptState } from './attempt-state.ts';

const draft = { answers: {}, deadline: null, closed: false };
const after = (...events: AttemptEvent[]): AttemptState => events.reduce(reduceAttempt, beginAttempt(draft, 1));
const answer = { type: 'answered', address: '14-2', value: 'tide' } as const;
const submit = { type: 'submitted', byClock: false } as const;
const fail = { type: 'failed', failure: { kind: 'offline', isLate: false, isOnDevice: true } } as const;
const mark = { type: 'marked', result: buildResult({}) } as const;

it('starts on the first question', () => {
  expect(beginAttempt(draft, 14).current).toBe(14);
});

it('goes on submitting what was submitted before a reload', () => {
  expect(beginAttempt({ ...draft, closed: true }, 1).phase.name).toBe('submitting');
});

it('keeps an answer under its address and moves to its question', () => {
  expect(after(answer)).toMatchObject({ answers: { '14-2': 'tide' }, current: 14 });
});

it('forgets an answer that is cleared', () => {
  expect(after(answer, { ...answer, value: null }).answers).toEqual({});
});

describe('after submission', () => {
  it.each([
    ['submitting', [submit]],
    ['unsaved', [submit, fail]],
    ['submitted', [submit, mark]],
  ] as const)('keeps the answers as they are while %s', (phase, events) => {
    const state = after(...events, answer);
    expect(state.phase.name).toBe(phase);
    expect(state.answers).toEqual({});
  });

  it('submits once: the clock after the button changes nothing', () => {
    expect(after(submit, { type: 'submitted', byClock: true }).ending).toBeNull();
  });

  it('says when it was the clock', () => {
    expect(after({ type: 'submitted', byClock: true })).toMatchObject({
      ending: 'timeIsUp',
      phase: { name: 'submitting' },
    });
  });

  it('says what ended it elsewhere, or goes on saying that it was the clock', () => {
    const closed = { type: 'closed', answers: {}, result: buildResult({}) } as const;
    expect(after({ ...closed, ending: 'elsewhere' }).ending).toBe('elsewhere');
    expect(after({ type: 'submitted', byClock: true }, { ...closed, ending: null }).ending).toBe('timeIsUp');
  });

  it('sends again on a retry', () => {
    expect(after(submit, fail, { type: 'retried' }).phase.name).toBe('submitting');
  });

  it('ignores a retry once it is saved', () => {
    expect(after(submit, mark, { type: 'retried' }).phase.name).toBe('submitted');
  });

  it('ignores a late failure of a submission that arrived', () => {
    expect(after(submit, mark, fail).phase.name).toBe('submitted');
  });

  it('still moves between questions', () => {
    expect(after(submit, mark, { type: 'moved', number: 3 }).current).toBe(3);
  });
});
