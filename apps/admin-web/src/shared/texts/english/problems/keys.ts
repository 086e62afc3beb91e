import type { MarkingRule } from '@bandwise/domain';

/** The rule of the library that lies between an answer and the key. */
const rules: Readonly<Record<MarkingRule, string>> = {
  blanks: 'blanks',
  'several-blanks': 'several blanks',
  'any-order': 'answers in any order',
  'no-key': 'no key',
  void: 'a void question',
  'spec-text': 'text',
  'spec-choice': 'choice',
  'spec-ticks': 'ticks',
  'accepted-answers': 'accepted answers',
  case: 'capital and small letters',
  'spaces-and-punctuation': 'spaces and punctuation',
  'key-syntax': 'how the key is written',
  hyphens: 'hyphens',
  spelling: 'British and American spelling',
  numbers: 'numbers in figures and words',
  ranges: 'ranges',
  times: 'times',
  dates: 'dates',
  'shares-and-money': 'shares and money',
  units: 'units',
  codes: 'codes and telephone numbers',
  'abbreviations-and-accents': 'abbreviations and accents',
  'word-limit': 'the word limit',
  'whole-answer': 'a word more or less, or singular and plural',
  articles: 'articles',
  'true-false-not-given': 'true, false, not given',
  choice: 'choice',
  ticks: 'ticks',
};

/** Texts about keys to check. */
export const keys = {
  loading: 'Looking at the answers...',
  failed: 'The keys could not be looked at.',
  none: 'No key looks wrong',
  noneDetail:
    'A question is listed when five of the best third of learners gave nearly the key, when better learners do worse at it, or when a learner reports it.',
  count: (questions: number) =>
    questions === 1 ? '1 question to look at' : `${questions.toLocaleString('en-GB')} questions to look at`,
  unread: (parts: number) =>
    parts === 1
      ? 'The answers to 1 part are still to be read. Its questions may come within minutes.'
      : `The answers to ${parts.toLocaleString('en-GB')} parts are still to be read. Their questions may come within minutes.`,
  question: (label: string, title: string) => `Question ${label} of ${title}`,
  place: (exam: string, part: string) => `${exam}, ${part}`,
  asks: 'Question',
  key: 'Key',
  answers: 'What the best learners answered and earned nothing for',
  negative: (discrimination: number) => `Better learners do worse (${discrimination.toFixed(0)} %)`,
  nearKey: (answers: number) => (answers === 1 ? 'An answer near the key' : `${answers} answers near the key`),
  reports: (reports: number) => (reports === 1 ? '1 open report' : `${reports} open reports`),
  given: (count: number, upper: number) => `by ${count} of the ${upper} learners of the best third`,
  forms: (forms: readonly string[]) => `also written ${forms.join(', ')}`,
  otherAnswer: 'Not near the key, but what most of the best learners answered.',
  edit: 'One letter from the key.',
  rule: (rule: string) => `One rule from the key: ${rule}.`,
  rules,
  dryRun: 'Dry run',
  dryRunOf: (answer: string, label: string) => `Dry run: accept “${answer}” at question ${label}`,
  accept: 'Accept',
  acceptOf: (answer: string, label: string) => `Accept “${answer}” at question ${label}`,
  dryRunFailed: 'The dry run did not work.',
  wouldChange: (sums: { readonly learners_gaining: number; readonly learners_losing: number }) =>
    `${sums.learners_gaining.toLocaleString('en-GB')} learners would gain marks, ${sums.learners_losing.toLocaleString('en-GB')} would lose some.`,
  changeTo: (answer: string, label: string) => `Change the key of question ${label}, perhaps to “${answer}”`,
  change: 'Change the key',
  statistics: 'Statistics and typed answers',
  showReports: 'Reports',
} as const;
