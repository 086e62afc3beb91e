import type { StatisticsTake } from '@bandwise/api-contract/admin';
import type { ConsistencyBand, StatisticsFlag } from '@bandwise/domain/internal';

const number = (value: number) => value.toLocaleString('en-GB');

/** How questions did. */
export const statistics = {
  title: 'Statistics',
  of: (name: string) => `Statistics of ${name}`,
  lead: 'How well the questions work, based on learners’ answers',
  loading: 'Loading statistics...',
  failed: 'The statistics could not be loaded.',
  wholeTest: 'Statistics of the full test',
  results: 'View results',
  parts: 'Statistics of one part',
  take: 'Attempts included',
  takes: {
    first: 'First attempt of each learner',
    last: 'Last attempt of each learner',
    best: 'Best attempt of each learner',
    all: 'All attempts',
  } satisfies Record<StatisticsTake, string>,
  takeNote:
    'The figures are most reliable for first attempts, because learners then see the questions for the first time.',
  attempts: (attempts: number) => (attempts === 1 ? '1 attempt' : `${number(attempts)} attempts`),
  ofAllParts: 'Only learners who have taken every part are included.',
  otherVersions: (attempts: number) =>
    attempts === 1
      ? '1 attempt at a version with different questions is not included.'
      : `${number(attempts)} attempts at versions with different questions are not included.`,
  countAlike: 'Include versions in which the wording of questions differs',
  noAccount: (attempts: number) =>
    attempts === 1
      ? '1 attempt of a deleted account is not included, because it may not be the first attempt.'
      : `${number(attempts)} attempts of deleted accounts are not included, because they may not be first attempts.`,
  tooFew: (attempts: number) =>
    attempts === 0 ? 'No attempts yet' : attempts === 1 ? 'Only 1 attempt so far' : `Only ${attempts} attempts so far`,
  tooFewDetail: 'With fewer than ten attempts the figures say little about the questions.',
  showFew: 'Show figures anyway',
  none: '–',
  noFigure: 'no figure',
  percent: (value: number) => `${value.toFixed(1)}%`,
  decimal: (value: number) => value.toFixed(2),
  marksOf: (marks: number, total: number) => `${marks.toFixed(1)} of ${total}`,
  figures: {
    title: 'The test as a whole',
    more: 'More figures',
    mean: 'Mean',
    median: 'Median',
    deviation: 'Standard deviation',
    skewness: 'Skewness',
    kurtosis: 'Kurtosis',
    consistency: 'Internal consistency',
    errorRatio: 'Error ratio',
    standardError: 'Standard error',
    marks: (marks: number) => `${marks.toFixed(2)} marks`,
    skewnessNote: 'Below 0: a few unusually low marks. Above 0: a few unusually high marks',
    kurtosisNote: 'Above 0: more very high and very low marks than in a bell curve',
    errorRatioNote: 'The share of the spread of marks that is due to chance',
    standardErrorNote: 'How much a learner’s marks vary by chance',
    consistencyBands: {
      satisfactory: 'Good: the questions measure the same thing',
      middling: 'Fair: below 75%',
      unsatisfactory: 'Low: below 64%, chance has too much influence',
    } satisfies Record<ConsistencyBand, string>,
  },
  look: {
    title: 'Questions to check',
    none: 'No question needs checking.',
    mayBeChance: (attempts: number) => `With ${number(attempts)} attempts this may be due to chance.`,
    answers: 'Show answers',
    changeKey: 'Change the key',
    questionAnswers: (question: string) => `${question}: show answers`,
    questionKey: (question: string) => `${question}: change the key`,
  },
  flags: {
    probably_wrong_key: 'The key is probably wrong',
    nobody_right: 'No correct answers',
    extremely_difficult: 'Extremely difficult, or faulty',
    below_guessing: 'Fewer correct answers than by guessing',
    extremely_easy: 'Extremely easy',
    very_weak: 'Hardly separates strong and weak learners',
  } satisfies Record<StatisticsFlag, string>,
  flagNotes: {
    probably_wrong_key: 'Learners who do well in the rest of the test get this question wrong.',
    nobody_right: 'No answer so far has matched the key.',
    extremely_difficult: 'At most 5% of the marks for this question were earned.',
    below_guessing: 'Something in the question may lead learners to a wrong answer.',
    extremely_easy: 'At least 95% of the marks for this question were earned.',
    very_weak: 'Learners who get this question right do little better in the rest of the test.',
  } satisfies Record<StatisticsFlag, string>,
  plots: {
    marks: 'Distribution of marks',
    marksLabel: (attempts: number, mean: string) =>
      `Bar chart of ${number(attempts)} attempts by marks, with a mean of ${mean}.`,
    marksAcross: 'Marks',
    marksUp: 'Attempts',
    marksTable: 'Marks as a table',
    questions: 'Difficulty and discrimination of each question',
    questionsLabel: (questions: number) =>
      `Scatter chart of ${questions === 1 ? '1 question' : `${questions} questions`} by facility and discrimination. The table of questions has the figures.`,
    questionsAcross: 'Facility (% of marks earned)',
    questionsUp: 'Discrimination',
    questionsNote:
      'Each point is a question. Points on the right are easy questions. Points near the top separate strong and weak learners well. Squares are questions to check.',
  },
  questions: {
    title: 'Questions',
    number: 'No.',
    question: 'Question',
    part: 'Part',
    facility: 'Facility',
    deviation: 'Deviation',
    guess: 'Expected by guessing',
    intended: 'Intended weight',
    effective: 'Effective weight',
    discrimination: 'Discrimination',
    efficiency: 'Efficiency',
    show: (question: string) => `Show answers to ${question}`,
    name: (numbers: string) => `Question ${numbers}`,
    nameOfPart: (numbers: string, part: string) => `Question ${numbers}, ${part}`,
  },
  answers: {
    title: (question: string) => `${question}: answers given`,
    close: 'Close',
    loading: 'Loading answers...',
    failed: 'The answers could not be loaded.',
    earned: (upper: number, lower: number) =>
      `The best third of learners earned ${upper.toFixed(1)}% of the marks, the weakest third ${lower.toFixed(1)}%.`,
    key: (key: string) => `Key: ${key}`,
    answer: 'Answer',
    count: 'Times given',
    verdict: 'Result',
    upper: (attempts: number) => `Best third (${number(attempts)})`,
    middle: (attempts: number) => `Middle (${number(attempts)})`,
    lower: (attempts: number) => `Weakest third (${number(attempts)})`,
    shares: (upper: number, lower: number) => `Best third ${upper.toFixed(1)}%, weakest third ${lower.toFixed(1)}%`,
    right: 'Correct',
    wrong: 'Wrong',
    both: (right: number) => (right === 1 ? 'Correct once' : `Correct ${number(right)} times`),
    chosen: 'The key',
    alsoWritten: (forms: string) => `Also written: ${forms}`,
    accept: 'Accept',
    acceptAnswer: (answer: string) => `Accept “${answer}” and mark again`,
    others: (attempts: number) => (attempts === 1 ? '1 other answer' : `${number(attempts)} other answers`),
    blank: 'No answer',
    none: 'No one has answered this question.',
    blankOf: (address: string) => `Blank ${address}`,
    ofNumber: 'A question with several blanks is correct only if all blanks are.',
    thirds:
      'Learners are divided into thirds by their marks for the whole part. Learners with equal marks are in the same third.',
  },
} as const;
