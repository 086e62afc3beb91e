import { describe, expect, it } from 'vitest';
import { parseGroups } from './parse-groups.ts';
import { writeGroup } from './write-group.ts';

function read(type: string, ...numbers: readonly unknown[]): readonly string[] {
  const options = ['a', 'b', 'c'];
  const parsed = parseGroups([{ type, questions: numbers.map((number) => ({ number, options, answer: ['a', 'b'] })) }]);
  return parsed.ok
    ? parsed.value.flatMap(({ questions }) =>
        questions.map(({ number, subpart }) => `${number} ${subpart ?? ''}`.trim()),
      )
    : parsed.errors.map(({ message }) => message);
}

describe('the number of a question that is written as a range', () => {
  it.each(['21-22', '21–22', '21 — 22', '21 to 22', '21 TO 22', '21, 22', '21 and 22', '21 & 22'])(
    'is read where each answer takes a number: %j',
    (number) => {
      expect(read('MULTI', number)).toEqual(['21']);
    },
  );

  it('is read where its numbers could be a blank: 5-6', () => {
    expect(read('MULTI', '5-6')).toEqual(['5']);
  });

  it('is refused where it does not fit the key', () => {
    expect(read('MULTI', '21-23')).toEqual([
      'Group 1, 1st question: “21-23” means 3 question numbers, but the question has 2 answers. Write one answer for each number, or only the first number',
    ]);
  });

  it.each(['TFNG', 'MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'])('is refused with advice in %s', (type) => {
    expect(read(type, '21-22')).toContain(
      `Group 1, 1st question: “21-22” means 2 question numbers, but a question of type ${type} has only one. Write a question for each number`,
    );
  });

  it.each(['21-22', '5-6', '5–6', '5 to 7', '1-2', '19, 20', '21 and 22', '100-101'])(
    'is refused in MCQ: %j',
    (number) => {
      expect(read('MCQ', number)).toEqual([
        expect.stringMatching(
          /^Group 1, 1st question: “.+” means \d question numbers, but a question of type MCQ has only one\. Write a question for each number\. If one question has several answers, use the type MULTI$/,
        ),
      ]);
    },
  );

  it('is refused in FILL_BLANKS with the ways to write what it may mean [D154]', () => {
    expect(read('FILL_BLANKS', '19-20')).toEqual([
      'Group 1, 1st question: “19-20” means 2 question numbers, but a question of type FILL_BLANKS has only one. Write a question for each number. If the answers may come in any order, add “any_order” with [[19, 20]] to the group. For several blanks of one number, write “19-1”, “19-2”',
    ]);
  });

  it.each([
    [
      ['14-1', '14-2'],
      ['14 1', '14 2'],
    ],
    [
      ['1-1', '1-2', '1-3'],
      ['1 1', '1 2', '1 3'],
    ],
    [
      ['2-3', '2-2', '2-1'],
      ['2 3', '2 2', '2 1'],
    ],
    [['14-2'], ['14 2']],
    [['5-5'], ['5 5']],
  ])('is no range where it is a blank of its number: %j [D154]', (numbers, expected) => {
    expect(read('FILL_BLANKS', ...numbers)).toEqual(expected);
  });

  it('is no range where the first blank has its subpart in a field of its own', () => {
    const questions = [
      { number: 1, subpart: 1, answer: 'a' },
      { number: '1-2', answer: 'b' },
    ];
    expect(parseGroups([{ type: 'FILL_BLANKS', questions }])).toMatchObject({ ok: true });
  });

  it('is written so that it is read back, also where the first blank is missing', () => {
    const parsed = parseGroups([{ type: 'FILL_BLANKS', questions: [{ number: 1, subpart: 2, answer: 'a' }] }]);
    const groups = parsed.ok ? parsed.value : [];
    expect(groups.map((group) => writeGroup(group).questions)).toMatchObject([[{ number: 1, subpart: 2 }]]);
    expect(parseGroups(groups.map(writeGroup))).toEqual(parsed);
  });

  it('is no range where a field of its own has the subpart', () => {
    const parsed = parseGroups([{ type: 'FILL_BLANKS', questions: [{ number: 1, subpart: 2, answer: 'a' }] }]);
    expect(parsed).toMatchObject({ ok: true, value: [{ questions: [{ number: 1, subpart: 2 }] }] });
  });
});
