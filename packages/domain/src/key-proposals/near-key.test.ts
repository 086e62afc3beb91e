import { describe, expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../testing/builders.ts';
import { nearKey } from './near-key.ts';

function near(key: readonly string[], given: string, instruction = 'Write NO MORE THAN THREE WORDS.') {
  const question = buildQuestion({ number: 1, answers: key });
  const found = nearKey(buildGroup('FILL_BLANKS', { instruction, questions: [question] }), question, given);
  return found && [found.by, found.rule, found.reason];
}

describe('an answer near the key', () => {
  it.each([
    [['river'], 'River', ['rule', 'case', 'case']],
    [['colour'], 'color', ['rule', 'spelling', 'spelling_variant']],
    [['well-known'], 'well known', ['rule', 'hyphens', 'hyphen']],
    [['twenty'], '20', ['rule', 'numbers', 'number_form']],
    [['20 min'], '20 minutes', ['rule', 'units', 'number_form']],
    [['boat'], 'boats', ['rule', 'whole-answer', 'plural']],
    [['market'], 'fish market', ['rule', 'whole-answer', 'extra_word']],
    [['fish market'], 'market', ['rule', 'whole-answer', 'missing_word']],
    [['harbour wall'], 'harbor walll', ['edit', 'spelling', 'misspelt']],
    [['lake', 'millpond'], 'milpond', ['edit', 'spelling', 'misspelt']],
  ] as const)('of %j is %j', (key, given, expected) => expect(near(key, given)).toEqual(expected));

  it('is one with a word more than the instruction allows [D67]', () => {
    expect(near(['market'], 'the market', 'Write ONE WORD ONLY.')).toEqual(['rule', 'word-limit', 'over_limit']);
  });

  it.each([
    [['river'], 'stream'],
    [['millpond'], 'milpnd'],
    [['1761'], '1762'],
    [['cat'], 'bat wing'],
    [['river'], ''],
    [[], 'river'],
  ] as const)('of %j is not %j', (key, given) => expect(near(key, given)).toBeNull());

  it('is none where the answer is chosen', () => {
    const question = buildQuestion({ number: 1, options: ['a', 'b'], answers: ['a'] });
    expect(nearKey(buildGroup('MCQ', { questions: [question] }), question, 'A')).toBeNull();
  });

  it('is told of each blank of one number by itself', () => {
    const questions = [1, 2].map((subpart) => buildQuestion({ number: 9, subpart, answers: ['hand', 'sand'] }));
    const group = buildGroup('FILL_BLANKS', { paragraph: '{9-1} {9-2}', questions });
    const [, second] = questions;
    expect(second && nearKey(group, second, 'Hand')?.reason).toBe('case');
  });
});
