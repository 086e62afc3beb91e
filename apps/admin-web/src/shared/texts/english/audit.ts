export const audit = {
  title: 'Audit log',
  subtitle: 'What administrators did, newest first',
  search: 'Search the log',
  none: 'Nothing recorded yet',
  noneFound: 'Nothing found',
  loading: 'Loading the log...',
  failed: 'The log could not be loaded.',
  columns: { when: 'When', what: 'What' },
} as const;
