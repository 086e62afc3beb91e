/** A problem with a question that a learner reports from its review. */
export const problemReport = {
  report: 'Report a problem',
  change: 'Change your report',
  label: 'What is wrong with this question?',
  description: 'A few words are enough. What you write is read by an administrator.',
  send: 'Send report',
  cancel: 'Cancel',
  failed: 'Your report could not be sent. Please try again.',
  thanks: 'Thank you. We will look at it and reply to you here and by e-mail.',
  own: 'Your reports on this question',
  reply: 'Reply:',
  states: {
    open: 'You reported a problem, which is being looked at.',
    fixed: 'You reported a problem, which was fixed.',
    declined: 'You reported a problem. It was looked at, and the question stays as it is.',
  },
} as const;
