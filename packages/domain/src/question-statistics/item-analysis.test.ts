import { describe, expect, it } from 'vitest';
import { parseGroups } from '../exam-file/parse-groups.ts';
import { toDelivery } from '../delivery/to-delivery.ts';
import { markCompiled } from '../marking/mark-compiled.ts';
import { compileKey } from '../marking/compile-key.ts';
import { markedUnits } from '../numbering/marked-units.ts';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import { COHORT_PART, expectedFigures, FAULTY_ADDRESS, makeCohort } from '../testing/cohort/index.ts';
import { valueOf } from '../testing/value-of.ts';
import { consistencyBand, flagsOf, mayBeChance } from './flags.ts';
import { itemStatistics } from './item-statistics.ts';
import { normalForm } from './normal-form.ts';
import { randomGuess } from './random-guess.ts';
import { questionsText, questionShapes } from './same-questions.ts';
import { facilityByThird, thirdsOf } from './thirds.ts';

describe('the random guess score', () => {
  const guess = (...groups: readonly ReturnType<typeof buildGroup>[]) =>
    markedUnits(groups).map((unit) => randomGuess(unit, groups));

  it('is one of three for TRUE, FALSE and NOT GIVEN, and nothing for what is typed', () => {
    expect(guess(buildKeyedGroup('TFNG', 1))[0]).toBeCloseTo(100 / 3, 9);
    expect(guess(buildKeyedGroup('FILL_BLANKS', 1))).toEqual([0]);
  });

  it('is one of the options, or of the choices of the group', () => {
    const options = ['a', 'b', 'c', 'd'];
    const question = buildQuestion({ options, answers: ['a'] });
    expect(guess(buildGroup('MCQ', { questions: [question] }))).toEqual([25]);
    const choices = ['a', 'b', 'c', 'd', 'e'];
    for (const type of ['MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'] as const)
      expect(guess(buildGroup(type, { choices, questions: [buildQuestion({ answers: ['a'] })] }))).toEqual([20]);
  });

  it('is two of five where two are to be ticked', () => {
    const question = buildQuestion({ options: ['a', 'b', 'c', 'd', 'e'], answers: ['a', 'b'] });
    expect(guess(buildGroup('MULTI', { questions: [question] }))).toEqual([40]);
  });

  it('asks for all blanks of one number at once', () => {
    const questions = [1, 2].map((subpart) => buildQuestion({ number: 5, subpart, answers: ['a'] }));
    expect(guess(buildGroup('DROPDOWN', { choices: ['a', 'b', 'c', 'd'], questions }))).toEqual([6.25]);
  });

  it('is nothing where nothing is offered', () => {
    expect(guess(buildGroup('MCQ', { questions: [buildQuestion()] }))).toEqual([0]);
  });
});

describe('flags', () => {
  const flags = (facility: number | null, discrimination: number | null, guess = 25) =>
    flagsOf({ facility, discrimination, randomGuess: guess });

  it.each([
    [60, -0.1, ['probably_wrong_key']],
    [20, -10, ['probably_wrong_key', 'below_guessing']],
    [0, null, ['nobody_right']],
    [5, 30, ['extremely_difficult']],
    [5.1, 30, ['below_guessing']],
    [95, 10, ['extremely_easy']],
    [94.9, 19.9, ['very_weak']],
    [60, 20, []],
    [100, null, ['extremely_easy']],
    [null, null, []],
  ])('of a facility of %s and a discrimination of %s are %j', (facility, discrimination, expected) => {
    expect(flags(facility, discrimination)).toEqual(expected);
  });

  it.each([
    // 1.645 ÷ √9 and ÷ √1999, in percent.
    [10, -54.8, true],
    [10, -54.9, false],
    [2000, -3.6, true],
    [2000, -3.7, false],
    [1, -100, true],
  ])('of %i attempts and a discrimination of %f may be chance: %s', (attempts, discrimination, expected) => {
    expect(mayBeChance(discrimination, attempts)).toBe(expected);
  });

  it.each([
    [75, 'satisfactory'],
    [74.9, 'middling'],
    [64, 'middling'],
    [63.9, 'unsatisfactory'],
  ] as const)('call a consistency of %f %s', (consistency, band) => {
    expect(consistencyBand(consistency)).toBe(band);
  });
});

describe('thirds', () => {
  const sums = (...counts: readonly number[]) => counts.map((count, value) => ({ value, count }));

  it('hold a third of the attempts each', () => {
    expect(thirdsOf(sums(1, 1, 1))).toEqual({ lowerTo: 0, upperFrom: 2 });
    expect(thirdsOf(sums(2, 2, 1, 1, 2, 1))).toEqual({ lowerTo: 0, upperFrom: 4 });
  });

  it('keep equal marks together, and are a third at most', () => {
    expect(thirdsOf(sums(1, 7, 1))).toEqual({ lowerTo: 0, upperFrom: 2 });
    expect(thirdsOf([{ value: 1, count: 9 }])).toBeNull();
    expect(thirdsOf(sums(5, 1))).toEqual({ lowerTo: -1, upperFrom: 1 });
    expect(thirdsOf([])).toBeNull();
  });

  it('have a facility each', () => {
    const cells = [
      { marks: 0, sum: 0, count: 2 },
      { marks: 1, sum: 1, count: 1 },
      { marks: 0, sum: 1, count: 1 },
      { marks: 1, sum: 2, count: 2 },
    ];
    expect(facilityByThird(1, cells, { lowerTo: 0, upperFrom: 2 })).toEqual({ lower: 0, middle: 50, upper: 100 });
    expect(facilityByThird(1, cells, { lowerTo: -1, upperFrom: 2 })).toEqual({ lower: null, middle: 25, upper: 100 });
    expect(facilityByThird(1, cells, null)).toEqual({ lower: null, middle: null, upper: null });
  });
});

