import { expect, it } from 'vitest';
import { buildSummary } from '../../../testing/build-submission.ts';
import { criterionSeries } from './criterion-series.ts';

it('has the bands of each criterion, the oldest first, of both tasks', () => {
  const submissions = [
    buildSummary({ id: 'b', handed_in_at: '2026-11-03T08:00:00Z', bands: { task_response: 7, grammar: 6 } }),
    buildSummary({ id: 'waits', handed_in_at: '2026-11-02T08:00:00Z' }),
    buildSummary({ id: 'a', handed_in_at: '2026-11-01T08:00:00Z', bands: { task_achievement: 5, grammar: 5 } }),
  ];
  const shown = criterionSeries(submissions).map(({ criterion, results }) => [
    criterion,
    results.map(({ id, band }) => `${id} ${band}`),
  ]);
  expect(shown).toEqual([
    ['task_achievement', ['a 5']],
    ['task_response', ['b 7']],
    ['grammar', ['a 5', 'b 6']],
  ]);
});
