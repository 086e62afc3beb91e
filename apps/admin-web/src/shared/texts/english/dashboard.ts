import type { Skill } from '@bandwise/domain';
import { plural } from '@bandwise/ui/texts/plural.ts';

export const dashboard = {
  title: 'Dashboard',
  count: { reading: 'Reading tests', listening: 'Listening tests' },
  recent: { reading: 'Recent reading tests', listening: 'Recent listening tests' },
  viewAll: 'View All',
  none: { reading: 'No reading tests created yet', listening: 'No listening tests created yet' },
  attention: {
    heading: 'Needs attention',
    failed: (title: string) => `“${title}” was not published at its scheduled time.`,
    draft: (title: string) => `“${title}” is a draft.`,
    changed: (title: string) => `“${title}” has unpublished changes.`,
    more: (count: number) => plural(count, 'And 1 more.', `And ${count} more.`),
    open: 'Open',
    reports: (count: number) => plural(count, '1 problem report is open.', `${count} problem reports are open.`),
    submissions: (count: number) =>
      plural(count, '1 submission is waiting to be assessed.', `${count} submissions are waiting to be assessed.`),
    opinions: (count: number) =>
      plural(
        count,
        '1 submission needs a second opinion, or a comparison of two opinions.',
        `${count} submissions need a second opinion, or a comparison of two opinions.`,
      ),
    showSubmissions: 'Show submissions to assess',
    showOpinions: 'Show second opinions',
    showReports: 'Show open reports',
    findings: (skill: Skill, count: number) =>
      `The publish check has findings for ${count} ${skill} ${plural(count, 'test', 'tests')}.`,
    show: 'Show',
    showOf: (skill: Skill) => `Show ${skill} tests with findings`,
    findingsFailed: 'The findings of the publish check could not be loaded.',
  },
} as const;
