import { linesOfText, recognise } from '@bandwise/recognise';
import { describe, expect, it } from 'vitest';
import { toFullGroup } from '../form/to-full-group.ts';
import { changeForm } from './change-form.ts';
import type { ExamForm } from '../form/form.ts';
import { newExam } from '../form/new-exam.ts';
import { placeParts, renumbered, toTakeOver, type PasteTarget } from './to-take-over.ts';

/** The form with what the text became; passages are taken where there was none. */
function pasted(form: ExamForm, text: string, group: number | null = null): ExamForm {
  const open = form.parts[form.partNumber - 1];
  const target: PasteTarget = { part: open?.id ?? 0, group };
  const placing = placeParts(form, recognise({ lines: linesOfText(text) }), target);
  const passages = new Set(
    placing.parts.flatMap(({ replacesPassage, words, place }) => (words > 0 && !replacesPassage ? place : [])),
  );
  return changeForm(form, toTakeOver(form, placing, { target, passages }));
}

const groupsOf = (form: ExamForm) => form.parts.map(({ groups }) => groups.map(toFullGroup));
const numbersOf = (form: ExamForm) =>
  groupsOf(form).map((groups) => groups.map(({ questions }) => questions.map(({ number }) => number)));

const STATEMENTS = `Questions 14–15
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
14 It rained.
15 It snowed.
Answers
14 TRUE
15 FALSE`;
const NOTES = `Questions 16–17
Complete the notes below. Write ONE WORD ONLY.
Food: 16 ........
Drink: 17 ........
Answers
16 bread
17 milk`;
const PARTS = `READING PASSAGE 1
The Weir

It was built of stone that was brought down the river on rafts in the spring.

${STATEMENTS.replaceAll('14', '1').replaceAll('15', '2').replace('Answers', '').split('\n\n')[0]?.split('\n').slice(0, 4).join('\n')}

READING PASSAGE 2
The Mill

It was moved twice, and nobody has said why it was not built anew each time.

Questions 3–3
Answer the question below.
3 How often was it moved?

Answer key
1 TRUE
2 FALSE
3 twice`;

describe('text that is taken into a form', () => {
  it('has the official time of a full test when it becomes one', () => {
    expect(pasted(newExam('reading'), PARTS).info.time).toBe(60);
    expect(pasted(newExam('reading'), STATEMENTS).info.time).toBe(20);
  });

  it('gives an empty part the number that the text begins with', () => {
    const form = pasted(newExam('reading'), STATEMENTS);
    expect(form.parts[0]?.start).toBe(14);
    expect(numbersOf(form)[0]).toEqual([[14, 15]]);
    expect(groupsOf(form)[0]?.[0]?.questions.map(({ answers }) => answers)).toEqual([['TRUE'], ['FALSE']]);
  });

  it('goes on from the groups that are there, and blanks move with their questions', () => {
    const form = pasted(pasted(newExam('reading'), STATEMENTS.replaceAll('14', '1').replaceAll('15', '2')), NOTES);
    expect(numbersOf(form)[0]).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(groupsOf(form)[0]?.[1]?.paragraph).toBe('<p>Food: {3}</p><p>Drink: {4}</p>');
  });

  it('says which numbers are not as they are printed', () => {
    const first = pasted(newExam('reading'), STATEMENTS);
    const target: PasteTarget = { part: first.parts[0]?.id ?? 0, group: null };
    const said = (form: ExamForm, text: string) =>
      renumbered(form, placeParts(form, recognise({ lines: linesOfText(text) }), target), target);
    expect(said(first, NOTES)).toEqual([]);
    expect(said(first, STATEMENTS)).toEqual([{ place: 0, printed: '14–15', will: '16–17' }]);
    expect(said(newExam('reading'), STATEMENTS)).toEqual([]);
  });

  it('takes the place of a group into which nothing was written', () => {
    const empty = changeForm(newExam('reading'), { type: 'addGroup', part: 1, questionType: 'MCQ' });
    const group = empty.parts[0]?.groups[0]?.id ?? 0;
    expect(groupsOf(pasted(empty, STATEMENTS, group))[0]?.map(({ type }) => type)).toEqual(['TFNG']);
  });

  it('adds questions to a group of their kind, and stands after one of another', () => {
    const first = pasted(newExam('reading'), STATEMENTS);
    const group = first.parts[0]?.groups[0]?.id ?? 0;
    const more = pasted(first, STATEMENTS.replaceAll('14', '16').replaceAll('15', '17'), group);
    expect(numbersOf(more)[0]).toEqual([[14, 15, 16, 17]]);
    expect(more.parts[0]?.groups[0]?.id).toBe(group);
    const other = pasted(pasted(more, NOTES), NOTES.replace('Food', 'Fuel'), group);
    expect(groupsOf(other)[0]?.map(({ paragraph }) => paragraph?.slice(3, 7) ?? '')).toEqual(['', 'Fuel', 'Food']);
  });

  it('makes a full test of a text with several parts', () => {
    const form = pasted(newExam('reading'), PARTS);
    expect(form.testType).toBe('full_test');
    expect(numbersOf(form)).toEqual([[[1, 2]], [[3]], []]);
    expect(form.parts.map(({ content }) => content.slice(0, 17))).toEqual([
      '<h2>The Weir</h2>',
      '<h2>The Mill</h2>',
      '',
    ]);
  });

  it('keeps a passage that is there unless it is told otherwise', () => {
    const first = pasted(newExam('reading'), PARTS);
    const again = pasted(first, PARTS.replace('The Weir', 'Another'));
    expect(again.parts[0]?.content).toBe(first.parts[0]?.content);
  });

  it('is one change: keys name options of their own, and no id is used twice', () => {
    const text = `1 What?\nA one\nB two\n2 What?\nA one\nB two\nAnswers\n1 A\n2 B`;
    const form = pasted(pasted(newExam('reading'), text), text);
    const ids = form.parts.flatMap(({ groups }) =>
      groups.flatMap((group) => [
        group.id,
        ...group.questions.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]),
      ]),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(form.nextId);
  });
});

