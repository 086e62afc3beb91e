import type { Say } from '@bandwise/api-contract/learner';
import { PRACTICE_ITEMS_MAX } from '@bandwise/domain/internal';

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Whether one round deals so many questions. Of more it has only a part, whose size is not known before. */
const isOneRound = (count: number) => count <= PRACTICE_ITEMS_MAX;

/** Texts of practising wrong answers. */
export const practice = {
  heading: 'Practise what you got wrong',
  notAResult: 'Practice does not count as a test: it changes no result.',
  loading: 'Loading your questions…',
  failed: 'Your questions could not be loaded.',
  nothingDue: 'Nothing is due now',
  toProgress: 'My progress',
  /** `place`: one number, or from a number to a number. */
  where: (place: string, count: number, title: string) => `${place} of ${count}: ${title}`,
  noSeconds: 'Nobody has said where the recording speaks of this. Play it from where you need it.',
  locked: 'This test is locked.',
  gone: 'This question cannot be practised any more: its test was changed, or you are taking it now.',
  changed: 'This question was changed meanwhile. Please answer it again.',
  check: 'Check',
  showAnswer: 'Show the answer',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  notChecked: 'Your answer could not be checked. Please try again.',
  notSaid: 'That could not be saved. Please try again.',
  notCounted: 'You practised this already: it does not count again today.',
  came: (right: number, total: number) => {
    if (total === 1) return right === 1 ? 'Right.' : 'Not right.';
    return right === total ? `All ${total} are right.` : `${right} of ${total} are right.`;
  },
  comesAgain: (count: number, total: number) =>
    `${total === 1 ? 'It' : 'What was wrong'} comes again in ${days(count)}.`,
  howWasIt: 'How did you know?',
  says: { guessed: 'I guessed', hard: 'With effort', good: 'I knew it', easy: 'At once' } satisfies Record<Say, string>,
  inDays: (count: number) => `again in ${days(count)}`,
  end: 'This round is over',
  tally: (right: number, wrong: number) =>
    right + wrong === 0 ? 'You answered nothing.' : `You had ${right} of ${questions(right + wrong)} right.`,
  wrongAgain: 'What was wrong comes again soon.',
  more: (count: number) => (isOneRound(count) ? `Practise ${questions(count)} more` : 'Practise another round'),
  due: (count: number) => (count === 1 ? '1 question is due' : `${count} questions are due`),
  noneDue: 'Nothing is due now.',
  nextDue: 'Next:',
  none: 'Nothing to practise yet: what you answer wrong in a test is collected here.',
  hint: 'Questions that you answered wrong or left out come back with their passage or recording, after longer and longer pauses.',
  start: (count: number) => (isOneRound(count) ? `Practise ${questions(count)}` : 'Practise a round of them'),
  ofTotal: (due: number, total: number) => `${due} due of ${total}`,
  practise: 'Practise',
} as const;
