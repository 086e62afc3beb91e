import { LIMITS, toDelivery } from '@bandwise/domain';
import { buildContent } from '@bandwise/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOfText, recognise } from './index.ts';
import { WHOLE_TEST } from './testing/whole-test.ts';

const read = (text: string, key = '') => recognise({ lines: linesOfText(text), key: linesOfText(key) });

/** `pnpm test` does a fifth of the work. The package is built from its own files alone, so it can't share the helper of the other tests. */
const share = (all: number) => (process.env['ONLY_MAIN_TESTS'] ? all / 5 : all);

/** Pieces of layouts, in any order. */
const piece = fc.constantFrom(
  'Questions 1–5',
  'Questions 14 to 20: Choose TWO letters, A–E.',
  'READING PASSAGE 2',
  'Answer key',
  'Choose NO MORE THAN TWO WORDS for each answer.',
  'TRUE if the statement agrees, FALSE, NOT GIVEN',
  '1 ',
  '14. ',
  '27–28 ',
  '.... 14 ....',
  '(15) ______',
  'A. ',
  'B  clay  C  iron',
  'iv. ',
  '\t',
  '\n',
  '\n\n',
  '> ',
  'a sentence of a passage that goes on for a while and then ends. ',
  '• ',
  '{3}',
  'Answer: B',
  'TEST 2',
  'SECTION 1 (continued)',
  'SECTION 2 Questions 11-20',
  '(TRUE)',
  '✓ C',
  'ANSWER: C',
  '{=a ~b}',
  '::Q1:: ',
  'Explanation: ',
  'List of endings',
  '1 B 2 C 3 D',
  '…',
  '\u00AD',
);
const layout = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 80 });
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  layout.map((pieces) => pieces.join('')),
  fc
    .tuple(fc.nat(WHOLE_TEST.length), fc.nat(400), fc.string({ maxLength: 6 }))
    .map(([from, length, put]) => WHOLE_TEST.slice(0, from) + put + WHOLE_TEST.slice(from + length)),
);

it('accounts for every line of any text, and throws for none', () => {
  fc.assert(
    fc.property(text, text, (pasted, key) => {
      const { account, keyAccount } = read(pasted, key);
      expect(account.map((line) => line.text)).toEqual(linesOfText(pasted).map((line) => line.text));
      expect(keyAccount.map((line) => line.text)).toEqual(linesOfText(key).map((line) => line.text));
    }),
    { numRuns: share(1_000) },
  );
});

/** The letters and figures of a text, without reported parts. */
const words = (source: string) => source.match(/\p{L}{4,}/gu) ?? [];

it('keeps the words of every line that is said to be in the test', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const { account, parts, problems } = read(pasted);
      const kept = JSON.stringify([parts, problems]).replace(/&amp;/g, '&').toLowerCase();
      for (const { text: line, became } of account) {
        if (!['question', 'option', 'choice', 'paragraph', 'instruction', 'passage'].includes(became.kind)) continue;
        // A divided word is one again, and a marker or a label is not text.
        const lost = words(line)
          .slice(1, -1)
          .filter((word) => !kept.includes(word.toLowerCase()));
        expect(lost.filter((word) => !/^(?:true|false|given|answer|questions?)$/i.test(word))).toEqual([]);
      }
    }),
    { numRuns: share(500) },
  );
});

