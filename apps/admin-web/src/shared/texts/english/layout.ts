export const layout = {
  user: 'Admin User',
  logout: 'Logout',
  menu: 'Menu',
  collapse: 'Collapse the menu',
  expand: 'Expand the menu',
  links: {
    dashboard: 'Dashboard',
    tests: 'All Tests',
    users: 'User Management',
    results: 'Results',
    problems: 'Problems',
    keys: 'Keys',
    audit: 'Audit log',
    bin: 'Bin',
    settings: 'Settings',
    learner: 'User Dashboard',
  },
} as const;
