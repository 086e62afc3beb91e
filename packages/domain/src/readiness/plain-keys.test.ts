import { expect, it } from 'vitest';
import { markSection } from '../marking/mark-section.ts';
import { buildContent, buildGroup, buildQuestion } from '../testing/builders.ts';
import { withPlainKeys } from './plain-keys.ts';

const typed = (answers: readonly string[], instruction = '') =>
  buildContent({
    groups: [buildGroup('FILL_BLANKS', { instruction, questions: [buildQuestion({ number: 5, answers })] })],
  });

it('writes brackets and slashes out, so that a learner can give every answer under spec', () => {
  const content = typed(['(the) market / bazaar']);
  const marks = (groups: typeof content.groups, given: string) =>
    markSection({ groups }, { '5': given }, { profile: 'spec' }).marks;
  const { content: plain } = withPlainKeys(content);
  for (const given of ['market', 'the market', 'bazaar', 'BAZAAR']) {
    expect(marks(content.groups, given)).toBe(0);
    expect(marks(plain.groups, given)).toBe(1);
  }
});

it('says which key was written out, and how', () => {
  expect(withPlainKeys(typed(['(the) market'])).findings).toEqual([
    {
      code: 'key_written_out',
      severity: 'warning',
      where: { group: 0, question: 0, field: 'answers', address: '5' },
      message: 'Question 5 is marked as written, so its key is written out: “market”, “the market”',
    },
  ]);
  const [many] = withPlainKeys(typed(['(a) (b) (c) (d) x'])).findings;
  expect(many?.message).toMatch(/“x”, “d x”, .*, 10 more$/);
});

it('leaves out optional words that break the word limit', () => {
  const { content } = withPlainKeys(typed(['(the) market'], 'Write ONE WORD ONLY.'));
  expect(content.groups[0]?.questions[0]?.answers).toEqual(['market']);
});

it('is the same section where nothing is to be written out, and a choice is never changed', () => {
  const choice = buildGroup('MCQ', {
    questions: [buildQuestion({ number: 1, options: ['a / b', '(c)'], answers: ['a / b'] })],
  });
  for (const content of [typed(['market', '24/7']), buildContent({ groups: [choice] })]) {
    const plain = withPlainKeys(content);
    expect(plain.content).toBe(content);
    expect(plain.findings).toEqual([]);
  }
});
