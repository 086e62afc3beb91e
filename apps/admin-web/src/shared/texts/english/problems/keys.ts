import type { MarkingRule } from '@bandwise/domain';
import { groups, questions } from '../questions.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** The rule of the library that lies between an answer and the key. null: its name would not say how they differ. */
const rules: Readonly<Record<MarkingRule, string | null>> = {
  blanks: null,
  'several-blanks': null,
  'any-order': null,
  'no-key': null,
  void: null,
  'spec-text': null,
  'spec-choice': null,
  'spec-ticks': null,
  'accepted-answers': null,
  case: 'capital letters',
  'spaces-and-punctuation': 'spaces and punctuation',
  'key-syntax': null,
  hyphens: 'hyphens',
  spelling: 'British or American spelling',
  numbers: 'how a number is written',
  ranges: 'how a range is written',
  times: 'how a time is written',
  dates: 'how a date is written',
  'shares-and-money': 'how a percentage or an amount is written',
  units: 'how a unit is written',
  codes: 'how a code or telephone number is written',
  'abbreviations-and-accents': 'abbreviations or accents',
  'word-limit': null,
  'whole-answer': 'an extra or missing word, or singular or plural',
  articles: 'articles',
  'true-false-not-given': null,
  choice: null,
  ticks: null,
};

const learners = (count: number) => plural(count, '1 learner', `${count.toLocaleString('en-GB')} learners`);

/** Texts about keys to check. */
export const keys = {
  loading: 'Loading keys to check…',
  failed: 'The keys to check could not be loaded.',
  none: 'No key looks wrong',
  noneDetail:
    'A question is listed here when at least five learners of the best third gave an answer close to the key, when stronger learners do worse than weaker ones, or when a learner reports it.',
  count: (count: number) => plural(count, '1 key to check', `${count.toLocaleString('en-GB')} keys to check`),
  unread: (parts: number) =>
    plural(
      parts,
      'The answers to 1 part are still being checked. Its questions may appear in a few minutes.',
      `The answers to ${parts.toLocaleString('en-GB')} parts are still being checked. Their questions may appear in a few minutes.`,
    ),
  question: (label: string, title: string) => `${groups.range(label)} of ${title}`,
  place: (exam: string, part: string) => `${exam}, ${part}`,
  asks: 'Question',
  key: 'Key',
  answers: 'Answers from the best learners that earned no mark',
  negative: (discrimination: number) =>
    `Stronger learners do worse (discrimination ${discrimination.toFixed(0).replace('-', '−')}%)`,
  nearKey: (answers: number) => plural(answers, '1 answer close to the key', `${answers} answers close to the key`),
  reports: (reports: number) => plural(reports, '1 open report', `${reports} open reports`),
  given: (count: number, upper: number) => `given by ${count} of the ${upper} learners in the best third`,
  forms: (forms: readonly string[]) => `also written as ${forms.join(', ')}`,
  otherAnswer: 'Not close to the key, but the most common answer of the best learners.',
  edit: 'Differs from the key by one letter.',
  rule: (rule: MarkingRule) =>
    rule === 'word-limit'
      ? 'Close to the key, but it has more words than the instruction allows.'
      : rules[rule] === null
        ? 'Close to the key.'
        : `Differs from the key only in ${rules[rule]}.`,
  dryRun: 'Preview the change',
  dryRunOf: (answer: string, label: string) => `Preview the change: accept “${answer}” for ${questions.called(label)}`,
  accept: 'Accept',
  acceptOf: (answer: string, label: string) => `Accept “${answer}” for ${questions.called(label)}`,
  wouldChange: (sums: { readonly learners_gaining: number; readonly learners_losing: number }) =>
    `${learners(sums.learners_gaining)} would gain marks, and ${learners(sums.learners_losing)} would lose marks.`,
  changeTo: (answer: string, label: string) => `Change the key of ${questions.called(label)} (suggestion: “${answer}”)`,
  change: 'Change the key',
  statistics: 'Statistics',
  showReports: 'Reports',
} as const;
