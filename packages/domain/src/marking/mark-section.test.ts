import { describe, it } from 'vitest';
import { MARKING_PROFILES } from './verdict.ts';
import { buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import { expect } from '../testing/expect.ts';
import { QUESTION_TYPES } from '../question-types/question-type.ts';
import { compileKey } from './compile-key.ts';
import { keysOf } from './keys-of.ts';
import { markCompiled } from './mark-compiled.ts';
import { markSection } from './mark-section.ts';
import type { MarkingOptions } from './options.ts';
import { ruleOf } from './rule-of.ts';

const subparts = buildGroup('FILL_BLANKS', {
  questions: [
    buildQuestion({ number: 14, subpart: 1, answers: ['river'] }),
    buildQuestion({ number: 14, subpart: 2, answers: ['lake'] }),
  ],
});

describe.each(MARKING_PROFILES)('marking under %s', (profile) => {
  it.each([
    [{ '14-1': 'river', '14-2': 'lake' }, 1, 'exact', false, ['river', 'lake']],
    [{ '14-1': 'RIVER', '14-2': 'lake' }, 1, 'case', false, ['RIVER', 'lake']],
    [{ '14-1': 'river', '14-2': 'pond' }, 0, 'wrong', false, ['river', 'pond'], [true, false]],
    [{ '14-1': 'river' }, 0, 'blank', false, ['river', ''], [true, false]],
    [{}, 0, 'blank', true, []],
    [{ '14': 'river' }, 0, 'blank', true, []],
    [{ '14-1': 'pond' }, 0, 'wrong', false, ['pond', ''], [false, false]],
    [{ '14-2': 'pond' }, 0, 'wrong', false, ['', 'pond'], [false, false]],
    [{ '14-1': 'river', '14-2': ['lake', 'sea'] }, 0, 'blank', false, ['river', ''], [true, false]],
  ])(
    'gives a number with two blanks its mark only if both are right: %j',
    (answers, marks, reason, blank, given, parts?: boolean[]) => {
      const result = markSection({ groups: [subparts] }, answers, { profile });
      expect(result).toScore(marks, 1);
      const correct = marks === 1;
      expect(result.verdicts).toEqual([
        { number: 14, numbers: [14], type: 'FILL_BLANKS', marks, total: 1, correct, blank, reason, given, parts },
      ]);
    },
  );

  it('says that a number cannot be earned while one of its blanks has no key', () => {
    const [first, second] = subparts.questions.map((question) => ({ ...question }));
    const group = { ...subparts, questions: [{ ...first, answers: [] }, second] } as typeof subparts; // two blanks
    const answers = { '14-1': 'river', '14-2': 'pond' };
    expect(markSection({ groups: [group] }, answers, { profile }).verdicts[0]).toBeJudged('unscorable');
  });

  it('marks a number as blank', () => {
    const groups = [buildGroup('FILL_BLANKS', { questions: [buildQuestion({ answers: ['15'] })] })];
    // A client may send any JSON, although the type allows only answers.
    const { verdicts } = markSection({ groups }, { '1': 15 as unknown as string }, { profile });
    expect(verdicts[0]).toMatchObject({ marks: 0, blank: true, reason: 'blank' });
  });

  it('marks answers up to the maximum length of a key', () => {
    const [longest, longer] = [2000, 2001].map((length) => 'x'.repeat(length));
    const groups = [
      buildGroup('FILL_BLANKS', { questions: [buildQuestion({ answers: [`${longest}`, `${longer}`] })] }),
    ];
    expect(markSection({ groups }, { '1': `${longest}` }, { profile })).toScore(1, 1);
    expect(markSection({ groups }, { '1': `${longer}` }, { profile })).toScore(0, 1);
  });

  it('marks one verdict per number, in order', () => {
    const groups = [buildKeyedGroup('TFNG', 1), buildKeyedGroup('MULTI', 2), buildKeyedGroup('DROPDOWN', 4)];
    const result = markSection({ groups }, { '1': 'TRUE', '2': ['beta', 'alpha'], '4': 'gamma' }, { profile });
    expect(result).toScore(3, 4);
    expect(result.verdicts.map(({ numbers }) => numbers)).toEqual([[1], [2, 3], [4]]);
  });

  it.each(QUESTION_TYPES)('counts a %s question without a key in the total, and gives no marks for it', (type) => {
    const groups = [buildGroup(type, { questions: [buildQuestion({ answers: ['', ' '] })] })];
    const { verdicts, ...result } = markSection({ groups }, { '1': '' }, { profile });
    expect(result).toEqual({ marks: 0, total: 1 });
    expect(verdicts[0]).toBeJudged('unscorable');
  });

  it('does not use a second answer instead of a blank first one', () => {
    const groups = [buildGroup('TFNG', { questions: [buildQuestion({ answers: [' ', 'TRUE'] })] })];
    expect(markSection({ groups }, { '1': 'TRUE' }, { profile }).verdicts[0]).toBeJudged('unscorable');
    expect(keysOf(groups)[0]?.answers).toEqual([]);
  });

  it.each(QUESTION_TYPES)('gives an unanswered %s question nothing and marks the rest', (type) => {
    const groups = [buildKeyedGroup(type, 1), buildKeyedGroup('TFNG', 3)];
    const result = markSection({ groups }, { '3': 'TRUE' }, { profile });
    expect(result.marks).toBe(1);
    expect(result.verdicts[0]).toMatchObject({ blank: true, reason: 'blank', given: [] });
  });

  it.each([
    ['nothing', null],
    ['a text', 'TRUE'],
    ['a list', ['TRUE', 'TRUE']],
    ['numbers', { '1': 1 }],
    ['objects', { '1': { text: 'TRUE' } }],
    ['a long text', { '1': 'TRUE'.repeat(100_000) }],
    ['several texts', { '1': ['TRUE', 'FALSE'] }],
  ])('marks %s as no right answer', (_, answers) => {
    const groups = [buildKeyedGroup('TFNG', 1)];
    // A client may send any JSON, although the type allows only answers.
    const result = markSection({ groups }, answers as Record<string, string>, { profile });
    expect(result).toScore(0, 1);
  });

  it('marks a list as blank if the answer must be a text', () => {
    const { verdicts } = markSection({ groups: [buildKeyedGroup('TFNG', 1)] }, { '1': ['TRUE'] }, { profile });
    expect(verdicts[0]).toMatchObject({ marks: 0, blank: true, reason: 'blank' });
  });

  it('repeats answers in a form that can be stored', () => {
    const answers = { '1': `TRUE\u0000\ud800${'x'.repeat(5_000)}` };
    const [verdict] = markSection({ groups: [buildKeyedGroup('TFNG', 1)] }, answers, { profile }).verdicts;
    expect(verdict?.given[0]).toMatch(/^TRUE\ufffdx{1994}$/);
  });

  it('gives the same result with a compiled key, each time', () => {
    const groups = [buildKeyedGroup('FILL_BLANKS', 1), buildKeyedGroup('MULTI', 2)];
    const key = compileKey(groups, { profile });
    for (let round = 0; round < 200; round += 1) {
      const answers = { '1': round % 3 === 0 ? 'alpha' : `alpha${round}`, '2': ['alpha'] };
      expect(markCompiled(key, answers)).toEqual(markSection({ groups }, answers, { profile }));
    }
  });

  it('returns frozen verdicts, so that a caller cannot change those of other learners', () => {
    const key = compileKey([buildKeyedGroup('TFNG', 1)], { profile });
    const [verdict] = markCompiled(key, { '1': 'TRUE' }).verdicts;
    expect(() => Object.assign(verdict ?? {}, { marks: 0 })).toThrow(TypeError);
  });
});

it('refuses an unknown profile', () => {
  const options = { profile: 'strict' as 'spec' }; // a JavaScript caller may pass any text
  expect(() => compileKey([], options)).toThrow(new RangeError('A marking profile must be one of spec, ielts'));
});

describe('a call without its options', () => {
  // A JavaScript caller may leave out the options.
  const missing = undefined as unknown;
  const groups = [buildKeyedGroup('TFNG', 1)];

  it.each([
    ['compileKey', () => compileKey(groups, missing as MarkingOptions)],
    ['markSection', () => markSection({ groups }, {}, missing as MarkingOptions)],
  ])('says that a profile is missing: %s', (_, call) => {
    const message = 'Marking needs options with a profile, such as { profile: "ielts" }';
    expect(call).toThrow(new RangeError(message));
  });

  it.each([undefined, {}, { profile: 'strict', keys: [] }, { profile: 'ielts' }])(
    'names the missing options of ruleOf: %j',
    (options) => {
      const { verdicts } = markSection({ groups }, { '1': 'TRUE' }, { profile: 'ielts' });
      const message =
        'ruleOf needs { profile, keys }: one of the profiles spec, ielts, and the answers of the question that keysOf lists';
      expect(() => verdicts.map((verdict) => ruleOf(verdict, options as Parameters<typeof ruleOf>[1]))).toThrow(
        new RangeError(message),
      );
    },
  );
});

describe('keysOf', () => {
  it('lists the fields that may be shown after submission', () => {
    const groups = [
      buildGroup('MCQ', { questions: [buildQuestion({ number: 1, answers: ['A', 'ignored'] })] }),
      buildKeyedGroup('MULTI', 2),
      subparts,
    ];
    expect(keysOf(groups)).toEqual([
      { number: 1, numbers: [1], address: '1', answers: ['A'] },
      { number: 2, numbers: [2, 3], address: '2', answers: ['alpha', 'beta'] },
      { number: 14, numbers: [14], address: '14-1', answers: ['river'] },
      { number: 14, numbers: [14], address: '14-2', answers: ['lake'] },
    ]);
  });
});
