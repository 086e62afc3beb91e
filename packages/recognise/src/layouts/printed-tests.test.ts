import { publishCheck, toDelivery, type FullGroup } from '@bandwise/domain';
import { buildContent } from '@bandwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { linesOfText, recognise, type Recognised } from '../index.ts';
import { PRINTED_PAGE, SOLVED_BOOK, TWO_TESTS, type PrintedTest } from '../testing/printed-tests.ts';

const read = (text: string, test = 0) => recognise({ lines: linesOfText(text), test });

const TESTS: readonly (readonly [string, PrintedTest, Recognised])[] = [
  ['a page with its key in two columns', PRINTED_PAGE, read(PRINTED_PAGE.text)],
  ['a book with its solutions beside the questions', SOLVED_BOOK, read(SOLVED_BOOK.text)],
  ['the first of two tests in a file', TWO_TESTS.tests[0] ?? PRINTED_PAGE, read(TWO_TESTS.text, 0)],
  ['the second of two tests in a file', TWO_TESTS.tests[1] ?? PRINTED_PAGE, read(TWO_TESTS.text, 1)],
];

const answersOf = (groups: readonly FullGroup[]) =>
  new Map(groups.flatMap(({ questions }) => questions.map(({ number, answers }) => [number, answers] as const)));

describe('a printed test of forty questions', () => {
  it.each(TESTS)('has every key, and nothing that is not understood: %s [D164]', (_name, printed, recognised) => {
    const { parts, account, announced, problems } = recognised;
    const groups = parts.flatMap((part) => part.groups);
    expect(answersOf(groups)).toEqual(printed.answers);
    expect([parts.length, announced]).toEqual([3, 40]);
    expect(account.filter(({ became }) => became.kind === 'unknown')).toEqual([]);
    expect(problems.filter(({ code }) => code !== 'key_in_text')).toEqual([]);
  });

  it.each(TESTS)('can be published, and shows learners no answer: %s', (_name, _printed, { parts }) => {
    for (const { passage, groups, title } of parts) {
      const content = buildContent({ title, passage: [passage], groups });
      const findings = publishCheck(content).filter(
        ({ severity, code }) => severity === 'error' || code === 'answer_in_text',
      );
      expect(findings).toEqual([]);
      const shown = JSON.stringify(toDelivery(content).groups);
      expect(shown).not.toMatch(/✓|Answer:|\((?:TRUE|FALSE|YES|NO|NOT GIVEN|[A-G])\)/);
    }
  });
});
