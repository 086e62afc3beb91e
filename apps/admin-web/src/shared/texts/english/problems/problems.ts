import { ROWS_COUNTED } from '@bandwise/api-contract/admin';
import type { ProblemState } from '@bandwise/api-contract/learner';
import { groups } from '../questions.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** The problems that learners report. */
export const problems = {
  title: 'Problems and keys',
  leads: {
    reports:
      'Problems that learners have reported with questions. Your reply is sent to the learner by email and shown in the review.',
    keys: 'Questions whose key may be wrong or incomplete. You can preview every change, and nothing changes until you confirm.',
  },
  views: { reports: 'Reports', keys: 'Keys to check' },
  loading: 'Loading reports…',
  failed: 'The reports could not be loaded.',
  failedToSave: 'The report could not be changed.',
  state: 'State',
  states: { open: 'Open', fixed: 'Fixed', declined: 'Declined' } satisfies Record<ProblemState, string>,
  tab: (state: string, count: number | undefined) =>
    count === undefined ? state : `${state} (${count.toLocaleString('en-GB')}${count < ROWS_COUNTED ? '' : '+'})`,
  search: 'Search reports',
  none: {
    open: 'No open reports',
    fixed: 'No fixed reports',
    declined: 'No declined reports',
  } satisfies Record<ProblemState, string>,
  noneDetail: 'Learners can report a problem when they review a question.',
  noneFound: 'No reports found',
  question: (label: string, title: string) => `${groups.range(label)} of ${title}`,
  place: (exam: string, part: string) => `${exam}, ${part}`,
  deleted: 'deleted',
  alsoOpen: (count: number) =>
    plural(count, '1 open report about this question', `${count} open reports about this question`),
  asked: 'Question',
  askedNow: 'Question now',
  given: 'Learner’s answer',
  nothing: 'No answer',
  key: 'Key',
  keyNow: 'Key now',
  gone: 'This part no longer has a question with this number.',
  decidedBy: (name: string) => `Replied by ${name}`,
  noReply: 'No message was added.',
  ways: {
    key: 'Change the key',
    statistics: 'Statistics',
    attempt: 'Learner’s attempt',
    results: 'All results',
    editor: 'Edit',
  },
  reply: 'Reply',
  changeReply: 'Change reply',
  reopen: 'Reopen',
  replyTo: (name: string) => `Reply to ${name}`,
  outcome: 'Outcome',
  outcomes: { fixed: 'Fixed', declined: 'Declined' },
  replyLabel: 'Reply to the learner',
  replyHint: 'Required if you decline the report.',
  replyMissing: 'Explain to the learner why you decline the report.',
  mailed: 'The learner gets an email with the outcome and your reply.',
  send: 'Send reply',
} as const;
