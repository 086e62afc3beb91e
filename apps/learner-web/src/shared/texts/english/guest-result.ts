import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

interface Marks {
  readonly correct: number;
  readonly total: number;
}

const result = (marks: Marks | null) => (marks ? ` (${marks.correct} of ${marks.total} correct)` : '');
const outcome = (marks: Marks | null) => (marks ? `: ${marks.correct} of ${marks.total} correct` : '');

/** Texts of a guest's result after sign-in. */
export const guestResult = catalogue('guestResult', {
  invitation: 'This result is saved in this browser only.',
  withheld: (count: number) =>
    plural(
      count,
      'The correct answer to the question that you left blank is not shown. With an account, you see every answer.',
      `The correct answers to the ${count} questions that you left blank are not shown. With an account, you see every answer.`,
    ),
  signIn: 'Sign in to save your result',
  signUp: 'Sign up',
  preview: 'You are trying this test as an administrator. The result is not saved and does not count as an attempt.',
  found: (title: string, marks: Marks | null) =>
    `Taken in this browser without an account: ${title}${result(marks)}. Do you want to save the result in your account?`,
  running: (title: string) => `Started in this browser without an account: ${title}. The clock is running.`,
  goOn: 'Continue',
  keep: 'Save it in my account',
  keeping: (title: string) => `Your result for ${title} is being saved in your account…`,
  kept: (title: string, marks: Marks | null) => `Your result for ${title} is saved in your account${outcome(marks)}.`,
  show: 'Show the result',
  failed: (title: string, message: string) => `Your result for ${title} could not be saved in your account. ${message}`,
  discard: 'Discard it',
} as const);
