import type { Say } from '@bandwise/api-contract/learner';
import { PRACTICE_ITEMS_MAX } from '@bandwise/domain/internal';
import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

const questions = (count: number) => plural(count, '1 question', `${count} questions`);
const days = (count: number) => plural(count, '1 day', `${count} days`);

/** Whether one round deals so many questions. Of more it has only a part, whose size is not known before. */
const isOneRound = (count: number) => count <= PRACTICE_ITEMS_MAX;

/** Texts of practising wrong answers. */
export const practice = catalogue('practice', {
  heading: 'Practise what you got wrong',
  notAResult: 'Practice does not change your test results.',
  loading: 'Loading your questions…',
  failed: 'Your questions could not be loaded.',
  nothingDue: 'No questions to practise now',
  toProgress: 'My progress',
  /** `place`: one number, or from a number to a number. */
  where: (place: string, count: number, title: string) => `${place} of ${count}: ${title}`,
  noSeconds: 'This answer’s position in the recording is not marked. Play the recording from any point.',
  locked: 'This test is locked.',
  gone: 'This question is not available for practice: its test was changed, or you are taking that test now.',
  changed: 'This question was changed while you were answering it. Please answer it again.',
  check: 'Check',
  showAnswer: 'Show the answer',
  blankIsWrong: 'A blank answer counts as wrong.',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  notChecked: 'Your answer could not be checked. Please try again.',
  notSaid: 'Your choice could not be saved. Please try again.',
  notCounted: 'You have already practised this question today, so this answer does not count.',
  came: (right: number, total: number) => {
    if (total === 1) return right === 1 ? 'Correct.' : 'Wrong.';
    if (right === total) return `All ${total} are correct.`;
    return plural(right, `1 of ${total} is correct.`, `${right} of ${total} are correct.`);
  },
  comesAgain: (count: number, total: number) =>
    `You will see ${plural(total, 'it', 'the ones you got wrong')} again in ${days(count)}.`,
  howWasIt: 'How well did you know it?',
  says: { guessed: 'I guessed', hard: 'It was hard', good: 'I knew it', easy: 'It was easy' } satisfies Record<
    Say,
    string
  >,
  inDays: (count: number) => `again in ${days(count)}`,
  end: 'Round complete',
  tally: (right: number, wrong: number) =>
    right + wrong === 0
      ? 'You did not answer any questions.'
      : `You answered ${right} of ${questions(right + wrong)} correctly.`,
  wrongAgain: 'The questions you got wrong will come back soon.',
  more: (count: number) => (isOneRound(count) ? `Practise ${questions(count)} more` : 'Practise another round'),
  due: (count: number) => plural(count, '1 question to practise now', `${count} questions to practise now`),
  nextDue: 'Next:',
  none: 'Nothing to practise yet. Questions that you get wrong in a test are collected here.',
  hint: 'Questions that you got wrong or left blank come back with their passage or recording. After a correct answer, the better you knew it, the later the question comes back.',
  start: (count: number) => (isOneRound(count) ? `Practise ${questions(count)}` : 'Practise a round'),
  ofTotal: (due: number, total: number) => `${due} of ${total} to practise now`,
  practise: 'Practise',
} as const);