describe('versions that ask the same', () => {
  const [group] = valueOf(parseGroups([COHORT_PART.groups[1]]));
  const asked = (fields: Partial<NonNullable<typeof group>>) =>
    questionsText(toDelivery(buildContent({ groups: group ? [{ ...group, ...fields }] : [] })).groups);
  const question = group?.questions[0] ?? buildQuestion();
  const others = group?.questions.slice(1) ?? [];

  it('may differ in key, instruction, case, punctuation, markup and the order of options', () => {
    const options = [...question.options].reverse();
    const same = { ...question, answers: ['a road'], question: '<p>what was <b>built</b></p>', options };
    expect(asked({ questions: [same, ...others], instruction: 'Choose.' })).toBe(asked({}));
  });

  it.each([
    ['text', { question: 'What was torn down?' }],
    ['options', { options: ['a road', 'a lock', 'a bridge', 'a weir'] }],
    ['number', { number: 4 }],
  ])('have each the same %s', (_, fields) => {
    expect(asked({ questions: [{ ...question, ...fields }, ...others] })).not.toBe(asked({}));
  });

  it('have the same choices in each group', () => {
    const of = (...choices: readonly string[]) => {
      const questions = [buildQuestion({ answers: ['lake'] })];
      return questionsText(
        toDelivery(buildContent({ groups: [buildGroup('DROPDOWN', { choices, questions })] })).groups,
      );
    };
    expect(of('Lake', 'river')).toBe(of('river', 'lake'));
    expect(of('lake', 'river', 'sea')).not.toBe(of('lake', 'river'));
  });

  it('can be compared number by number where only their words differ', () => {
    const shapes = (text: string) =>
      questionShapes(
        toDelivery(buildContent({ groups: [buildGroup('TFNG', { questions: [buildQuestion({ question: text })] })] }))
          .groups,
      );
    expect(shapes('It was dug.')).toBe(shapes('It was built.'));
  });
});

it('puts typed answers that the library cannot tell apart into one form', () => {
  expect(['Twenty', ' 20 ', 'twenty.'].map(normalForm)).toEqual(['20', '20', '20']);
  expect(normalForm('mill')).not.toBe(normalForm('mil'));
});

describe('of the cohort', () => {
  const groups = valueOf(parseGroups(COHORT_PART.groups));
  const key = compileKey(groups, { profile: 'spec' });
  const rows = makeCohort().map(({ attempts }) => markCompiled(key, attempts[0] ?? {}));
  const units = markedUnits(groups);
  const { figures, questions } = itemStatistics(
    units.map((_, index) => ({
      total: 1,
      cells: rows.map(({ marks, verdicts }) => ({ marks: verdicts[index]?.marks ?? 0, sum: marks, count: 1 })),
    })),
  );
  const expected = expectedFigures();

  it('has the facilities and discriminations of the model, within four standard errors [D62]', () => {
    for (const [index, question] of questions.entries()) {
      const { facility, discrimination } = question.figures;
      const model = expected.questions[index];
      const share = (model?.facility ?? 0) / 100;
      expect(Math.abs((facility ?? 0) - 100 * share)).toBeLessThan(
        400 * Math.sqrt((share * (1 - share)) / rows.length),
      );
      expect(Math.abs((discrimination ?? 0) - (model?.discrimination ?? 0))).toBeLessThan(400 / Math.sqrt(rows.length));
    }
  });

  it('has the mean, the deviation and the internal consistency of the model', () => {
    expect(Math.abs((figures.mean ?? 0) - expected.mean)).toBeLessThan(
      (4 * expected.deviation) / Math.sqrt(rows.length),
    );
    expect(Math.abs((figures.deviation ?? 0) - expected.deviation)).toBeLessThan(0.2);
    // Feldt: an interval of 4 standard errors of alpha, (1 - alpha) × √(2 P ÷ ((P - 1) S)).
    const error = (100 - expected.alpha) * Math.sqrt((2 * 13) / (12 * rows.length));
    expect(Math.abs((figures.consistency ?? 0) - expected.alpha)).toBeLessThan(4 * error);
  });

  it('has one question whose key is probably wrong', () => {
    const wrong = questions.flatMap((question, index) => {
      const unit = units[index];
      const flags = unit ? flagsOf({ ...question.figures, randomGuess: randomGuess(unit, groups) }) : [];
      return flags.includes('probably_wrong_key') ? unit?.addresses : [];
    });
    expect(wrong).toEqual([FAULTY_ADDRESS]);
  });
});
