import type { SittingSummary } from '@bandwise/api-contract/learner';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandRange, plotPoints } from '@bandwise/ui/figures/band-places.ts';
import { buildSummary } from '../../../testing/build-submission.ts';
import { bandSeries } from './banded-results.ts';

type Exam = SittingSummary['exams'][number];

const exam = (skill: Exam['skill'], variant: Exam['variant'] = 'academic'): Exam => ({
  exam_id: 'e',
  title: `A ${skill} test`,
  skill,
  variant,
});
const sat = (marks: number | null, band: number | null, total = 40): SittingSummary['results'][number] => ({
  sat: true,
  marks,
  total,
  band: band === null ? null : { band, provisional: false },
});
const sitting = (
  id: string,
  ended_at: string | null,
  parts: Pick<SittingSummary, 'exams' | 'results'>,
): SittingSummary => ({
  id,
  status: ended_at === null ? 'running' : 'ended',
  created_at: '2026-11-01T10:00:00.000Z',
  ended_at,
  state: { phase: 'ended', exam: 0, since: 0, deadline: null, exams: [] },
  overall: null,
  waiting_for: [],
  ...parts,
});

describe('bands over time', () => {
  it('are those of whole tests of 40 marks, by paper, the oldest first [D55]', () => {
    const sittings = [
      sitting('c', '2026-11-03T10:00:00Z', { exams: [exam('reading', 'general')], results: [sat(30, 6)] }),
      sitting('b', '2026-11-02T10:00:00Z', {
        exams: [exam('listening'), exam('reading'), exam('writing')],
        results: [sat(30, 7), sat(33, 7.5), sat(null, null, 0)],
      }),
      sitting('a', '2026-11-01T10:00:00Z', { exams: [exam('reading')], results: [sat(27, 6.5)] }),
      sitting('short', '2026-11-01T11:00:00Z', { exams: [exam('reading')], results: [sat(10, null, 13)] }),
      sitting('running', null, { exams: [exam('reading')], results: [] }),
    ];
    expect(
      bandSeries(sittings, []).map(({ paper, results }) => [paper, results.map(({ id, band }) => [id, band])]),
    ).toEqual([
      [
        'academic_reading',
        [
          ['a', 6.5],
          ['b', 7.5],
        ],
      ],
      ['listening', [['b', 7]]],
      ['general_reading', [['c', 6]]],
    ]);
  });

  it('are none where nothing was banded', () => {
    expect(bandSeries([], [])).toEqual([]);
  });

  it('are those of writing tests whose texts are assessed, and of speaking tests, rounded', () => {
    const sittings = [
      sitting('w', '2026-11-02T10:00:00Z', { exams: [exam('writing')], results: [sat(null, 6.5, 0)] }),
      sitting('waits', '2026-11-03T10:00:00Z', { exams: [exam('writing')], results: [sat(null, null, 0)] }),
    ];
    const submissions = [
      buildSummary({ id: 's', skill: 'speaking', band: 7.25, handed_in_at: '2026-11-04T10:00:00Z' }),
      buildSummary({ id: 'task', skill: 'writing', band: 6.25 }),
      buildSummary({ id: 'not yet', skill: 'speaking' }),
    ];
    const shown = bandSeries(sittings, submissions).map(({ paper, results }) => [
      paper,
      results.map(({ id, to, band, marks }) => [id, to, band, marks]),
    ]);
    expect(shown).toEqual([
      ['writing', [['w', '/sitting/w', 6.5, null]]],
      ['speaking', [['s', '/feedback/s', 7.5, null]]],
    ]);
  });
});

describe('a plot of bands', () => {
  const bandArb = fc.integer({ min: 0, max: 18 }).map((half) => half / 2);

  it.each([
    [[6.5], 4, 7],
    [[9], 6, 9],
    [[0.5], 0, 3],
    [[4, 8.5], 4, 9],
    [[7, 7], 4, 7],
  ])('of %j goes from %d to %d', (bands, low, high) => {
    expect(bandRange(bands)).toEqual({ low, high });
  });

  it('holds every band, in order from the left, each at its height', () => {
    fc.assert(
      fc.property(fc.array(bandArb, { minLength: 1, maxLength: 50 }), (bands) => {
        const range = bandRange(bands);
        expect(range.high - range.low).toBeGreaterThanOrEqual(3);
        const points = plotPoints(bands, range);
        for (const [index, { x, y }] of points.entries()) {
          expect(x).toBeGreaterThan(points[index - 1]?.x ?? 0);
          expect(x).toBeLessThan(100);
          expect(range.low + (y / 100) * (range.high - range.low)).toBeCloseTo(bands[index] ?? Number.NaN);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
