import { describe, expect, it } from 'vitest';
import { parseGroups } from '../../exam-file/parse-groups.ts';
import { writeGroup } from '../../exam-file/write-group.ts';
import { renumber } from '../../numbering/renumber.ts';
import type { FullGroup } from '../../question-types/group.ts';
import { publishCheck } from '../../readiness/publish-check.ts';
import { selfCheck } from '../../readiness/self-check.ts';
import { buildContent, buildGroup, buildQuestion } from '../../testing/builders.ts';
import { valueOf } from '../../testing/value-of.ts';
import { keysOf } from '../keys-of.ts';
import { markSection } from '../mark-section.ts';
import { ruleOf } from '../rule-of.ts';
import type { MarkingProfile } from '../verdict.ts';

/** Questions from number 19 whose answers may be in any order. */
function anyOrder(...keys: readonly (readonly string[])[]): FullGroup {
  const questions = keys.map((answers, at) => buildQuestion({ number: 19 + at, answers }));
  return buildGroup('FILL_BLANKS', {
    instruction: 'Answer.',
    questions,
    any_order: [questions.map(({ number }) => number)],
  });
}

function mark(group: FullGroup, given: readonly string[], profile: MarkingProfile = 'ielts') {
  const answers = Object.fromEntries(given.map((text, at) => [String(19 + at), text]));
  const { marks, verdicts } = markSection({ groups: [group] }, answers, { profile });
  return [marks, ...verdicts.map(({ reason }) => reason)];
}

const WATER = 'water is clearer';
const FLOODS = 'fewer floods';
const pool = [WATER, FLOODS];

describe.each(['spec', 'ielts'] as const)('answers in any order under %s', (profile) => {
  it.each<[string, FullGroup]>([
    ['an answer each', anyOrder([WATER], [FLOODS])],
    ['one pool', anyOrder(pool, pool)],
    ['one pool in another order', anyOrder(pool, [FLOODS, WATER])],
  ])('are marked by %s [D153]', (_, group) => {
    expect(mark(group, [WATER, FLOODS], profile)).toEqual([2, 'exact', 'exact']);
    expect(mark(group, [FLOODS, WATER], profile)).toEqual([2, 'exact', 'exact']);
    expect(mark(group, [WATER, WATER], profile)).toEqual([1, 'exact', 'repeated']);
    expect(mark(group, [FLOODS, 'FEWER FLOODS'], profile)).toEqual([1, 'exact', 'repeated']);
    expect(mark(group, ['fish', WATER], profile)).toEqual([1, 'wrong', 'exact']);
    expect(mark(group, ['', FLOODS], profile)).toEqual([1, 'blank', 'exact']);
    expect(mark(group, [FLOODS], profile)).toEqual([1, 'exact', 'blank']);
    expect(mark(group, [], profile)).toEqual([0, 'blank', 'blank']);
  });

  it('can be two of three accepted answers', () => {
    const three = [WATER, FLOODS, 'more fish'];
    expect(mark(anyOrder(three, three), ['more fish', FLOODS], profile)).toEqual([2, 'exact', 'exact']);
    expect(mark(anyOrder(three, three), ['more fish', 'more fish'], profile)).toEqual([1, 'exact', 'repeated']);
  });

  it('are marked so that as many as possible are right [D153]', () => {
    // 19 could be either key; 20 only the first.
    const group = anyOrder(['a', 'b'], ['c']);
    expect(mark(group, ['c', 'b'], profile)).toEqual([2, 'exact', 'exact']);
    expect(mark(group, ['a', 'b'], profile)).toEqual([1, 'exact', 'repeated']);
    expect(mark(anyOrder(['a'], ['b'], ['c']), ['c', 'a', 'b'], profile)).toEqual([3, 'exact', 'exact', 'exact']);
  });

  it('do not include a question without a key', () => {
    expect(mark(anyOrder([WATER], []), [WATER, WATER], profile)).toEqual([1, 'exact', 'unscorable']);
  });
});

