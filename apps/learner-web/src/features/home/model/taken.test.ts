import type { SittingSummary } from '@bandwise/api-contract/learner';
import { expect, it } from 'vitest';
import { buildAttempt } from '../../../testing/build-progress.ts';
import { begunTests, takenTests } from './taken.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

function sitting(part: Partial<SittingSummary>): SittingSummary {
  return {
    id: 'a-sitting',
    status: 'running',
    created_at: inMinutes(-5),
    ended_at: null,
    exams: [{ exam_id: 'an-exam', title: 'Reading Test 1', skill: 'reading', variant: 'academic' }],
    state: { phase: 'running', exam: 0, since: NOW, deadline: NOW + 30 * 60_000, exams: [] },
    results: [],
    overall: null,
    waiting_for: [],
    ...part,
  };
}

const running = { status: 'in_progress', submitted_at: null, correctCount: null, total: null } as const;

it('goes on with what was begun and has time left, what ends first in front', () => {
  const attempts = [
    buildAttempt(1, { ...running, deadline: inMinutes(12) }),
    buildAttempt(2, { ...running, deadline: null }),
    buildAttempt(3, { ...running, deadline: inMinutes(-1) }),
    buildAttempt(4, { ...running, deadline: inMinutes(9), answered: false }),
    buildAttempt(5, { ...running, deadline: inMinutes(9), available: false }),
    buildAttempt(6),
  ];
  const begun = begunTests(attempts, [sitting({}), sitting({ id: 'over', status: 'ended' })], NOW);
  expect(begun.map(({ title }) => title)).toEqual(['Harbours 1', 'Reading Test 1', 'Harbours 2']);
  expect(begun[1]?.to).toBe('/sitting/a-sitting');
});

it('has no time to count while a sitting has not been started', () => {
  const state = { phase: 'instructions', exam: 0, since: NOW, deadline: NOW + 1, exams: [] } as const;
  expect(begunTests([], [sitting({ state: { ...state, exams: [] } })], NOW)[0]?.deadline).toBeNull();
});

it('shows the last results: whole tests with their band, and parts by themselves, but not the parts of a whole test', () => {
  const ended = sitting({
    status: 'ended',
    ended_at: inMinutes(-1),
    results: [{ sat: true, marks: 31, total: 40, band: { band: 7, provisional: false } }],
  });
  const attempts = [
    buildAttempt(1, { submitted_at: inMinutes(-2) }),
    buildAttempt(2, { submitted_at: inMinutes(-1), sittingID: 'a-sitting' }),
    buildAttempt(3, { submitted_at: inMinutes(-3), source: 'reported' }),
    buildAttempt(4, running),
  ];
  const taken = takenTests(attempts, [ended, sitting({ id: 'not-sat', status: 'ended', ended_at: inMinutes(0) })]);
  expect(taken.map(({ title, marks, total, band }) => [title, marks, total, band])).toEqual([
    ['Reading Test 1', 31, 40, 7],
    ['Harbours 1', 11, 13, null],
  ]);
});

it('shows five results at most', () => {
  const attempts = Array.from({ length: 9 }, (_, place) => buildAttempt(place));
  expect(takenTests(attempts, [])).toHaveLength(5);
});
