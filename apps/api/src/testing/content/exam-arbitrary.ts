import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import {
  LIMITS,
  MARKED_SKILLS,
  skills,
  QUESTION_SHAPES,
  answerKindOf,
  QUESTION_TYPES,
  SKILLS,
  TFNG_CHOICES,
  type Skill,
} from '@bandwise/domain';
import * as fc from 'fast-check';

type GroupInput = NonNullable<SectionInput['groups']>[number];

const nothing = fc.constant(null);

const textArb = fc
  .oneof(
    fc.constantFrom(
      'river',
      ' the river ',
      'a < b & c',
      'a &lt; b',
      '“9.30”',
      '{1}',
      '14-1',
      '[1]',
      '["x"]',
      'İ',
      '👩‍🏫',
    ),
    fc.string({ maxLength: 12 }),
    fc.string({ maxLength: 8, unit: 'grapheme' }),
  )
  .filter((text) => text.trim() !== '');

/** Markup well formed and not, allowed and not, in which plain text is never far. */
const htmlArb = fc
  .array(
    fc.oneof(
      textArb,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<ul><li>',
        '<br>',
        '<table><tr><td colspan="2">',
        '\n\n',
        ' ',
        '<',
      ),
      fc.constantFrom(
        '<img src="/api/media/0123456789ab" alt="a &quot;map&quot;">',
        '<a href="https://example.com?a=1&b=2">',
      ),
      fc.constantFrom('&nbsp;', '&amp;lt;', '&', '<script>x</script>', '<!-- x -->', '<i style="color:red">', '<svg>'),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

const blocksArb = fc
  .tuple(fc.constant('<p>There is something to read.</p>'), fc.array(htmlArb, { maxLength: 3 }))
  .map((blocks) => blocks.flat());

/** What a group is made of; its numbers come when its place in the part is known. */
const groupSeedArb = fc.record({
  type: fc.constantFrom(...QUESTION_TYPES, 'TFNG'),
  instruction: fc.oneof(nothing, htmlArb),
  imgContent: fc.oneof(nothing, htmlArb),
  paragraph: fc.oneof(nothing, fc.tuple(htmlArb, htmlArb)),
  labels: fc.constantFrom('TFNG' as const, 'YNNG' as const),
  reuse_choices: fc.boolean(),
  word_limit: fc.oneof(nothing, fc.record({ words: fc.integer({ min: 5, max: 10 }), number: fc.boolean() })),
  offered: fc.uniqueArray(textArb, { minLength: 2, maxLength: 5, selector: (text) => text.trim() }),
  texts: fc.array(htmlArb, { minLength: 1, maxLength: 3 }),
  hasSubparts: fc.boolean(),
  teaching: htmlArb,
});
type GroupSeed = typeof groupSeedArb extends fc.Arbitrary<infer Seed> ? Seed : never;

/** The group with its questions numbered from `first`, every field that its type has filled in. */
function groupFrom(seed: GroupSeed, first: number): GroupInput {
  const { type, offered, texts } = seed;
  const shape = QUESTION_SHAPES[type];
  const keys = shape.labels ? [...TFNG_CHOICES[seed.labels]].reverse() : offered;
  const { numberPerAnswer } = answerKindOf(type);
  const step = numberPerAnswer ? 2 : 1;
  const isSplit = seed.hasSubparts && !numberPerAnswer;
  const questions = texts.map((question, index) => ({
    number: isSplit ? `${first}-${index + 1}` : first + index * step,
    question,
    options: shape.options ? offered : [],
    answers: shape.answers === 'one' ? keys : keys.slice(0, 2),
    explanation: seed.teaching,
  }));
  const blanks = questions.map(({ number }) => `{${number}}`);
  const paragraph = seed.paragraph && `${seed.paragraph[0]}<p>${blanks.join(' ')}</p>${seed.paragraph[1]}`;
  return { ...seed, choices: offered, paragraph: shape.paragraph ? paragraph : null, questions };
}

function groupsFrom(seeds: readonly GroupSeed[]): GroupInput[] {
  const groups: GroupInput[] = [];
  let next = 1;
  for (const seed of seeds) {
    groups.push(groupFrom(seed, next));
    const count = answerKindOf(seed.type).numberPerAnswer
      ? 2 * seed.texts.length
      : seed.hasSubparts
        ? 1
        : seed.texts.length;
    next += count;
  }
  return groups;
}

const partArb = fc.record({
  title: textArb,
  time: fc.integer({ min: LIMITS.timeMin, max: LIMITS.timeMax }),
  passage: blocksArb,
  examContent: blocksArb,
  audio_url: fc.constantFrom('https://example.com/a.mp3?x=1&y=2', '/api/media/0123456789ab'),
  explanation: htmlArb,
  transcript: fc.array(fc.record({ start: fc.nat({ max: 60 }), end: fc.integer({ min: 61, max: 90 }), text: textArb })),
  minutes: fc.integer({ min: LIMITS.timeMin, max: LIMITS.timeMax }),
  words: fc.integer({ min: 1, max: LIMITS.taskWordsMax }),
  modelAnswer: htmlArb,
  locked: fc.boolean(),
  password: fc.string({ minLength: LIMITS.lockPasswordMin, maxLength: 12, unit: 'grapheme' }),
  groups: fc.array(groupSeedArb, { minLength: 1, maxLength: 4 }).map(groupsFrom),
});

/** An exam of any skill, in which every field that a part can have has been filled in; most of them can be published. */
export const examArb: fc.Arbitrary<{ readonly skill: Skill; readonly exam: ExamInput }> = fc
  .constantFrom(...SKILLS, ...MARKED_SKILLS, ...MARKED_SKILLS)
  .chain((skill) => {
    const { min, max } = skills[skill].parts;
    const numbers = fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 2 });
    return fc.tuple(fc.constant(skill), textArb, numbers, fc.array(partArb, { minLength: 2, maxLength: 2 }));
  })
  .map(([skill, description, numbers, drafts]) => {
    const parts = numbers.flatMap((part_number, index) => {
      const draft = drafts[index];
      return draft ? [{ ...draft, part_number }] : [];
    });
    return { skill, exam: { description, [skill]: parts } };
  });
