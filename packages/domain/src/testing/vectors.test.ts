import { describe, expect, it } from 'vitest';
import { speakingBand, taskBand, writingBand, type CriterionBands } from '../assessment/assessed-band.ts';
import type { AssessedTask } from '../assessment/criteria.ts';
import { speechFigures } from '../assessment/speech-figures.ts';
import { textFigures } from '../assessment/text-figures.ts';
import { bandOf } from '../banding/band-of.ts';
import type { BandedExam } from '../banding/band-tables.ts';
import { overallBand } from '../banding/overall-band.ts';
import { sectionEstimate } from '../banding/section-estimate.ts';
import { parseGroups } from '../exam-file/parse-groups.ts';
import { parseSection } from '../exam-file/parse-section.ts';
import type { Answers } from '../marking/answers.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import type { TfngLabels } from '../question-types/tfng/labels.ts';
import { markSection } from '../marking/mark-section.ts';
import type { MarkingOptions } from '../marking/options.ts';
import type { MarkingProfile } from '../marking/verdict.ts';
import { numberQuestions } from '../numbering/number-questions.ts';
import { firstNumber, lastNumber, markedUnits, totalNumbers } from '../numbering/marked-units.ts';
import { stripRangePrefix } from '../numbering/range-prefix.ts';
import { renumber } from '../numbering/renumber.ts';
import { markOne } from './mark-one.ts';
import { valueOf } from './value-of.ts';
import { readVectors as vectors, standing } from './vector-cases.ts';

interface MarkingCase {
  readonly type: QuestionType;
  readonly key: readonly string[];
  readonly offered?: readonly string[];
  readonly instruction?: string;
  readonly question?: string;
  readonly labels?: TfngLabels;
  readonly options?: Omit<MarkingOptions, 'profile'>;
  readonly given: unknown;
  readonly expect: object;
}

describe.each(['spec', 'ielts', 'options'] as const)('marking-%s.json', (name) => {
  const { cases, profile } = vectors(`marking-${name}.json`) as {
    readonly cases: readonly MarkingCase[];
    readonly profile: MarkingProfile;
  };

  it.each(standing(cases))(
    '$type $key, given $given',
    ({ type, key, offered = [], given, expect: expected, ...rest }) => {
      const group = { instruction: rest.instruction ?? '', labels: rest.labels ?? 'TFNG' };
      const verdict = markOne({
        profile,
        type,
        key,
        offered,
        answer: given,
        group,
        text: rest.question,
        options: rest.options,
      });
      expect(verdict).toMatchObject(expected);
    },
  );
});

describe('sections.json', () => {
  interface SectionCase {
    readonly profile: MarkingProfile;
    readonly groups: unknown;
    readonly answers: Answers;
    readonly expect: object;
  }

  const { cases } = vectors('sections.json') as { cases: readonly SectionCase[] };

  it.each(standing(cases))('$profile marks $answers', ({ profile, groups, answers, expect: expected }) => {
    expect(markSection({ groups: valueOf(parseGroups(groups)) }, answers, { profile })).toMatchObject(expected);
  });
});

describe('numbering.json', () => {
  interface Numbering {
    readonly numbering: readonly { readonly name: string; readonly groups: unknown; readonly expect: object }[];
    readonly renumbering: readonly { readonly start: number; readonly groups: unknown; readonly expect: object }[];
    readonly range_prefix: readonly { readonly text: string; readonly numbers: number[]; readonly expect: string }[];
  }
  const file = vectors('numbering.json') as Numbering;

  it.each(standing(file.numbering))('numbers $name', ({ groups: input, expect: expected }) => {
    const groups = valueOf(parseGroups(input));
    expect({
      addresses: numberQuestions(groups).map(({ address }) => address),
      slots: markedUnits(groups).map(({ numbers }) => numbers),
      total: totalNumbers(groups),
      first: firstNumber(groups),
      last: lastNumber(groups),
    }).toEqual(expected);
  });

  it.each(standing(file.renumbering))('renumbers from $start', ({ start, groups: input, expect: expected }) => {
    const groups = renumber(valueOf(parseGroups(input)), start);
    expect({
      slots: markedUnits(groups).map(({ numbers }) => numbers),
      paragraphs: groups.map(({ paragraph }) => paragraph),
      questions: groups.flatMap(({ questions }) => questions.map(({ question }) => question)),
    }).toEqual(expected);
  });

  it.each(standing(file.range_prefix))(
    'believes or leaves the range of $text',
    ({ text, numbers, expect: expected }) => {
      expect(stripRangePrefix(text, numbers)).toBe(expected);
    },
  );
});

