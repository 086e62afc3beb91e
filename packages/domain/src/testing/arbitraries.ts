import * as fc from 'fast-check';
import { CHOICE_LETTERS } from '../choice-letters/choice-letters.ts';
import { answerKindOf, QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { TFNG_CHOICES } from '../question-types/tfng/labels.ts';
import { QUESTION_TYPES, type QuestionType } from '../question-types/question-type.ts';
import type { Answers } from '../marking/answers.ts';
import type { Evidence } from '../evidence/evidence.ts';
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

const secondsArb = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 60 }))
  .map(([start, length]) => ({ start: start / 2, end: start / 2 + length }));

const evidenceArb: fc.Arbitrary<Evidence> = fc.oneof(
  secondsArb,
  fc.constantFrom('the old library', '“Runs”', 'past the old – library').map((quote) => ({ quote })),
  fc.integer({ min: 2, max: 9 }).map((occurrence) => ({ quote: 'the', occurrence })),
);

/** The explanation and evidence of a question, each optional. */
const teachingArb = fc.record(
  {
    explanation: fc.constantFrom('<p>Plural.</p>', 'See <b>line 2</b>'),
    evidence: fc.array(evidenceArb, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** A transcript sorted by time. */
export const transcriptArb = fc
  .array(fc.tuple(secondsArb, fc.constantFrom('', 'Janet'), fc.constantFrom('Good morning.', 'Yes: 0:12')), {
    maxLength: 5,
  })
  .map((lines) =>
    lines
      .map(([seconds, speaker, text]) => ({ ...seconds, ...(speaker !== '' && { speaker }), text }))
      .sort((one, other) => one.start - other.start),
  );

/** How a list of choices is shown. */
const listArb = fc.record(
  { letters: fc.constantFrom(...CHOICE_LETTERS), choices_title: fc.constantFrom('List of Headings') },
  { requiredKeys: [] },
);

/** A well-formed group of any type, its questions numbered from 1; see `renumber`. */
export const groupArb: fc.Arbitrary<FullGroup> = fc
  .record({
    type: fc.constantFrom<QuestionType>(...QUESTION_TYPES),
    instruction: instructionArb,
    keys: fc.array(fc.array(wordArb, { maxLength: 4 }), { maxLength: 5 }),
    options: fc.array(wordArb, { maxLength: 6 }),
    labels: fc.constantFrom('TFNG' as const, 'YNNG' as const),
    list: listArb,
    hasSubparts: fc.boolean(),
    teaching: fc.array(teachingArb, { maxLength: 5 }),
  })
  .map(({ type, instruction, keys, options, labels, list, hasSubparts, teaching }) => {
    const subpart = (index: number): number | null =>
      hasSubparts && !answerKindOf(type).numberPerAnswer ? (index % 2) + 1 : null;
    return buildGroup(type, {
      instruction,
      labels,
      choices: options,
      ...(QUESTION_SHAPES[type].letters && list),
      questions: keys.map((answers, index) =>
        buildQuestion({
          number: subpart(index) === null ? index + 1 : Math.floor(index / 2) + 1,
          subpart: subpart(index),
          options,
          answers: QUESTION_SHAPES[type].labels ? TFNG_CHOICES[labels].slice(0, 1) : answers,
          ...teaching[index],
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
