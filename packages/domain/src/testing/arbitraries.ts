import * as fc from 'fast-check';
import { answerKindOf, QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { TFNG_CHOICES } from '../question-types/tfng/labels.ts';
import { QUESTION_TYPES, type QuestionType } from '../question-types/question-type.ts';
import type { Answers } from '../marking/answers.ts';
import type { FullGroup } from '../question-types/group.ts';
import { addressOf } from '../numbering/address.ts';
import { buildGroup, buildQuestion } from './builders.ts';

/** Texts that collide often, so that laws meet equal, folded and near-equal answers. */
export const wordArb = fc.oneof(
  fc.constantFrom(
    'river',
    'River',
    'RIVER',
    ' river ',
    'the river',
    'rivers',
    '(the) river',
    'a / b',
    'colour',
    'color',
  ),
  fc.constantFrom(
    '21',
    'twenty-one',
    '9.30',
    '9:30',
    '12 March',
    '12th March',
    '15%',
    '',
    ' ',
    'TRUE',
    'not given',
    'NG',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ maxLength: 8, unit: 'grapheme' }),
);

const instructionArb = fc.constantFrom('', 'Write ONE WORD ONLY', 'NO MORE THAN TWO WORDS AND/OR A NUMBER');

/** A well-formed group of any type, its questions numbered from 1; see `renumber`. */
export const groupArb: fc.Arbitrary<FullGroup> = fc
  .record({
    type: fc.constantFrom<QuestionType>(...QUESTION_TYPES),
    instruction: instructionArb,
    keys: fc.array(fc.array(wordArb, { maxLength: 4 }), { maxLength: 5 }),
    options: fc.array(wordArb, { maxLength: 6 }),
    labels: fc.constantFrom('TFNG' as const, 'YNNG' as const),
    hasSubparts: fc.boolean(),
  })
  .map(({ type, instruction, keys, options, labels, hasSubparts }) => {
    const subpart = (index: number): number | null =>
      hasSubparts && !answerKindOf(type).numberPerAnswer ? (index % 2) + 1 : null;
    return buildGroup(type, {
      instruction,
      labels,
      choices: options,
      questions: keys.map((answers, index) =>
        buildQuestion({
          number: subpart(index) === null ? index + 1 : Math.floor(index / 2) + 1,
          subpart: subpart(index),
          options,
          answers: QUESTION_SHAPES[type].labels ? TFNG_CHOICES[labels].slice(0, 1) : answers,
        }),
      ),
    });
  });

export const groupsArb = fc.array(groupArb, { maxLength: 4 });

/** Answers to some of the questions, a good part of them keys. */
export function answersArb(groups: readonly FullGroup[]): fc.Arbitrary<Answers> {
  const fields = groups.flatMap((group) =>
    group.questions.map((question): [string, fc.Arbitrary<string | string[]>] => [
      addressOf(question),
      answerArb([...question.answers, ...question.options], group.type),
    ]),
  );
  // A left-out key is absent, never undefined, which the type of `record` cannot say.
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] }) as fc.Arbitrary<Answers>;
}

function answerArb(candidates: readonly string[], type: QuestionType): fc.Arbitrary<string | string[]> {
  const text = candidates.length === 0 ? wordArb : fc.oneof(fc.constantFrom(...candidates), wordArb);
  return answerKindOf(type).numberPerAnswer ? fc.array(text, { maxLength: 5 }) : text;
}
