import { describe, expect, it } from 'vitest';
import type { FullGroup } from '../question-types/group.ts';
import { judgeChoice } from '../question-types/one-choice/judge-spec.ts';
import { buildGroup, buildQuestion } from '../testing/builders.ts';
import { ANSWER_LENGTH_MAX } from './read-answers.ts';
import { listRules } from './judge-list.ts';
import type { Verdict } from './verdict.ts';

/** The verdict on a list of three answers, which takes the numbers 5 to 7. */
function judge(answer: unknown, answers: readonly string[] = ['seed', 'leaf', 'fruit']): Verdict {
  // No question type is answered with a list yet, so this marks another type by the rules of lists.
  const group: FullGroup = buildGroup('MULTI', { questions: [buildQuestion({ number: 5, answers })] });
  const unit = {
    groupIndex: 0,
    questionIndexes: [0],
    addresses: ['5'],
    number: 5,
    numbers: [5, 6, 7],
    type: group.type,
  };
  return listRules<FullGroup>(judgeChoice).compile(unit, group, { profile: 'spec' })({ '5': answer });
}

describe('a list answer', () => {
  it('earns a mark for each answer at its position', () => {
    expect(judge(['seed', 'leaf', 'fruit'])).toMatchObject({ marks: 3, total: 3, correct: true, reason: 'exact' });
    expect(judge(['leaf', 'seed', 'fruit'])).toMatchObject({ marks: 1, total: 3, correct: false, reason: 'wrong' });
    expect(judge(['fruit', 'seed', 'leaf'])).toMatchObject({ marks: 0, correct: false, blank: false });
  });

  it('keeps the positions after an empty one', () => {
    expect(judge(['', ' leaf ', 'fruit'])).toMatchObject({ marks: 2, correct: false, given: ['', 'leaf', 'fruit'] });
    expect(judge(['seed'])).toMatchObject({ marks: 1, given: ['seed'] });
  });

  it('is shown as right in the table only if every position is', () => {
    expect(judge(['seed', 'LEAF', 'fruit'])).toMatchObject({ marks: 2, correct: true, reason: 'case' });
  });

  it('is a blank when every position is empty', () => {
    for (const answer of [undefined, [], ['', ' '], [null, true], {}]) {
      expect(judge(answer)).toMatchObject({ marks: 0, blank: true, reason: 'blank', given: [] });
    }
  });

  it('earns nothing when it is longer than the key', () => {
    expect(judge(['seed', 'leaf', 'fruit', 'root'])).toMatchObject({ marks: 0, reason: 'too_many' });
  });

  it('has no mark for a text that is longer than any answer may be', () => {
    const longest = 'a'.repeat(ANSWER_LENGTH_MAX);
    expect(judge([longest], [longest])).toMatchObject({ marks: 1, correct: true });
    expect(judge([`${longest}a`], [`${longest}a`])).toMatchObject({ marks: 0, correct: false, reason: 'wrong' });
  });

  it('is unscorable without a key', () => {
    expect(judge(['seed'], [])).toMatchObject({ marks: 0, reason: 'unscorable' });
  });
});
