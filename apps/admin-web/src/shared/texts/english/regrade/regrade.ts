import { addressLabel } from '@bandwise/domain/internal';
import { plural } from '@bandwise/ui/texts/plural.ts';

const count = (of: number, one: string, many: string) => `${of.toLocaleString('en-GB')} ${plural(of, one, many)}`;

/** Texts of correcting a key with its past results. */
export const regrade = {
  title: (question: string) =>
    question === '' ? 'Correct a key' : `Correct the key of question ${addressLabel(question)}`,
  lead: (title: string) => `Part: “${title}”. Nothing changes until you confirm.`,
  loading: 'Loading part…',
  failed: 'The part could not be loaded.',
  gone: 'This part no longer exists.',
  noQuestion: 'This part no longer has this question',
  noQuestionDetail: 'It may have been renumbered or deleted. Choose a question below.',
  question: 'Question',
  choose: 'Choose a question',
  kinds: {
    label: 'Change',
    correct: { label: 'Correct the key', detail: 'Results marked with the earlier key may lose marks.' },
    keepOld: { label: 'Accept the earlier key as well', detail: 'Both answers count, and no result loses marks.' },
    void: {
      label: 'Give everyone the mark',
      detail: 'For a question that cannot be answered. Every learner earns the mark, even without an answer.',
    },
    voided: 'Everyone gets the mark.',
  },
  anyOrder: (questions: readonly number[]) =>
    `The answers of questions ${questions.join(', ')} may come in any order, so a change to this key can change the marks of all of them.`,
  key: 'Key',
  keyHint: 'Enter one accepted answer on each line.',
  choiceHint: 'Choose the correct answer.',
  see: 'Preview changes',
  seeing: 'Preparing preview…',
  seeFailed: 'The preview could not be loaded.',
  reload: 'Reload part',
  same: 'This key is the same as the current one.',
  preview: 'Preview of changes',
  examined: (of: number) => `${count(of, 'result', 'results')} checked`,
  gained: (results: number, learners: number) =>
    `${count(results, 'result gains', 'results gain')} marks (${count(learners, 'learner', 'learners')})`,
  lost: (results: number, learners: number) =>
    `${count(results, 'result loses', 'results lose')} marks (${count(learners, 'learner', 'learners')})`,
  nothing: 'No marks change.',
  underWay: (of: number) => `${count(of, 'attempt', 'attempts')} in progress will be marked with the new key.`,
  leftOut: (of: number) =>
    `${count(of, 'result does', 'results do')} not change, because in an earlier version this number belonged to another question.`,
  band: (from: number, to: number, exams: number) =>
    `Band ${from.toFixed(1)} becomes ${to.toFixed(1)} in ${count(exams, 'full test', 'full tests')}.`,
  newVersion: (version: number) => `Version ${version} of the part will be published.`,
  noVersion: 'The part already has this key, so only earlier results change.',
  table: 'Results that change',
  learner: 'Learner',
  date: 'Submitted',
  given: 'Answer',
  blank: 'none',
  marks: 'Marks',
  marksChange: (before: number, after: number, total: number) => `${before}\u00A0→\u00A0${after} of\u00A0${total}`,
  bands: (before: number, after: number) => `Band ${before.toFixed(1)} → ${after.toFixed(1)}`,
  first: (shown: number, of: number) => `Showing ${shown} of ${of.toLocaleString('en-GB')} results.`,
  more: 'Show more',
  reason: 'Reason',
  reasonHint: 'Learners whose marks change see the reason in an email and in their review.',
  confirm: 'Change key and results',
  done: 'Key corrected',
  doneDetail: 'Learners whose marks changed will get an email.',
  regradeFailed: 'The key could not be changed.',
  undo: 'Undo',
  undoTitle: 'Undo this key change?',
  undoDetail: 'Every result goes back to what it was. Tests submitted since then are marked with the previous key.',
  undoReason: 'Reason (optional)',
  undone: 'Key change undone',
  undoFailed: 'The change could not be undone.',
  past: 'Earlier key changes in this part',
  pastFailed: 'The earlier key changes could not be loaded.',
  noPast: 'No key of this part has been changed yet.',
  pastQuestion: (question: string) => `Question ${addressLabel(question)}`,
  madeBy: (by: string, when: string) => `Changed by ${by}, ${when}`,
  undoneBy: (by: string, when: string) => `Undone by ${by}, ${when}`,
  changed: (of: number) => `${count(of, 'result', 'results')} changed`,
  results: 'Results of this part',
  edit: 'Edit this part',
};