/** A text with a passage for each range of questions, all of them with a key. */
const passagesOf = (ranges: readonly (readonly [number, number])[], name = 'READING PASSAGE') =>
  ranges
    .map(([first, last], index) => {
      const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      return `${name} ${index + 1}
The Weir ${index + 1}

It was built of stone that was brought down the river on rafts in the spring, and it was paid for by the millers.

Questions ${first}–${last}
Answer the questions below.
${numbers.map((number) => `${number} How often was it moved in year ${number}?`).join('\n')}`;
    })
    .join('\n\n');

describe('more passages than the test has parts', () => {
  it.each<[string, readonly (readonly [number, number])[], readonly number[]]>([
    [
      'three',
      [
        [1, 13],
        [14, 26],
        [27, 40],
      ],
      [1, 1, 1],
    ],
    [
      'four of ten questions',
      [
        [1, 10],
        [11, 20],
        [21, 30],
        [31, 40],
      ],
      [1, 2, 1],
    ],
    [
      'four, two of them in the last part',
      [
        [1, 13],
        [14, 26],
        [27, 33],
        [34, 40],
      ],
      [1, 1, 2],
    ],
    [
      'four, two of them in the second part',
      [
        [1, 13],
        [14, 20],
        [21, 26],
        [27, 40],
      ],
      [1, 2, 1],
    ],
    [
      'five, as in General Training',
      [
        [1, 7],
        [8, 14],
        [15, 20],
        [21, 27],
        [28, 40],
      ],
      [2, 2, 1],
    ],
    [
      'five, three of them in the first part',
      [
        [1, 5],
        [6, 9],
        [10, 14],
        [15, 27],
        [28, 40],
      ],
      [3, 1, 1],
    ],
    [
      'five of eight questions',
      [
        [1, 8],
        [9, 16],
        [17, 24],
        [25, 32],
        [33, 40],
      ],
      [2, 1, 2],
    ],
    [
      'six',
      [
        [1, 7],
        [8, 13],
        [14, 20],
        [21, 26],
        [27, 33],
        [34, 40],
      ],
      [2, 2, 2],
    ],
    [
      'four of few questions',
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ],
      [2, 1, 1],
    ],
    [
      'four with one question each',
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
      [2, 1, 1],
    ],
    [
      'four that begin at another number',
      [
        [14, 16],
        [17, 19],
        [20, 23],
        [24, 26],
      ],
      [0, 2, 2],
    ],
  ])('%s', (_, ranges, counts) => {
    const form = pasted(newExam('reading'), passagesOf(ranges));
    expect(numbersOf(form).map(({ length }) => length)).toEqual(counts);
    expect(numbersOf(form).flat(2)).toEqual(ranges.flatMap(([first, last]) => numbersFrom(first, last)));
    const titles = form.parts.map(({ content }) =>
      [...content.matchAll(/<h2>The Weir (\d)</g)].map(([, n]) => Number(n)),
    );
    expect(titles.flat()).toEqual(ranges.map((__, index) => index + 1));
    expect(titles.map(({ length }) => length)).toEqual(counts);
  });

  it('are texts of the sections that name them [D162]', () => {
    const [one = '', two = '', three = '', four = '', five = ''] = passagesOf(
      [
        [1, 7],
        [8, 14],
        [15, 20],
        [21, 27],
        [28, 40],
      ],
      'TEXT',
    ).split(/\n\n(?=TEXT)/);
    const text = `SECTION 1\n\n${one}\n\n${two}\n\nSECTION 2\n\n${three}\n\n${four}\n\nSECTION 3\n\n${five}`;
    expect(numbersOf(pasted(newExam('reading'), text)).map(({ length }) => length)).toEqual([2, 2, 1]);
  });
});

function numbersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

