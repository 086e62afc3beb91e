import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

/** A problem with a question that a learner reports from its review. */
export const problemReport = catalogue('problemReport', {
  report: 'Report a problem',
  change: 'Change your report',
  label: 'What is wrong with this question?',
  description: 'A few words are enough. An administrator will read your report.',
  send: 'Send report',
  cancel: 'Cancel',
  failed: 'Your report could not be sent. Please try again.',
  thanks: 'Thank you. We will review your report and reply here and by email.',
  own: 'Your reports on this question',
  reply: 'Reply:',
  states: {
    open: 'You reported a problem. It is being reviewed.',
    fixed: 'You reported a problem. It has been fixed.',
    declined: 'You reported a problem. It was reviewed, and the question was not changed.',
  },
} as const);
