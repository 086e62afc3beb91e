import { MARKING_RULES, RIGHT_REASONS, WRONG_REASONS } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { readSections, readVectors } from '../documents/vectors.ts';
import { markExample } from './mark-example.ts';
import { readMarkingPage, readReasons } from './marking-page.ts';
import { pageExamples, questionOf } from './page-examples.ts';

const sections = readMarkingPage();

/** The promise of a column of answers: the marks, and the state in the results table. */
const PROMISES: Readonly<Record<string, { marks: 'all' | 1 | 0; correct: boolean; blank?: true }>> = {
  Right: { marks: 'all', correct: true },
  'Not right': { marks: 0, correct: false },
  Blank: { marks: 0, correct: false, blank: true },
  'One mark of two': { marks: 1, correct: false },
  'Without a mark, shown as right': { marks: 0, correct: true },
};

const rows = pageExamples(sections);

describe('docs/marking.md', () => {
  it('has a heading for each rule that decides verdicts, and no other', () => {
    expect(sections.map(({ id }) => id)).toEqual([...MARKING_RULES]);
  });

  it('names a source for each rule, and shows each sentence by answers [D152]', () => {
    expect(sections.filter(({ source }) => source === '').map(({ id }) => id)).toEqual([]);
    const unshown = sections.flatMap(({ sentences }) =>
      sentences.filter(({ text, answers }) => text === '' || Object.values(answers).flat().length === 0),
    );
    expect(unshown).toEqual([]);
  });

  it('explains every reason code, and no other', () => {
    expect([...readReasons().keys()]).toEqual([...RIGHT_REASONS, ...WRONG_REASONS]);
  });

  it('has each of its answers among the vectors, and a case of them for each rule [D152]', () => {
    const vectors = readVectors();
    const known = new Set(vectors.map(questionOf));
    // Missing vectors are added by: pnpm --filter @bandwise/library-docs run vectors
    expect(rows.filter((row) => !known.has(questionOf(row)))).toEqual([]);
    const told = new Set([...vectors, ...readSections()].map(({ rule }) => rule));
    expect(MARKING_RULES.filter((rule) => !told.has(`marking.md#${rule}`))).toEqual([]);
  });

  it.each(rows)('$rule: $key, $column: $answer ($profile)', (row) => {
    const verdict = markExample(row);
    const promise = PROMISES[row.column];
    expect(promise).toBeDefined();
    expect({ marks: verdict.marks, correct: verdict.correct, blank: verdict.blank }).toEqual({
      marks: promise?.marks === 'all' ? verdict.total : promise?.marks,
      correct: promise?.correct,
      blank: promise?.blank ?? false,
    });
  });
});

/** Cases that a rule decides: answers that are right without being in the key; for a limit, wrong ones. */
const decided = rows.filter((row) =>
  row.rule === 'word-limit'
    ? row.column === 'Not right'
    : row.column === 'Right' && markExample(row).reason !== 'exact',
);

it.each(decided)('$rule decides on $answer for $key', (row) => {
  expect(markExample(row).rule).toBe(row.rule);
});
