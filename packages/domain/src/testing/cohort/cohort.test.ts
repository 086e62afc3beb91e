import { describe, expect, it } from 'vitest';
import { parseGroups } from '../../exam-file/parse-groups.ts';
import { compileKey } from '../../marking/compile-key.ts';
import { markCompiled } from '../../marking/mark-compiled.ts';
import { MARKING_PROFILES } from '../../marking/verdict.ts';
import { questionStatistics } from '../../question-statistics/question-statistics.ts';
import { valueOf } from '../value-of.ts';
import { COHORT_PART, COHORT_QUESTIONS, expectedFigures, FAULTY_ADDRESS, makeCohort } from './index.ts';

const groups = valueOf(parseGroups(COHORT_PART.groups));

describe('the cohort', () => {
  it('is the same each time, and a smaller one is its beginning', () => {
    expect(makeCohort(25)).toEqual(makeCohort(50).slice(0, 25));
    expect(makeCohort(25).filter(({ attempts }) => attempts.length === 2)).toHaveLength(2);
  });

  it.each(MARKING_PROFILES)('earns under %s the marks that the model says', (profile) => {
    const key = compileKey(groups, { profile });
    for (const { address, knowingShares: known, unknown, accepted } of COHORT_QUESTIONS)
      for (const [text] of [...known, ...unknown])
        expect([address, text, markCompiled(key, { [address]: text }).marks]).toEqual([
          address,
          text,
          accepted.includes(text) ? 1 : 0,
        ]);
  });

  it('has shares that add up', () => {
    for (const { knowingShares: known, unknown } of COHORT_QUESTIONS)
      for (const shares of [known, unknown])
        expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('does as the model says, within four standard errors', () => {
    const key = compileKey(groups, { profile: 'spec' });
    const rows = makeCohort().map(({ attempts }) => markCompiled(key, attempts[0] ?? {}));
    const { questions } = questionStatistics(rows);
    const expected = expectedFigures();
    for (const [index, { facility, discrimination }] of questions.entries()) {
      const model = expected.questions[index];
      const share = (model?.facility ?? 0) / 100;
      expect(Math.abs(facility - (model?.facility ?? 0))).toBeLessThan(400 * Math.sqrt((share * (1 - share)) / 2000));
      // The standard error of a correlation r is (1 - r²) / √n, and 1 / √n at most.
      expect(Math.abs((discrimination ?? 0) - (model?.discrimination ?? 0))).toBeLessThan(400 / Math.sqrt(2000));
    }
  });

  it('has one question, and no other, of which the model says that the key is wrong', () => {
    const wrong = expectedFigures().questions.filter(({ discrimination }) => discrimination < 0);
    expect(wrong.map(({ address }) => address)).toEqual([FAULTY_ADDRESS]);
  });
});
