import { describe, expect, it } from 'vitest';
import { markSection } from '../marking/mark-section.ts';
import { buildContent, buildGroup, buildQuestion } from '../testing/builders.ts';
import { withMarkableKeys, withPlainKeys } from './plain-keys.ts';

const typed = (answers: readonly string[], instruction = '') =>
  buildContent({
    groups: [buildGroup('FILL_BLANKS', { instruction, questions: [buildQuestion({ number: 5, answers })] })],
  });

it('writes brackets and slashes out, so that a learner can give every answer under spec [D111]', () => {
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
      message:
        'This test uses the marking “As written”, so the key of question 5 becomes separate answers: “market”, “the market”',
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

describe('keys that were stored under another profile', () => {
  const marks = (content: ReturnType<typeof typed>, given: string) =>
    markSection(withMarkableKeys(content, 'spec'), { '5': given }, { profile: 'spec' }).marks;

  it.each<[string, readonly string[]]>([
    ['(the) market', ['market', 'the market', '(the) market']],
    ['market / bazaar', ['market', 'bazaar']],
    ['(the) market / bazaar', ['market', 'the market', 'bazaar']],
    ['fish / sea creatures', ['fish', 'sea creatures', 'SEA CREATURES']],
    ['24/7', ['24/7']],
    ['(a) (red) brick', ['brick', 'a brick', 'red brick', 'a red brick']],
    ['harbour (wall)', ['harbour', 'harbour wall']],
    ['10 (per cent)', ['10', '10 per cent']],
    ['colour(s)', ['colour', 'colours']],
    ['market', ['market']],
    ['and/or', ['and/or']],
  ])('can be answered as they are written out: %s', (key, answers) => {
    for (const given of answers) expect([given, marks(typed([key]), given)]).toEqual([given, 1]);
    expect(marks(typed([key]), 'harvest')).toBe(0);
  });

  it('keep to the word limit', () => {
    const content = typed(['(old) market'], 'Write ONE WORD ONLY.');
    expect([marks(content, 'market'), marks(content, 'old market')]).toEqual([1, 0]);
  });

  it('are written out where a correction accepted both', () => {
    const question = buildQuestion({ number: 5, answers: ['inn'], also_accepted: [['(the) market']] });
    const content = buildContent({ groups: [buildGroup('FILL_BLANKS', { questions: [question] })] });
    expect(['inn', 'market', 'the market', 'the inn'].map((given) => marks(content, given))).toEqual([1, 1, 1, 0]);
  });

  it('stay as they are under ielts, which reads them', () => {
    const content = typed(['(the) market']);
    expect(withMarkableKeys(content, 'ielts')).toBe(content);
  });
});
