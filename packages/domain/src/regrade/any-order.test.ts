import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markSection } from '../marking/mark-section.ts';
import { MARKING_PROFILES } from '../marking/verdict.ts';
import { publishCheck } from '../readiness/publish-check.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import { compileQuestions } from './compile-question.ts';
import { isSameQuestion } from './is-same-question.ts';
import { changeKey, keepOldKey, keyAt, readKeyChange, type KeyChange, type WantedKey } from './key-change.ts';

const [WATER, FLOODS, FISH] = ['water is clearer', 'fewer floods', 'more fish'];

/** A part whose questions from 19 on have these keys; all of them share their answers in any order. */
function part(keys: readonly (readonly string[])[], any_order = [keys.map((_, at) => 19 + at)]): SectionContent {
  const questions = keys.map((answers, at) => buildQuestion({ number: 19 + at, question: `Q${at}`, answers }));
  return buildContent({
    groups: [
      buildKeyedGroup('TFNG', 18),
      buildGroup('FILL_BLANKS', { questions, any_order }),
      buildKeyedGroup('MCQ', 30),
    ],
  });
}

function changeOf(content: SectionContent, wanted: WantedKey): KeyChange {
  const read = readKeyChange(content, wanted);
  if (!read.ok) throw new Error(read.message);
  return read.change;
}

const change = (content: SectionContent, wanted: WantedKey) => changeKey(content, changeOf(content, wanted));
const keys = (content: SectionContent) => [19, 20, 21].map((number) => keyAt(content, String(number)));