describe('a text with a gap in its numbers', () => {
  const statements = (numbers: readonly number[]) =>
    `Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN\n${numbers.map((number) => `${number} It happened in year ${number}.`).join('\n')}`;
  const notes = (numbers: readonly number[]) =>
    `Complete the notes below. Write ONE WORD ONLY.\n${numbers.map((number) => `The word of year ${number}: ${number} ........`).join('\n')}`;
  const key = (numbers: readonly number[], typed: readonly number[] = []) =>
    `Answers\n${numbers.map((number) => `${number} ${typed.includes(number) ? `word${'abcdefghijklm'[number] ?? ''}` : number % 2 === 0 ? 'TRUE' : 'FALSE'}`).join('\n')}`;

  const read = (text: string) => {
    const form = newExam('reading');
    const target: PasteTarget = { part: form.parts[0]?.id ?? 0, group: null };
    const recognised = recognise({ lines: linesOfText(text) });
    const moved = renumbered(form, placeParts(form, recognised, target), target);
    const missing = recognised.problems.flatMap((one) => (one.code === 'number_missing' ? one.numbers : []));
    const after = groupsOf(pasted(form, text)).flat(2);
    return {
      missing,
      moved: moved.map(({ printed, will }) => `${printed} → ${will}`),
      numbers: after.flatMap(({ questions }) => questions.map(({ number }) => number)),
      // Each text or blank names the year that its printed number was; its key follows from that number.
      keys: after.flatMap(({ paragraph, questions }) =>
        questions.map(({ number, question, answers }) => {
          const line = paragraph?.split('</p>').find((one) => one.includes(`{${number}}`)) ?? question;
          return `${/year (\d+)/.exec(line)?.[1]} ${answers[0]}`;
        }),
      ),
    };
  };

  it.each<[string, string, readonly number[], readonly string[]]>([
    ['one', `Questions 1–5\n${statements([1, 2, 4, 5])}\n${key([1, 2, 4, 5])}`, [3], ['4–5 → 3–4']],
    ['two together', `Questions 1–6\n${statements([1, 2, 5, 6])}\n${key([1, 2, 5, 6])}`, [3, 4], ['5–6 → 3–4']],
    ['two apart', `Questions 1–6\n${statements([1, 3, 4, 6])}\n${key([1, 3, 4, 6])}`, [2, 5], ['3–4 → 2–3', '6 → 4']],
    ['the first', `Questions 1–4\n${statements([2, 3, 4])}\n${key([2, 3, 4])}`, [1], []],
    ['the last', `Questions 1–4\n${statements([1, 2, 3])}\n${key([1, 2, 3])}`, [4], []],
    ['without a heading', `${statements([1, 2, 4]).replaceAll(/^(\d) /gm, '$1. ')}\n${key([1, 2, 4])}`, [3], ['4 → 3']],
    [
      'between two groups',
      `Questions 1–2\n${statements([1, 2])}\n\nQuestions 4–5\n${statements([4, 5])}\n${key([1, 2, 4, 5])}`,
      [3],
      ['4–5 → 3–4'],
    ],
    [
      'in the first of two groups',
      `Questions 1–3\n${statements([1, 3])}\n\nQuestions 4–5\n${statements([4, 5])}\n${key([1, 3, 4, 5])}`,
      [2],
      ['3–5 → 2–4'],
    ],
    ['among the blanks of a text', `Questions 1–4\n${notes([1, 2, 4])}\n${key([1, 2, 4], [1, 2, 4])}`, [3], ['4 → 3']],
    [
      'before the blanks of a text',
      `Questions 1–3\n${statements([1, 2])}\n\nQuestions 4–6\n${notes([4, 5, 6])}\n${key([1, 2, 4, 5, 6], [4, 5, 6])}`,
      [3],
      ['4–6 → 3–5'],
    ],
    ['whose key names it', `Questions 1–4\n${statements([1, 2, 4])}\n${key([1, 2, 3, 4])}`, [3], ['4 → 3']],
  ])(
    'says which number is missing and which questions move, and each keeps its key: %s [D162]',
    (_, text, missing, moved) => {
      const found = read(text);
      expect([found.missing, found.moved]).toEqual([missing, moved]);
      const first = found.numbers[0] ?? 0;
      expect(found.numbers).toEqual(found.numbers.map((__, index) => first + index));
      expect(found.keys).toEqual(
        found.keys.map((one) => {
          const year = Number(one.split(' ')[0]);
          const word = `word${'abcdefghijklm'[year] ?? ''}`;
          return `${year} ${one.includes('word') ? word : year % 2 === 0 ? 'TRUE' : 'FALSE'}`;
        }),
      );
    },
  );

  it('between two parts moves nothing [D162]', () => {
    const form = pasted(
      newExam('reading'),
      passagesOf([
        [1, 2],
        [4, 5],
      ]),
    );
    expect(numbersOf(form)).toEqual([[[1, 2]], [[4, 5]], []]);
  });
});
