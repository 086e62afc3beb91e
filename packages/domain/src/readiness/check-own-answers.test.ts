import { expect, it } from 'vitest';
import type { FullGroup } from '../question-types/group.ts';
import { buildContent, buildGroup, buildQuestion } from '../testing/builders.ts';
import { checkPartNumbers, needsConfirmation } from './check-part-numbers.ts';
import { publishCheck } from './publish-check.ts';

function shown(group: FullGroup): readonly string[] {
  return publishCheck(buildContent({ groups: [group] })).flatMap(({ code, message }) =>
    code === 'answer_in_text' ? [message] : [],
  );
}
const statement = (question: string) =>
  buildGroup('TFNG', { questions: [buildQuestion({ number: 7, question, answers: ['TRUE'] })] });
const notes = (paragraph: string, answer: string) =>
  buildGroup('FILL_BLANKS', { paragraph, questions: [buildQuestion({ number: 7, question: '', answers: [answer] })] });
const row = (question: string, answer: string) =>
  buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 7, question, answers: [answer] })] });
const choice = (...options: readonly string[]) =>
  buildGroup('MCQ', {
    questions: [buildQuestion({ number: 7, question: 'Who?', options, answers: options.slice(0, 1) })],
  });

it.each<[string, FullGroup]>([
  ['a verdict in brackets', statement('The ferry is new. (TRUE)')],
  ['a verdict in square brackets', statement('<p>The ferry is new [T].</p>')],
  ['a verdict with a tick', statement('The ferry is new. ✓ TRUE')],
  ['a line with the answer', statement('<p>The ferry is new.</p><p>Answer: TRUE</p>')],
  ['the answer in the sentence with the blank', notes('<p>The boat carried salt, {7}.</p>', 'salt')],
  ['the answer in brackets after the blank', notes('<p>Deck {7} (12)</p>', '12')],
  ['one of the accepted answers', notes('<ul><li>colour {7}: grey</li></ul>', '(dark) grey / gray')],
  ['a row with its answer', row('The boat carried {7} (salt).', 'salt')],
  ['a line with the answer of a blank', notes('<p>The boat carried {7}.</p><p>Answer: salt</p>', 'salt')],
  ['an answer in the instruction', { ...notes('<p>{7}</p>', 'salt'), instruction: '<p>Answer: salt</p>' }],
  ['a tick before the right option', choice('✓ a clerk', 'a monk')],
  ['a star after the right option', choice('a clerk*', 'a monk')],
])('finds %s', (_name, group) => {
  expect(shown(group)).toHaveLength(1);
});

it.each<[string, FullGroup]>([
  ['a statement', statement('The ferry was never new (it was bought used).')],
  ['a statement about an answer', statement('The answer was no.')],
  ['a blank after the word answer', notes('<p>Answer: {7}</p>', 'salt')],
  ['the answer in another sentence', notes('<p>Salt was dear. The boat carried {7}.</p>', 'salt')],
  ['the answer in another line', notes('<p>salt</p><p>The boat carried {7}.</p>', 'salt')],
  ['a word that the answer is a part of', notes('<p>The salted fish and {7}.</p>', 'salt')],
  ['a figure of the sentence', notes('<p>Deck 12 has {7} cabins.</p>', '12')],
  ['a question that offers its answer', row('Which colour, red or blue?', 'red')],
  ['a star at every option', choice('a clerk*', 'a monk*')],
  ['a star at a wrong option', choice('a clerk', 'a monk*')],
])('accepts %s', (_name, group) => {
  expect(shown(group)).toEqual([]);
});

it('says where the answer can be read', () => {
  const finding = publishCheck(buildContent({ groups: [statement('The ferry is new. (TRUE)')] })).find(
    ({ code }) => code === 'answer_in_text',
  );
  expect(finding).toEqual({
    code: 'answer_in_text',
    severity: 'warning',
    where: { group: 0, question: 0, field: 'question', address: '7' },
    message: 'Learners can see the answer to question 7 in its text: “The ferry is new. (TRUE)”',
  });
  expect(needsConfirmation('answer_in_text')).toBe(true);
});

it('finds numbers that are left out between two parts that follow one another', () => {
  const part = (part_number: number, ...numbers: readonly number[]) =>
    buildContent({
      part_number,
      groups: [
        buildGroup('TFNG', { questions: numbers.map((number) => buildQuestion({ number, answers: ['TRUE'] })) }),
      ],
    });
  const messages = (...parts: Parameters<typeof checkPartNumbers>[0]) =>
    checkPartNumbers(parts).map(({ part_number, finding }) => [part_number, finding.message]);
  expect(messages(part(1, 1, 2), part(2, 3), part(3, 4))).toEqual([]);
  expect(messages(part(1, 1, 2), part(2, 4))).toEqual([[2, 'Question number 3 is missing between part 1 and part 2']]);
  expect(messages(part(1, 1), part(2, 4), part(3, 9))).toEqual([
    [2, 'Question numbers 2–3 are missing between part 1 and part 2'],
    [3, 'Question numbers 5–8 are missing between part 2 and part 3'],
  ]);
  expect(messages(part(1, 1), part(3, 20))).toEqual([]);
  expect(messages(part(1), part(2, 14))).toEqual([]);
});