describe('a key of numbers in any order', () => {
  it('is one of its own where each number has its own answers', () => {
    const after = change(part([[WATER], [FLOODS]]), { address: '20', accept: 'less flooding' });
    expect(keys(after)).toEqual([[WATER], [FLOODS, 'less flooding'], null]);
  });

  it('is that of all numbers where they share one list', () => {
    const pool = [WATER, FLOODS];
    const after = change(part([pool, pool]), { address: '20', accept: FISH });
    expect(keys(after)).toEqual([[...pool, FISH], [...pool, FISH], null]);
    expect(keys(change(part([pool, pool]), { address: '19', answers: [WATER, FISH] }))).toEqual([
      [WATER, FISH],
      [WATER, FISH],
      null,
    ]);
  });

  it('accepts the earlier answers first, so that no new one makes one of two of them', () => {
    const pool = ['dark blue', 'red / blue'];
    const before = part([pool, pool]);
    const after = change(before, { address: '20', answers: ['(dark) blue'], keepsOld: true });
    expect(keys(after)).toEqual([[...pool, '(dark) blue'], [...pool, '(dark) blue'], null]);
    const answers = { '19': 'dark blue', '20': 'red' };
    const marks = [before, after].map((one) => markSection(one, answers, { profile: 'ielts' }).marks);
    expect(marks).toEqual([2, 2]);
  });

  it('is back as it was when the change is taken back', () => {
    const pool = [WATER, FLOODS];
    const before = part([pool, pool]);
    const made = changeOf(before, { address: '20', accept: FISH });
    expect(changeKey(changeKey(before, made), { ...made, answers: pool })).toEqual(before);
  });

  it('keeps what each number was marked by on another version', () => {
    const made = changeOf(
      part([
        [WATER, FLOODS],
        [WATER, FLOODS],
      ]),
      { address: '19', accept: FISH },
    );
    const older = part([[WATER], ['cleaner beaches']]);
    const own = changeKey(older, keepOldKey(older, made));
    expect(keys(own)).toEqual([
      [WATER, 'cleaner beaches', FLOODS, FISH],
      [WATER, 'cleaner beaches', FLOODS, FISH],
      null,
    ]);
  });

  it('stays as it is on every version where everyone gets the mark', () => {
    const made = changeOf(part([[WATER], [FLOODS]]), { address: '19', void: true });
    const older = part([['wider beaches'], [FLOODS]]);
    expect(keepOldKey(older, made)).toEqual({ address: '19', answers: ['wider beaches'], void: true });
  });

  it('may not become one of which a learner could not get all marks', () => {
    const after = change(part([[WATER], [FLOODS]]), { address: '20', accept: WATER });
    expect(publishCheck(after).map(({ code }) => code)).toContain('any_order_keys');
  });

  it('changes the verdicts of all its numbers, and of no other question', () => {
    const before = part([[WATER], [FLOODS]]);
    const answers = { '18': 'TRUE', '19': 'less flooding', '20': WATER, '30': 'x' };
    const after = change(before, { address: '20', accept: 'less flooding' });
    const was = markSection(before, answers, { profile: 'ielts' });
    const judged = compileQuestions(after, '20', 'ielts').map(({ place, judge }) => [place, judge(answers).marks]);
    expect(was.verdicts.map(({ marks }) => marks)).toEqual([1, 0, 1, 0]);
    expect(judged).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it.each<[string, SectionContent, boolean]>([
    ['the same lists', part([[FISH], [FLOODS]]), true],
    ['no list', part([[FISH], [FLOODS]], []), false],
    ['another list', part([[FISH], [FLOODS], [WATER]]), false],
  ])('is that of a version with %s', (_, other, isSame) => {
    expect(isSameQuestion(part([[WATER], [FLOODS]]), other, '19')).toBe(isSame);
    expect(isSameQuestion(other, part([[WATER], [FLOODS]]), '19')).toBe(isSame);
  });

  it('is another one where another number of the list asks something else', () => {
    const questions = ['Q0', 'Other'].map((question, at) =>
      buildQuestion({ number: 19 + at, question, answers: [[WATER, FLOODS][at] ?? ''] }),
    );
    const groups = [buildGroup('FILL_BLANKS', { questions, any_order: [[19, 20]] })];
    expect(isSameQuestion(part([[WATER], [FLOODS]]), { groups }, '19')).toBe(false);
  });
});

const textArb = fc.constantFrom('a', 'b', 'c', 'd', 'A', 'the a', 'bs', 'x', '');
/** A list of questions with an answer or two each, or with all answers in common; a correction; and what is given. */
const caseArb = fc
  .record({
    size: fc.integer({ min: 2, max: 4 }),
    spare: fc.boolean(),
    isPool: fc.boolean(),
    at: fc.nat({ max: 3 }),
    accept: textArb,
    given: fc.array(textArb, { minLength: 4, maxLength: 4 }),
  })
  .map(({ size, spare, isPool, at, accept, given }) => {
    const texts = ['a', 'b', 'c', 'd', 'e'].slice(0, size + (spare ? 1 : 0));
    const own = texts.slice(0, size).map((text) => [text, `${text} ${text}`]);
    const address = String(19 + (at % size));
    const answers = Object.fromEntries(given.slice(0, size).map((text, index) => [String(19 + index), text]));
    return { content: part(isPool ? own.map(() => texts) : own), address, accept, answers };
  });

describe.each(MARKING_PROFILES)('a correction of a list in any order under %s', (profile) => {
  it('changes of a result what marking all of it again would change', () => {
    fc.assert(
      fc.property(caseArb, fc.boolean(), ({ content, address, accept, answers }, isVoid) => {
        const read = readKeyChange(content, isVoid ? { address, void: true } : { address, accept });
        fc.pre(read.ok);
        const changed = changeKey(content, read.change);
        const questions = compileQuestions(changed, address, profile);
        const verdicts = markSection(content, answers, { profile }).verdicts.map(
          (verdict, place) => questions.find((one) => one.place === place)?.judge(answers) ?? verdict,
        );
        expect(verdicts).toEqual(markSection(changed, answers, { profile }).verdicts);
      }),
    );
  });

  it('lowers no result by what it accepts, nor where everyone gets the mark [D156]', () => {
    fc.assert(
      fc.property(caseArb, fc.boolean(), ({ content, address, accept, answers }, isVoid) => {
        const read = readKeyChange(content, isVoid ? { address, void: true } : { address, accept });
        fc.pre(read.ok);
        const changed = changeKey(content, read.change);
        // A key that could not be published is refused.
        fc.pre(publishCheck(changed).every(({ code }) => code !== 'any_order_keys'));
        const [before, after] = [content, changed].map((one) => markSection(one, answers, { profile }).marks);
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });
});
