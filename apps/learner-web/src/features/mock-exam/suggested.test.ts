import type { FullExam } from '@bandwise/api-contract/learner';
import { expect, it } from 'vitest';
import { suggested } from './suggested.ts';

function exam(title: string, { taken, locked = false }: { taken?: string; locked?: boolean } = {}): FullExam {
  return {
    exam_id: title,
    title,
    skill: 'reading',
    variant: 'academic',
    created_at: '2026-11-01T08:00:00.000Z',
    questions_count: 40,
    minutes: 60,
    locked,
    parts: [],
    last_result: taken === undefined ? null : { sittingID: 's', date: taken, marks: 30, total: 40, band: null },
    in_progress: null,
  };
}

it.each([
  [
    'the first by title that was not taken',
    [exam('Test 10'), exam('Test 9'), exam('Test 1', { taken: '2026-11-02' })],
    'Test 9',
  ],
  ['the one taken longest ago', [exam('A', { taken: '2026-11-09' }), exam('B', { taken: '2026-11-02' })], 'B'],
  [
    'one that is open before one that is locked',
    [exam('A', { locked: true }), exam('B', { taken: '2026-11-02' })],
    'B',
  ],
  ['a locked one where there is no other', [exam('A', { locked: true })], 'A'],
  ['none of none', [], undefined],
] as const)('suggests %s [D56]', (_, exams, expected) => {
  expect(suggested(exams)?.title).toBe(expected);
});
