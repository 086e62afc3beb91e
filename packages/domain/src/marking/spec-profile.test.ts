import { describe, expect, it } from 'vitest';
import { markOne } from '../testing/mark-one.ts';

const profile = 'spec' as const;

describe('FILL_BLANKS under spec', () => {
  it.each([
    ['river', ['river'], 1, 'exact'],
    ['  river ', ['river'], 1, 'exact'],
    ['RIVER', ['river'], 1, 'case'],
    ['river', ['RIVER'], 1, 'case'],
    ['River', ['RIVER'], 1, 'case'],
    ['bazaar', ['market', 'bazaar'], 1, 'exact'],
    ['42', ['42'], 1, 'exact'],
    ['River', ['river'], 0, 'wrong'],
    ['rIVER', ['River'], 0, 'wrong'],
    ['rivers', ['river'], 0, 'wrong'],
    ['the river', ['(the) river'], 0, 'wrong'],
    ['', ['river'], 0, 'blank'],
    ['   ', ['river'], 0, 'blank'],
  ])('judges “%s” against %j [L5-14]', (answer, key, marks, reason) => {
    const verdict = markOne({ profile, type: 'FILL_BLANKS', key, answer });
    expect(verdict).toMatchObject({ marks, correct: marks === 1, reason });
  });

  it('shows an answer that counts as right in the table', () => {
    const verdict = markOne({ profile, type: 'FILL_BLANKS', key: ['river'], answer: 'RIVER' });
    expect(verdict).toMatchObject({ marks: 1, correct: true });
  });
});

describe.each(['TFNG', 'MCQ', 'MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'] as const)('%s under spec', (type) => {
  const offered = ['TRUE', 'FALSE', 'NOT GIVEN'];

  it.each([
    ['TRUE', 1, true, 'exact'],
    [' TRUE ', 1, true, 'exact'],
    ['true', 0, true, 'case'],
    ['FALSE', 0, false, 'wrong'],
    ['T', 0, false, 'wrong'],
    ['', 0, false, 'blank'],
  ])('judges “%s” [L5-15]', (answer, marks, correct, reason) => {
    expect(markOne({ profile, type, key: ['TRUE'], offered, answer })).toMatchObject({ marks, correct, reason });
  });

  it('counts only the first answer of the key [L3-21]', () => {
    expect(markOne({ profile, type, key: ['TRUE', 'FALSE'], offered, answer: 'FALSE' }).marks).toBe(0);
  });
});

describe('MULTI under spec', () => {
  const offered = ['Apple', 'Pear', 'Plum', 'Fig'];

  it.each([
    [['Apple', 'Pear'], 2, true, 'exact'],
    [['Pear', 'Apple'], 2, true, 'exact'],
    [['Apple'], 1, false, 'wrong'],
    [['Apple', 'Fig'], 1, false, 'wrong'],
    [['Fig', 'Plum'], 0, false, 'wrong'],
    [['apple', 'PEAR'], 0, true, 'case'],
    [['Apple', 'PEAR'], 1, true, 'case'],
    [['Apple', 'Apple'], 1, false, 'wrong'],
    [['Apple', ' Apple ', 'Pear'], 2, true, 'exact'],
    [['Apple', 'Pear', 'Plum'], 0, false, 'too_many'],
    [offered, 0, false, 'too_many'],
    [[], 0, false, 'blank'],
    [['', ' '], 0, false, 'blank'],
    ['Apple', 0, false, 'blank'],
  ])('judges the ticks %j [L3-22 L5-16]', (answer, marks, correct, reason) => {
    const verdict = markOne({ profile, type: 'MULTI', key: ['Apple', 'Pear'], offered, answer });
    expect(verdict).toMatchObject({ marks, total: 2, correct, reason });
  });
});
