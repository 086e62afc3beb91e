import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../numbering/address.ts';
import type { Answer, Answers } from './answers.ts';
import type { FullGroup } from '../question-types/group.ts';
import { answerKindOf } from '../question-types/question-shapes.ts';
import { renumber } from '../numbering/renumber.ts';
import { totalNumbers } from '../numbering/marked-units.ts';
import { answersArb, groupsArb } from '../testing/arbitraries.ts';
import { buildGroup, buildQuestion } from '../testing/builders.ts';
import { compileKey } from './compile-key.ts';
import { keysOf, type QuestionKey } from './keys-of.ts';
import { markCompiled } from './mark-compiled.ts';
import { markSection } from './mark-section.ts';
import { MARKING_PROFILES, RIGHT_REASONS } from './verdict.ts';

const attemptArb = groupsArb
  .map((groups) => renumber(groups, 1))
  .chain((groups) => fc.record({ groups: fc.constant(groups), answers: answersArb(groups) }));

/** The right answer to a question, in the form that its type requires. */
const rightAnswer = (groups: readonly FullGroup[], { address, answers }: QuestionKey): Answer =>
  answerKindOf(typeAt(groups, address)).rightAnswer(answers);

const typeAt = (groups: readonly FullGroup[], address: string): FullGroup['type'] =>
  groups.find(({ questions }) => questions.some((question) => addressOf(question) === address))?.type ?? 'FILL_BLANKS';

const isRight = (reason: string): boolean => RIGHT_REASONS.some((known) => known === reason);

describe.each(MARKING_PROFILES)('marking under %s', (profile) => {
  it('gives marks from 0 to the total, and the total does not depend on the answers', () => {
    fc.assert(
      fc.property(attemptArb, ({ groups, answers }) => {
        const { marks, total, verdicts } = markSection({ groups }, answers, { profile });
        expect(total).toBe(totalNumbers(groups));
        expect(verdicts.reduce((sum, verdict) => sum + verdict.marks, 0)).toBe(marks);
        for (const verdict of verdicts) {
          expect(verdict.marks).toBeGreaterThanOrEqual(0);
          expect(verdict.marks).toBeLessThanOrEqual(verdict.total);
          expect(isRight(verdict.reason)).toBe(verdict.correct);
        }
      }),
    );
  });

  it('never throws for any answers', () => {
    fc.assert(
      fc.property(groupsArb, fc.oneof(fc.jsonValue(), fc.anything()), fc.anything(), (groups, answers, one) => {
        // A client may send any JSON, although the type allows only answers.
        expect(typeof markSection({ groups }, answers as Answers, { profile }).marks).toBe('number');
        expect(typeof markSection({ groups }, { '1': one } as Answers, { profile }).marks).toBe('number');
      }),
    );
  });

  it('does not depend on the order in which options are ticked', () => {
    const optionsArb = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'a', 'b', 'D '), { minLength: 2 });
    fc.assert(
      fc.property(optionsArb, fc.array(fc.constantFrom('A', 'B', 'C', 'a', 'b', 'D', ' A')), (options, ticks) => {
        const questions = [buildQuestion({ options, answers: options.slice(0, 2) })];
        const key = compileKey([buildGroup('MULTI', { questions })], { profile });
        const mark = (given: readonly string[]): unknown => {
          const [verdict] = markCompiled(key, { '1': given }).verdicts;
          return [verdict?.marks, verdict?.correct, verdict?.reason];
        };
        expect(mark([...ticks].reverse())).toEqual(mark(ticks));
        expect(mark([...ticks].sort())).toEqual(mark(ticks));
      }),
    );
  });

  it('never gives fewer marks if a blank is replaced by the right answer', () => {
    fc.assert(
      fc.property(attemptArb, ({ groups, answers }) => {
        const before = markSection({ groups }, answers, { profile });
        for (const key of keysOf(groups)) {
          const better = { ...answers, [key.address]: rightAnswer(groups, key) };
          expect(markSection({ groups }, better, { profile }).marks).toBeGreaterThanOrEqual(before.marks);
        }
      }),
    );
  });

  it('gives the right answers all marks that can be earned', () => {
    fc.assert(
      fc.property(attemptArb, ({ groups }) => {
        const answers = Object.fromEntries(keysOf(groups).map((key) => [key.address, rightAnswer(groups, key)]));
        const { verdicts } = markSection({ groups }, answers, { profile });
        for (const verdict of verdicts) {
          expect(verdict.reason === 'unscorable' || verdict.marks === verdict.total).toBe(true);
        }
      }),
    );
  });

  it('gives results that survive JSON', () => {
    fc.assert(
      fc.property(attemptArb, ({ groups, answers }) => {
        const result = markSection({ groups }, answers, { profile });
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }),
    );
  });
});

describe('the profiles', () => {
  it('agree: ielts accepts every answer that spec accepts', () => {
    fc.assert(
      fc.property(attemptArb, ({ groups, answers }) => {
        const spec = markSection({ groups }, answers, { profile: 'spec' }).verdicts;
        const ielts = markSection({ groups }, answers, { profile: 'ielts' }).verdicts;
        for (const [index, verdict] of spec.entries()) {
          expect(ielts[index]?.marks).toBeGreaterThanOrEqual(verdict.marks);
        }
      }),
      { numRuns: 500 },
    );
  });
});

// The bench measures their time (apps/api/bench/lines/long-texts.ts).
describe('hostile texts', () => {
  const long = 2_000;
  it.each([
    'a'.repeat(long),
    '-'.repeat(long),
    '1 000'.repeat(long / 5),
    '('.repeat(long),
    '(a)'.repeat(600),
    'twenty '.repeat(280),
    '1'.repeat(long),
    '1,'.repeat(long / 2),
    '.,'.repeat(long / 2),
    'ou'.repeat(long / 2),
    'two hundred and '.repeat(120),
    '\u0301'.repeat(long),
  ])('are marked as any other text', (text) => {
    const group: FullGroup = buildGroup('FILL_BLANKS', {
      instruction: `NO MORE THAN TWO WORDS ${'one '.repeat(4_000)}`,
      questions: Array.from({ length: 40 }, (_, index) => buildQuestion({ number: index + 1, answers: ['a b', text] })),
    });
    const answers = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [String(index + 1), `${text.slice(1)}x`]),
    );
    const { verdicts } = markSection({ groups: [group] }, { ...answers, '1': text, '2': 'A  B' }, { profile: 'ielts' });
    expect(verdicts.map(({ marks }) => marks)).toEqual([1, 1, ...Array.from({ length: 38 }, () => 0)]);
  });
});
