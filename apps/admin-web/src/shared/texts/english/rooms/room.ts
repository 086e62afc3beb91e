import { plural } from '@bandwise/ui/texts/plural.ts';

const minutes = (count: number) => plural(count, '1 minute', `${count} minutes`);

/** The exam room, where staff watch an assignment while learners take it. */
export const room = {
  title: 'Exam room',
  loading: 'Loading the exam room…',
  failed: 'The exam room could not be loaded.',
  missing: 'This assignment was not found.',
  home: 'Home',
  connectionLost:
    'The connection was lost, so the table may be out of date. It is updated automatically when the connection is back.',
  empty: 'This class has no learners yet.',
  attention: (count: number) =>
    count === 0
      ? 'No learner needs attention.'
      : plural(count, '1 learner needs attention.', `${count} learners need attention.`),
  columns: {
    learner: 'Learner',
    state: 'State',
    left: 'Time left',
    answered: 'Answered',
    facts: 'Activity',
    actions: 'Actions',
  },
  states: {
    not_started: 'Not started',
    instructions: 'Reading the instructions',
    running: 'In progress',
    checking: 'Checking answers',
    pause: 'On a break',
    ended: 'Ended',
    handed_in: 'Submitted',
  },
  part: (exam: string, part: number | null) => (part === null ? exam : `${exam}, Part ${part}`),
  answered: (count: number, total: number) => `${count} of ${total}`,
  online: 'Connected',
  offline: 'Not connected',
  saved: (time: string) => `Saved ${time}`,
  away: (time: string, count: number) =>
    `Away from the page or full screen since ${time}, for ${plural(count, '1 second', `${count} seconds`)}`,
  leftPage: (count: number, seconds: number) =>
    `Left the page ${plural(count, 'once', `${count} times`)}, for ${plural(seconds, '1 second', `${seconds} seconds`)} in all`,
  extra: (count: number) => `${minutes(count)} added`,
  actionsFor: (name: string) => `Actions for ${name}`,
  extend: 'Add time',
  extendAll: 'Add time for everyone',
  end: 'End',
  reopen: 'Reopen',
  message: 'Message',
  extendTitle: (name: string) => `Add time for ${name}`,
  extendAllTitle: 'Add time for every learner whose test has not ended',
  endTitle: (name: string) => `End the test for ${name}?`,
  endDetail: 'The answers so far are submitted. You can reopen the test later.',
  reopenTitle: (name: string) => `Reopen the test for ${name}?`,
  reopenDetail:
    'The test that ended last continues with its answers, and its results are withdrawn. The learner may already have seen the correct answers.',
  minutes: 'Minutes',
  minutesLeft: 'Minimum time in minutes (0: only the time that was left)',
  reason: 'Reason',
  reasonHint: 'Recorded in the audit log.',
  reasonNeeded: 'Enter a reason',
  minutesWrong: (most: number) => `Enter a whole number up to ${most}`,
  actionFailed: 'The action failed. Please try again.',
  code: {
    title: 'Start code',
    none: 'Learners start without a code.',
    lead: 'Learners enter this code to start.',
    new: 'New random code',
    remove: 'Remove code',
    set: 'Use this code',
    own: 'Code of your choice',
  },
  messages: {
    title: 'Messages',
    none: 'No messages yet.',
    toAll: 'To everyone',
    to: (name: string) => `To ${name}`,
    recipient: 'Recipient',
    text: 'Text',
    send: 'Send',
    by: (name: string, time: string) => `${name}, ${time}`,
  },
} as const;
