import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** Texts of assignments of a learner's classes. */
export const assignments = catalogue('assignments', {
  title: 'Assignments',
  lead: 'What your teachers have given you, the next due first.',
  home: 'From your teachers',
  all: 'All assignments',
  loading: 'Loading your assignments…',
  failed: 'Your assignments could not be loaded.',
  none: 'No assignments',
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
    waiting: 'After the one before',
    open: 'To do',
    running: 'In progress',
    done: 'Done',
    missed: 'Not taken',
  },
  late: 'Late',
  open: 'Open',
  start: 'Start',
  again: 'Start again',
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
    exam: 'Exam conditions: the clock runs and cannot be stopped. You cannot start after the due time.',
    practice: 'Practice: take your time. Work after the due time counts as late.',
    attempts: (allowed: number | null) =>
      allowed === null
        ? 'You may try as often as you like.'
        : plural(allowed, 'You have 1 attempt.', `You have ${allowed} attempts.`),
    answers: {
      at_once: 'You see the right answers when you have finished.',
      after_due: 'You see your marks at once, and the right answers after the due time.',
      never: 'You see your marks, but not the right answers.',
    },
    order: 'Do the parts in this order.',
    extra: (percent: number, minutes: number) =>
      `You have extra time: ${[...(percent > 0 ? [`${percent}%`] : []), ...(minutes > 0 ? [plural(minutes, '1 minute', `${minutes} minutes`)] : [])].join(' and ')}.`,
    fullScreen:
      'The test opens in full screen. Your teacher sees how often you leave it; nothing ends because of that.',
    seen: 'Your teacher sees your results and what you hand in.',
  },
  code: 'Start code',
  codeHint: 'Your teacher announces it.',
  startFailed: 'This could not be started.',
  unavailable: 'This test is not available any more. Ask your teacher.',
  room: {
    from: (name: string) => (name === '' ? 'Message from your teacher' : `Message from ${name}`),
    close: (title: string) => `Close: ${title}`,
    extended: (minutes: number) =>
      `Your teacher has given you ${plural(minutes, '1 more minute', `${minutes} more minutes`)}.`,
    ended: 'Your teacher has ended this test.',
    reopened: 'Your teacher has opened this test again.',
    away: (count: number, seconds: number) =>
      `You left this page ${plural(count, 'once', `${count} times`)}, ${plural(seconds, '1 second', `${seconds} seconds`)} in all. Your teacher sees this. Nothing ends because of it.`,
    closeAway: 'Close the note about leaving the page',
  },
  emails: {
    title: 'Emails about assignments',
    lead: 'One when a teacher’s assignment opens, and one the day before it is due.',
    label: 'Email me about assignments',
    turnOff: 'Stop these emails',
    isOff: 'You will get no more emails about assignments. You can turn them on again in your account.',
    failed: 'Your choice could not be loaded.',
  },
  hidden: {
    until: (time: string) => `Your teacher shows the right answers after ${time}.`,
    always: 'Your teacher does not show the right answers of this test.',
  },
  items: 'Tests and tasks',
  back: 'All assignments',
} as const);
