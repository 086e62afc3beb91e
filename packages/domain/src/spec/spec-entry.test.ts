import { compileSpecKey, InvalidGroupsError, markBySpec, markCompiled } from '@bandwise/domain/spec';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGroups } from '../exam-file/parse-groups.ts';
import type { Answers } from '../marking/answers.ts';
import { markSection } from '../marking/mark-section.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import type { TfngLabels } from '../question-types/tfng/labels.ts';
import { answersArb, groupsArb } from '../testing/arbitraries.ts';
import { buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import { valueOf } from '../testing/value-of.ts';
import { readVectors, standing } from '../testing/vector-cases.ts';

interface MarkingCase {
  readonly type: QuestionType;
  readonly key: readonly string[];
  readonly offered?: readonly string[];
  readonly instruction?: string;
  readonly labels?: TfngLabels;
  readonly given: unknown;
  readonly expect: object;
}

interface SectionCase {
  readonly profile: string;
  readonly groups: unknown;
  readonly answers: Answers;
  readonly expect: object;
}

const markings = standing((readVectors('marking-spec.json') as { cases: readonly MarkingCase[] }).cases);
const sections = standing((readVectors('sections.json') as { cases: readonly SectionCase[] }).cases).filter(
  ({ profile }) => profile === 'spec',
);

describe('@bandwise/domain/spec', () => {
  it.each(markings)(
    'marks as the vectors say: $type $key, given $given [D154]',
    ({ type, key, offered = [], given, ...rest }) => {
      const questions = [buildQuestion({ number: 1, options: offered, answers: key })];
      const shown = { choices: offered, instruction: rest.instruction ?? '', labels: rest.labels ?? 'TFNG' };
      const groups = [buildGroup(type, { ...shown, questions })];
      // Answers arrive as any JSON.
      const answers = { '1': given } as Record<string, string>;
      expect(markBySpec({ groups }, answers).verdicts[0]).toMatchObject(rest.expect);
      expect(markBySpec({ groups }, answers)).toEqual(markSection({ groups }, answers, { profile: 'spec' }));
    },
  );

  it.each(sections)('marks sections as the vectors say: $answers', ({ groups, answers, expect: expected }) => {
    expect(markBySpec({ groups: valueOf(parseGroups(groups)) }, answers)).toMatchObject(expected);
  });

  it('has a case of the vectors for every type', () => {
    expect(new Set(markings.map(({ type }) => type)).size).toBe(7);
    expect(sections.length).toBeGreaterThan(0);
  });

  it('agrees with markSection on whatever is asked and answered [D154]', () => {
    fc.assert(
      fc.property(
        groupsArb.chain((groups) => fc.record({ groups: fc.constant(groups), answers: answersArb(groups) })),
        ({ groups, answers }) => {
          expect(markBySpec({ groups }, answers)).toEqual(markSection({ groups }, answers, { profile: 'spec' }));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('agrees on void questions, other accepted keys and answers in any order', () => {
    const question = (number: number, more: object) => buildQuestion({ number, answers: ['fig'], ...more });
    const groups = [
      buildGroup('FILL_BLANKS', {
        any_order: [[1, 2]],
        questions: [question(1, {}), question(2, { answers: ['plum'] }), question(3, { void: true })],
      }),
      buildGroup('MCQ', { questions: [question(4, { options: ['fig', 'pear'], also_accepted: [['pear']] })] }),
    ];
    const answers = { '1': 'plum', '2': 'FIG', '4': 'pear' };
    const result = markBySpec({ groups }, answers);
    expect(result.marks).toBe(4);
    expect(result).toEqual(markSection({ groups }, answers, { profile: 'spec' }));
  });

  it('prepares a key once for many answers', () => {
    const key = compileSpecKey([buildKeyedGroup('TFNG', 1)]);
    expect([key.profile, key.total]).toEqual(['spec', 1]);
    expect(['TRUE', 'true', 'FALSE'].map((given) => markCompiled(key, { '1': given }).marks)).toEqual([1, 0, 0]);
  });

  it('names what is wrong with groups that no parser made', () => {
    const groups = JSON.parse('[{"type": "ESSAY", "instruction": "", "questions": []}]');
    expect(() => markBySpec({ groups }, {})).toThrow(InvalidGroupsError);
  });
});
