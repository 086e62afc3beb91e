import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** Texts of assignments of a learner's classes. */
export const assignments = catalogue('assignments', {
  title: 'Assignments',
  lead: 'Tests and tasks from your teachers. The next one due comes first.',
  home: 'From your teachers',
  all: 'All assignments',
  loading: 'Loading your assignments…',
  failed: 'Your assignments could not be loaded.',
  none: 'No assignments yet',
  noneHint: 'When a teacher of one of your classes assigns a test, it appears here.',
  todo: 'To do',
  done: 'Done',
  due: 'Due',
  opens: 'Opens',
  timeLeft: (minutes: number) => {
    if (minutes >= 2 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} days left`;
    if (minutes >= 2 * 60) return `${Math.floor(minutes / 60)} hours left`;
    return plural(minutes, '1 minute left', `${minutes} minutes left`);
  },
  states: {
    not_open: 'Not open yet',
    waiting: 'Finish the previous one first',
    open: 'To do',
    running: 'In progress',
    done: 'Done',
    missed: 'Missed',
  },
  late: 'Late',
  open: 'Open',
  start: 'Start',
  again: 'Take again',
  continue: 'Continue',
  result: 'See result',
  starting: 'Starting…',
  mistakes: 'Practise your mistakes',
  mistakesProgress: (answered: number, questions: number) =>
    `${Math.min(answered, questions)} of ${plural(questions, '1 question', `${questions} questions`)} answered`,
  part: (number: number) => `Part ${number}`,
  marks: (marks: number, total: number) => `${marks} of ${total}`,
  band: (band: string) => `Band ${band}`,
  rules: {
    title: 'Rules',
    exam: 'Exam conditions: the clock cannot be paused. You cannot start after the due time.',
    practice: 'Practice: work at your own pace. Work finished after the due time counts as late.',
    attempts: (allowed: number | null) =>
      allowed === null
        ? 'You can have as many attempts as you like.'
        : plural(allowed, 'You have 1 attempt.', `You have ${allowed} attempts.`),
    answers: {
      at_once: 'You see your marks and the correct answers when you have finished.',
      after_due: 'You see your marks when you have finished, and the correct answers after the due time.',
      never: 'You see your marks, but not the correct answers.',
    },
    order: 'Do the tests and tasks in this order.',
    extra: (percent: number, minutes: number) =>
      `You have extra time: ${[...(percent > 0 ? [`${percent}%`] : []), ...(minutes > 0 ? [plural(minutes, '1 minute', `${minutes} minutes`)] : [])].join(' and ')}.`,
    fullScreen:
      'The test opens in full screen. Your teacher sees how often you leave full screen, but leaving it does not end the test.',
    seen: 'Your teacher sees your results and what you hand in.',
  },
  code: 'Start code',
  codeHint: 'Your teacher will tell you the code.',
  startFailed: 'The assignment could not be started. Please try again.',
  unavailable: 'This test is no longer available. Ask your teacher.',
  room: {
    from: (name: string) => (name === '' ? 'Message from your teacher' : `Message from ${name}`),
    close: (title: string) => `Close: ${title}`,
    extended: (minutes: number) =>
      `Your teacher has given you ${plural(minutes, '1 more minute', `${minutes} more minutes`)}.`,
    ended: 'Your teacher has ended this test.',
    reopened: 'Your teacher has opened this test again.',
    away: (count: number, seconds: number) =>
      `You have left this page ${plural(count, 'once', `${count} times`)}, for ${plural(seconds, '1 second', `${seconds} seconds`)} in total. Your teacher sees this. Leaving the page does not end the test.`,
    awaySince: (time: string) =>
      `You have been away from this page or full screen since ${time}. Your teacher sees this. Being away does not end the test.`,
    closeAway: 'Close the message about leaving the page',
    toFullScreen: 'Return to full screen',
  },
  emails: {
    title: 'Emails about assignments',
    lead: 'You get an email when an assignment opens, and another the day before it is due if you have not finished it.',
    label: 'Email me about assignments',
    turnOff: 'Stop these emails',
    isOff: 'You will not get any more emails about assignments. To turn them on again, sign in and open “Assignments”.',
    failed: 'This setting could not be loaded.',
  },
  hidden: {
    until: (time: string) => `Your teacher shows the correct answers after ${time}.`,
    always: 'Your teacher does not show the correct answers to this test.',
  },
  items: 'Tests and tasks',
  back: 'All assignments',
} as const);