describe('answers in any order', () => {
  it.each([
    ['half past nine', '9.30'],
    ['the colour', 'color'],
    ['Colour', 'the COLOR'],
  ])('count once if they are two forms of one answer: %s, %s [D153]', (one, other) => {
    const keys = ['9.30', '(the) colour', 'blue'];
    expect(mark(anyOrder(keys, keys), [one, other])[0]).toBe(1);
    expect(
      mark(anyOrder(['9.30', 'half past nine', 'noon'], ['9.30', 'half past nine', 'noon']), [one, other])[0],
    ).toBe(one.includes('nine') ? 1 : 0);
  });

  it('have the reason of a wrong answer', () => {
    expect(mark(anyOrder([WATER], [FLOODS]), ['fewer flods', 'water is'])).toEqual([0, 'misspelt', 'missing_word']);
  });

  it('have the keys of the whole list, and the rule of any of its questions', () => {
    const groups = [anyOrder([WATER], ['20 min'])];
    const keys = keysOf(groups);
    expect(keys.map(({ answers }) => answers)).toEqual([
      [WATER, '20 min'],
      ['20 min', WATER],
    ]);
    const { verdicts } = markSection({ groups }, { '19': '20 minutes', '20': '20 minutes' }, { profile: 'ielts' });
    const rules = verdicts.map((verdict, at) => ruleOf(verdict, { profile: 'ielts', keys: keys[at]?.answers ?? [] }));
    expect(rules).toEqual(['units', 'any-order']);
  });

  it('keep their lists when numbers change', () => {
    const [group] = renumber([anyOrder([WATER], [FLOODS])], 3);
    expect(group?.any_order).toEqual([[3, 4]]);
  });

  it('are read and written in an exam file [D153]', () => {
    const group = anyOrder([WATER], [FLOODS]);
    expect(valueOf(parseGroups([writeGroup(group)]))).toEqual([group]);
    expect(valueOf(parseGroups([{ ...writeGroup(group), any_order: [] }]))[0]?.any_order).toBeUndefined();
    expect(valueOf(parseGroups([{ ...writeGroup(group), any_order: [['19', '20']] }]))).toEqual([group]);
  });

  it.each<[unknown, string]>([
    ['19, 20', '“any_order” must be a list of lists of question numbers, such as [[19, 20]]'],
    [[19, 20], '“any_order” must be a list of lists of question numbers, such as [[19, 20]]'],
    [[['a', 20]], '“any_order” must be a list of lists of question numbers, such as [[19, 20]]'],
    [[[19]], '“any_order” needs at least two numbers in each list, such as [[19, 20]]'],
    [[[19, 19]], '“any_order” contains number 19 twice'],
    [
      [
        [19, 20],
        [20, 21],
      ],
      '“any_order” contains number 20 twice',
    ],
    [[[19, 7]], '“any_order” contains number 7, which is not in this group'],
    [[[19, 22]], '“any_order” contains number 22, which has several blanks'],
  ])('are refused as %j', (any_order, message) => {
    const questions = [19, 20, 21, '22-1', '22-2'].map((number) => ({ number, question: 'Q', answer: 'x' }));
    const parsed = parseGroups([{ type: 'FILL_BLANKS', questions, any_order }]);
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.message)).toEqual([`Group 1: ${message}`]);
  });

  it('are allowed for typed answers only', () => {
    const questions = [1, 2].map((number) => ({ number, question: 'Q', answer: 'TRUE' }));
    const parsed = parseGroups([{ type: 'TFNG', questions, any_order: [[1, 2]] }]);
    expect(parsed.ok ? [] : parsed.errors.map(({ message }) => message)).toEqual([
      'Group 1: Only questions with typed answers can accept answers in any order',
    ]);
  });

  it.each<[string, FullGroup, string[], boolean]>([
    ['an answer each', anyOrder([WATER], [FLOODS]), [], true],
    ['one pool of three numbers', anyOrder(['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c']), [], true],
    [
      'a pool with two forms of an answer',
      anyOrder(['9.30', 'half past nine', 'noon'], ['noon', '9.30', 'half past nine']),
      [],
      true,
    ],
    ['a pool that is too small', anyOrder([WATER], [WATER]), ['any_order_keys'], false],
    ['a pool of forms of one answer', anyOrder(['9.30', '9:30'], ['9:30', '9.30']), ['any_order_keys'], false],
    ['some answers in common', anyOrder([WATER, FLOODS], [FLOODS]), ['any_order_keys'], true],
    ['some forms in common', anyOrder(['colour'], ['color']), ['any_order_keys'], true],
    ['a number that is gone', { ...anyOrder([WATER], [FLOODS]), any_order: [[19, 21]] }, ['any_order_keys'], true],
  ])('with %s have these findings of the publish check', (_, group, codes, isMet) => {
    const content = buildContent({
      skill: 'listening',
      audio_url: '/a.mp3',
      passage: [],
      explanation: 'x',
      groups: [group],
    });
    expect(publishCheck(content).map(({ code }) => code)).toEqual(codes);
    expect(selfCheck(content, { profile: 'ielts' }).ok).toBe(isMet);
  });
});
