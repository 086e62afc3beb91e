import { catalogue } from '../catalogue.ts';

/** Texts around a question of any type, visible and for screen readers. */
export const questions = catalogue('questions', {
  /** Before a number or a range of numbers. */
  heading: (count: number) => (count > 1 ? 'Questions' : 'Question'),
  name: (number: number) => `Question ${number}`,
  blankName: (number: number, blank: number) => `Question ${number}, blank ${blank}`,
  correct: 'Correct',
  wrong: 'Wrong',
  overLimit: 'Wrong: too many words',
  noAnswer: 'No answer',
  partlyCorrect: (marks: number, total: number) => `${marks} of ${total} correct`,
  rightAnswer: (answer: string) => `Correct answer: ${answer}`,
  rightAnswers: (answers: string) => `Correct answers: ${answers}`,
  rightOption: 'correct answer',
  wrongOption: 'wrong answer',
  choose: 'Choose…',
  /** Begins with no letter, for a typed letter chooses. */
  noLetter: '(no answer)',
  /** The name of a list of choices without a title. */
  choicesFrom: (first: string, last: string) => `Choices ${first}–${last}`,
  questionColumn: 'Question',
} as const);
