import { plural } from '@bandwise/ui/texts/plural.ts';

export const layout = {
  /** The fixed label of the sidebar. */
  users: { teacher: 'Teacher', admin: 'Admin User' },
  /** Beside the brand. */
  consoles: { teacher: 'Teaching', admin: 'Administration' },
  logout: 'Logout',
  devices: 'Devices',
  help: 'Help',
  helpInNewTab: 'Help (opens in a new tab)',
  menu: 'Menu',
  collapse: 'Collapse the menu',
  expand: 'Expand the menu',
  groups: { teaching: 'Teaching', tests: 'Tests', learners: 'Learners', quality: 'Quality', system: 'System' },
  waiting: {
    drafts: (count: number) => plural(count, '1 draft', `${count} drafts`),
    submissions: (count: number) => plural(count, '1 submission to assess', `${count} submissions to assess`),
    problems: (reports: number, keys: number) =>
      [
        reports > 0 && plural(reports, '1 open report', `${reports} open reports`),
        keys > 0 && plural(keys, '1 key to check', `${keys} keys to check`),
      ]
        .filter(Boolean)
        .join(', '),
  },
  links: {
    home: 'Home',
    teaching: 'My teaching',
    dashboard: 'Dashboard',
    tests: 'All Tests',
    classes: 'Classes',
    users: 'User Management',
    results: 'Results',
    assessing: 'Assessing',
    problems: 'Problems and keys',
    audit: 'Audit log',
    bin: 'Bin',
    settings: 'Settings',
    learner: 'User Dashboard',
  },
} as const;
