import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** A section of one question has no range. */
const questions = (first: number, last: number) =>
  first === last ? `question ${first}` : `questions ${first}–${last}`;

export const attempt = catalogue('attempt', {
  guest: 'Guest',
  /** Above the test that an administrator tries. */
  preview: 'Preview: your answers are not saved.',
  timeLeft: 'Time left',
  notOpened: (message: string) => `This test could not be opened: ${message}`,
  minutesLeft: (minutes: number) => plural(minutes, '1 minute left', `${minutes} minutes left`),
  home: 'Home',
  options: 'Options',
  optionsMissing:
    'The options could not be loaded because the server cannot be reached. Reload the page when you are online. Your answers are saved.',
  part: (part: number) => `Part ${part}`,
  readingHint: (first: number, last: number) => `Read the text and answer ${questions(first, last)}.`,
  listeningHint: (first: number, last: number) => `Listen and answer ${questions(first, last)}.`,
  passage: 'Passage',
  questions: 'Questions',
  resizePanels: 'Resize the passage and the questions',
  navigator: 'Questions',
  previous: 'Previous question',
  next: 'Next question',
  square: (number: number, state: string) => `Question ${number}: ${state}`,
  states: { unanswered: 'not answered', answered: 'answered', right: 'correct', wrong: 'wrong', blank: 'no answer' },
  submit: 'Submit',
  confirmTitle: 'Submit your answers?',
  confirmAll: 'You have answered every question. Answers cannot be changed after you submit.',
  confirmSome: (missing: number) =>
    `${plural(missing, '1 question has', `${missing} questions have`)} no answer. Answers cannot be changed after you submit.`,
  submitNow: 'Submit now',
  checkAgain: 'Check again',
  submitting: 'Submitting…',
  waitingForServer: 'Your answers have been sent. Waiting for the server to mark them…',
  endings: {
    timeIsUp: 'Time is up. Your answers have been submitted.',
    cutOff: 'Time ran out before all your answers reached the server. The answers saved in time have been marked.',
    elsewhere: 'This test was submitted on another page or device.',
  },
  unsubmitted: 'Answers not submitted',
  saveFailed: 'Your answers could not be submitted. They are saved on this device.',
  saveFailedHere: 'Your answers could not be submitted. Keep this page open.',
  flagged: 'flagged for review',
  backToTest: 'Back to the result',
  /** Why a submission waits: what is so, when that ends, and what happens then if the time is up by then. */
  waiting: {
    offline: ['The server cannot be reached', 'when the connection is back', 'Once the connection is back'],
    unanswered: ['The server is not responding', 'when the server responds', 'Once the server responds'],
    notSaved: [
      'The server cannot save answers at the moment',
      'when this is possible again',
      'Once this is possible again',
    ],
    limited: ['Too many requests were sent in a short time', 'in a moment', 'In a moment'],
  },
  submittedLater: (reason: string, when: string) =>
    `${reason}. Your answers are saved on this device and will be submitted ${when}.`,
  submittedLaterHere: (reason: string, when: string) =>
    `${reason}. Keep this page open: your answers will be submitted ${when}.`,
  submittedLate: (reason: string, once: string) =>
    `Time is up, and ${reason.charAt(0).toLowerCase()}${reason.slice(1)}. ${once}, the answers saved in time will be marked.`,
  saveStatus: {
    saved: 'Saved',
    saving: 'Saving…',
    offline: 'Offline: saved on this device',
    refused: 'Saved on this device only',
  },
  /** Where the browser keeps nothing. */
  saveStatusHere: {
    saved: 'Saved',
    saving: 'Saving…',
    offline: 'Offline: keep this page open',
    refused: 'Not saved: keep this page open',
  },
  refused: {
    label: 'Answers not saved',
    locked: 'This test was locked after you opened it. Enter its password to continue saving your answers.',
    text: (message: string) => `Your answers could not be saved on the server: ${message}`,
  },
  resumed: {
    label: 'Continued test',
    text: 'You are continuing where you left off. Your answers were saved.',
    clock: 'The clock kept running.',
    refused: 'You can also start this test again.',
    restart: 'Start again',
    dismiss: 'Hide this message',
  },
  results: 'Results',
  score: (correct: number, total: number) => `You answered ${correct} of ${total} correctly.`,
  resultsCaption: 'Your answers and the correct ones',
  columns: { number: 'Question', given: 'Your answer', correct: 'Correct answer', verdict: 'Result' },
  verdicts: {
    correct: 'Correct',
    blank: 'No answer',
    partial: (marks: number, total: number) => `${marks} of ${total} marks`,
  },
  share: (right: number, total: number) => `${right}/${total}`,
  /** How many marks came out so. */
  tally: {
    correct: (count: number) => `${count} correct`,
    wrong: (count: number) => `${count} wrong`,
    blank: (count: number) => `${count} without an answer`,
  },
  noAnswer: '—',
  nextSteps: {
    label: 'Next steps',
    next: (part: number) => `Next: Part ${part}`,
    again: 'Take again',
    list: 'Back to list',
    practise: 'Practise what you got wrong',
  },
  resultsExplanation: 'Results explanation',
  explanationPane: 'Explanation',
  withheldKey: 'Not shown',
} as const);
