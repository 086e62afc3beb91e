import type { Skill } from '@bandwise/domain';

export const dashboard = {
  title: 'Dashboard',
  count: { reading: 'Reading tests', listening: 'Listening tests' },
  recent: { reading: 'Recent reading tests', listening: 'Recent listening tests' },
  viewAll: 'View All',
  none: { reading: 'No reading tests created yet', listening: 'No listening tests created yet' },
  attention: {
    heading: 'Needs attention',
    failed: (title: string) => `“${title}” could not be published when it was due.`,
    draft: (title: string) => `“${title}” is a draft that is not published.`,
    changed: (title: string) => `“${title}” has changes that are not published.`,
    more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
    open: 'Open',
    reports: (count: number) =>
      count === 1 ? '1 report of a learner is open.' : `${count} reports of learners are open.`,
    showReports: 'Show the open reports',
    findings: (skill: Skill, count: number) =>
      `${count} ${skill} ${count === 1 ? 'test has' : 'tests have'} findings of the publish check.`,
    show: 'Show',
    showOf: (skill: Skill) => `Show the ${skill} tests with findings`,
    findingsFailed: 'The findings could not be loaded.',
  },
} as const;