describe('bands.json', () => {
  interface Bands {
    readonly bands: readonly { readonly test: BandedExam; readonly raw: number | null; readonly expect: object }[];
    readonly overall: readonly { readonly bands: readonly (number | null)[]; readonly expect: number | null }[];
    readonly part_estimates: readonly {
      readonly test: BandedExam;
      readonly marks: number;
      readonly total: number;
      readonly expect: object | null;
    }[];
  }
  const file = vectors('bands.json') as Bands;

  it.each(standing(file.bands))('$test $raw', ({ test, raw, expect: expected }) => {
    expect(bandOf(test, raw)).toEqual(expected);
  });

  it.each(standing(file.overall))('overall of $bands', ({ bands, expect: expected }) => {
    expect(overallBand(bands)).toBe(expected);
  });

  it.each(standing(file.part_estimates))('$marks of $total in $test', ({ test, marks, total, expect: expected }) => {
    expect(sectionEstimate(test, marks, total)).toEqual(expected);
  });
});

describe('assessment.json [D186]', () => {
  interface Assessment {
    readonly task_bands: readonly {
      readonly task: AssessedTask;
      readonly bands: CriterionBands;
      readonly expect: number | null;
    }[];
    readonly writing_bands: readonly {
      readonly task1: number | null;
      readonly task2: number | null;
      readonly expect: number | null;
    }[];
    readonly speaking_bands: readonly { readonly task: number | null; readonly expect: number | null }[];
    readonly texts: readonly { readonly text: string; readonly task: string; readonly expect: object }[];
    readonly speech: readonly {
      readonly levels: readonly { readonly level: number; readonly steps: number }[];
      readonly expect: object;
    }[];
  }
  const file = vectors('assessment.json') as Assessment;

  it.each(standing(file.task_bands))('$task with $bands', ({ task, bands, expect: expected }) => {
    expect(taskBand(task, bands)).toBe(expected);
  });

  it.each(standing(file.writing_bands))('tasks of $task1 and $task2', ({ task1, task2, expect: expected }) => {
    expect(writingBand(task1, task2)).toBe(expected);
  });

  it.each(standing(file.speaking_bands))('a speaking test of $task', ({ task, expect: expected }) => {
    expect(speakingBand(task)).toBe(expected);
  });

  it.each(standing(file.texts))('the text $text', ({ text, task, expect: expected }) => {
    expect(textFigures(text, task)).toEqual(expected);
  });

  it.each(standing(file.speech))('the recording $levels', ({ levels, expect: expected }) => {
    const steps = levels.flatMap(({ level, steps: count }) => Array<number>(count).fill(level));
    expect(speechFigures(steps)).toEqual(expected);
  });
});

describe('parsing.json', () => {
  interface Parsing {
    readonly passages: readonly { readonly passage: unknown; readonly expect: readonly string[] }[];
    readonly questions: readonly { readonly type: QuestionType; readonly question: unknown; readonly expect: object }[];
  }
  const file = vectors('parsing.json') as Parsing;

  it.each(standing(file.passages))('splits $passage', ({ passage, expect: expected }) => {
    expect(valueOf(parseSection({ title: 'T', passage }, 'reading')).content.passage).toEqual(expected);
  });

  it.each(standing(file.questions))('reads $question', ({ type, question, expect: expected }) => {
    const [group] = valueOf(parseGroups([{ type, questions: [question] }]));
    expect(group?.questions).toMatchObject([expected]);
  });
});