/** A test of any statements, gaps and options, with the answers in one of the places where printed tests have them. */
const answered = fc
  .record({
    place: fc.constantFrom('below', 'bracket', 'tick', 'key', 'columns', 'headed'),
    verdicts: fc.array(fc.constantFrom('TRUE', 'FALSE', 'NOT GIVEN'), { minLength: 2, maxLength: 6 }),
    words: fc.array(fc.string({ unit: fc.constantFrom('x', 'q', 'z'), minLength: 5, maxLength: 9 }), {
      minLength: 2,
      maxLength: 6,
    }),
  })
  .map(({ place, verdicts, words: keys }) => {
    const beside = (answer: string) => {
      if (place === 'below') return `\nAnswer: ${answer}`;
      return place === 'bracket' ? ` (Answer: ${answer})` : '';
    };
    const verdictBeside = (verdict: string) => {
      if (place === 'tick') return ` ✓ ${verdict}`;
      return place === 'bracket' ? ` (${verdict})` : beside(verdict);
    };
    const first = verdicts.length + 1;
    const last = verdicts.length + keys.length;
    const isApart = place === 'key' || place === 'columns' || place === 'headed' || place === 'tick';
    const all = [...verdicts, ...keys].map((answer, index) => `${index + 1} ${answer}`);
    const list = place === 'columns' ? all.join('    ') : all.join('\n');
    return {
      keys,
      verdicts,
      pasted: [
        `Questions 1–${verdicts.length}`,
        'Do the following statements agree with the information? TRUE, FALSE or NOT GIVEN',
        ...verdicts.map((verdict, index) => `${index + 1}. The ferry left the harbour early.${verdictBeside(verdict)}`),
        `Questions ${first}–${last}`,
        'Complete the notes below. Write ONE WORD ONLY.',
        ...keys.map(
          (key, index) => `The crew had a ${first + index} ______ on board.${place === 'tick' ? '' : beside(key)}`,
        ),
        ...(isApart ? [place === 'headed' ? 'Reading test #1 answers' : 'Answers', list] : []),
      ].join('\n'),
    };
  });

it('shows learners no word of a key, wherever it stands in the text, and loses none', () => {
  fc.assert(
    fc.property(answered, ({ pasted, keys, verdicts }) => {
      const { parts, problems } = read(pasted);
      const groups = parts.flatMap((part) => part.groups);
      const questions = groups.flatMap((group) => group.questions);
      expect(questions.map(({ answers }) => answers.join('|'))).toEqual([...verdicts, ...keys]);
      const shown = JSON.stringify(groups.map((group) => toDelivery(buildContent({ groups: [group] })).groups));
      for (const key of keys) expect(shown).not.toContain(key);
      expect(questions.filter(({ question }) => /true|false|not given|✓|answer/i.test(question))).toEqual([]);
      expect(problems.filter(({ code }) => code !== 'key_in_text')).toEqual([]);
    }),
    { numRuns: share(300) },
  );
});

it('calls no line empty that has a word', () => {
  fc.assert(
    fc.property(text, text, (pasted, key) => {
      const { account, keyAccount } = read(pasted, key);
      const empty = [...account, ...keyAccount].filter(({ became }) => became.kind === 'empty');
      expect(empty.filter(({ text: line }) => /[\p{L}\p{N}]/u.test(line))).toEqual([]);
    }),
    { numRuns: share(500) },
  );
});

it('gives each question a number that a test can have', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const numbers = read(pasted).parts.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions));
      expect(numbers.filter(({ number }) => number < 1 || number > LIMITS.numberMax)).toEqual([]);
    }),
    { numRuns: share(500) },
  );
});

it.each([
  ['the same line', 'Questions 1–5\n'],
  ['one endless line', '14 ......... '],
  ['options', '1. What?\nA. one\nB. two\n'],
  ['bare letters', 'A first thing\n'],
  ['dots', '.'],
  ['underscores and spaces', '_ '],
  ['tabs', '\t'],
  ['wide rows', 'a\tb\tc\n'],
  ['key entries', '1 B 2 C '],
  ['instructions', 'Choose the correct letter\n'],
  ['numerals', 'i something\n'],
  ['a passage', 'It was a long way to the sea, and the road was bad. '],
  ['gaps', 'the {3} [4] (5) ....6.... end '],
  ['brackets', '([([(['],
  ['tests', 'TEST 2\n1. What?\n'],
  ['keys', 'Answer key\n1 B\n'],
  ['verdicts', '1. It is so. (TRUE)\n'],
  ['answers', 'Answer: B\n'],
  ['fragments', 'a word\n, and\n'],
  ['questions of a bank', 'What?\nA. one\nB. two\nANSWER: B\n\n'],
  ['braces', 'What {=one ~two}\n\n'],
  ['open braces', 'What {=one ~two #x\n'],
  ['soft hyphens', '\u00AD '],
])('reads much of one thing in one pass: %s', (_name, unit) => {
  const pasted = unit.repeat(Math.ceil(share(200_000) / unit.length));
  const { account } = read(`1. A question?\n${pasted}`, pasted);
  expect(account.length).toBe(linesOfText(pasted).length + 1);
});
