import type { SittingSummary } from '@bandwise/api-contract/learner';
import { expect, it } from 'vitest';
import { buildSummary } from '../../../testing/build-submission.ts';
import { latestChanges } from './latest-changes.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const mock = (part: Partial<SittingSummary> = {}): SittingSummary => ({
  id: 'mock',
  status: 'ended',
  created_at: at(1),
  ended_at: at(1),
  exams: [],
  state: { phase: 'ended', exam: 0, since: 0, deadline: null, exams: [] },
  results: [],
  overall: null,
  waiting_for: ['writing', 'speaking'],
  ...part,
});
const ids = (...given: Parameters<typeof latestChanges>) => latestChanges(...given).map(({ of }) => of.id);

it('has what was handed in or assessed last in front', () => {
  const submissions = [
    buildSummary({ id: 'new', handed_in_at: at(5) }),
    buildSummary({ id: 'assessed', handed_in_at: at(2), assessed_at: at(9) }),
    buildSummary({ id: 'third', handed_in_at: at(4) }),
    buildSummary({ id: 'fourth', handed_in_at: at(3) }),
    buildSummary({ id: 'old', handed_in_at: at(1) }),
  ];
  expect(ids(submissions, [])).toEqual(['assessed', 'new', 'third', 'fourth']);
});

it('has a mock exam before its texts while its overall band waits, and once it is there', () => {
  const text = buildSummary({ id: 'text', sittingID: 'mock', handed_in_at: at(3), assessed_at: at(6) });
  const other = buildSummary({ id: 'other', handed_in_at: at(7) });
  expect(ids([other, text], [mock()])).toEqual(['other', 'mock', 'text']);
  expect(ids([other, text], [mock({ overall: 6.5, waiting_for: [] })])).toEqual(['other', 'mock', 'text']);
  expect(ids([other, text], [mock({ waiting_for: [] })])).toEqual(['other', 'text']);
  expect(ids([other], [mock()])).toEqual(['other']);
});
