export const dashboard = {
  title: 'Dashboard',
  count: { reading: 'Reading tests', listening: 'Listening tests' },
  recent: { reading: 'Recent reading tests', listening: 'Recent listening tests' },
  viewAll: 'View All',
  none: { reading: 'No reading tests created yet', listening: 'No listening tests created yet' },
} as const;
