export const audit = {
  title: 'Audit log',
  subtitle: 'Changes to tests, keys, users, assessments and settings, newest first',
  search: 'Search the audit log',
  none: 'No entries yet',
  noneFound: 'No entries found',
  loading: 'Loading audit log…',
  failed: 'The audit log could not be loaded.',
  columns: { when: 'When', what: 'What' },
} as const;
