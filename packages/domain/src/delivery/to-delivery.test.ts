import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES, type QuestionType } from '../question-types/question-type.ts';
import type { FullGroup } from '../question-types/group.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { buildContent, buildGroup, buildQuestion } from '../testing/builders.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { toDelivery } from './to-delivery.ts';

const SECRET = /SECRET/;

/** A part with a sentinel wherever a key, an accepted form or an explanation can stand. */
function contentWithSecrets(type: QuestionType): SectionContent {
  const question = {
    ...buildQuestion({ options: ['A', 'B'], answers: ['SECRET-1', 'SECRET-2'] }),
    also_accepted: [['SECRET-12']],
    explanation: 'SECRET-10',
    evidence: [{ quote: 'SECRET-11' }],
    answer: 'SECRET-3',
  };
  const shape = QUESTION_SHAPES[type];
  const group: FullGroup & { answers: string[] } = {
    ...buildGroup(type, {
      choices: shape.choices ? ['A', 'B'] : ['SECRET-4'],
      questions: [shape.options ? question : { ...question, options: ['SECRET-5'] }],
      word_limit: { words: 7, number: true },
      ...(type === 'FILL_BLANKS' && { any_order: [[1, 2]] }),
    }),
    answers: ['SECRET-6'],
  };
  const transcript = [{ start: 0, end: 1, speaker: 'SECRET-12', text: 'SECRET-9' }];
  const stored = { password: 'SECRET-8', transcript, modelAnswer: 'SECRET-13' };
  return { ...buildContent({ groups: [group], explanation: 'SECRET-7' }), ...stored };
}

describe('toDelivery', () => {
  it.each(QUESTION_TYPES)('lets no key of a %s question through', (type) => {
    expect(JSON.stringify(toDelivery(contentWithSecrets(type)))).not.toMatch(SECRET);
  });

  it.each(QUESTION_TYPES)('would be caught handing over a %s question as it is', (type) => {
    const content = contentWithSecrets(type);
    const leaky = { ...toDelivery(content), groups: content.groups };
    expect(JSON.stringify(leaky)).toMatch(SECRET);
  });

  it.each(QUESTION_TYPES)('gives a %s question exactly the fields a learner may hold', (type) => {
    const [group] = toDelivery(contentWithSecrets(type)).groups;
    expect(Object.keys(group ?? {}).sort()).toEqual(
      ['choices', 'imgContent', 'instruction', 'labels', 'paragraph', 'questions', 'reuse_choices', 'type'].sort(),
    );
    expect(Object.keys(group?.questions[0] ?? {}).sort()).toEqual(
      ['max_choices', 'number', 'options', 'question', 'subpart'].sort(),
    );
  });

  it('delivers the letters and the title of a list of choices where there are any', () => {
    const list = { letters: 'A', choices_title: 'List of Endings' } as const;
    const [group, other] = toDelivery(
      buildContent({ groups: [buildGroup('DROPDOWN', list), buildGroup('MCQ', list)] }),
    ).groups;
    expect(group).toMatchObject(list);
    expect(other && ('letters' in other || 'choices_title' in other)).toBe(false);
  });

  it('tells how many options of a MULTI question may be ticked [L5-10]', () => {
    const questions = [buildQuestion({ answers: ['A', 'B', 'A '] }), buildQuestion({ number: 3, answers: [] })];
    const [group] = toDelivery(buildContent({ groups: [buildGroup('MULTI', { questions })] })).groups;
    expect(group?.questions.map(({ max_choices }) => max_choices)).toEqual([2, null]);
  });

  it('does not tell how many forms of a blank are accepted', () => {
    const deliver = (answers: string[]): unknown =>
      toDelivery(buildContent({ groups: [buildGroup('FILL_BLANKS', { questions: [buildQuestion({ answers })] })] }));
    expect(deliver(['a'])).toEqual(deliver(['a', 'b', 'c']));
  });
});
