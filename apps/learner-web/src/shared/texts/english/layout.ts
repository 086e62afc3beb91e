import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const layout = catalogue('layout', {
  mainNavigation: 'Main',
  home: 'Home',
  readingTests: 'Reading Tests',
  listeningTests: 'Listening Tests',
  speakingTests: 'Speaking Tests',
  writingTests: 'Writing Tests',
  /** In a phone's bar; each begins the link's name. */
  short: { reading: 'Reading', listening: 'Listening', speaking: 'Speaking', writing: 'Writing' },
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  openMenu: 'Menu',
  // Begins with what is seen, for those who speak to their computer.
  accountMenu: (initials: string, name: string) => `${initials}, account menu of ${name}`,
  accountMenuUnknown: 'Account menu',
  myProgress: 'My progress',
  changePassword: 'Change Password',
  devices: 'Devices',
  addUser: 'Add User',
  teacherDashboard: 'Teacher Dashboard',
  adminDashboard: 'Admin Dashboard',
  logout: 'Logout',
  copyright: (brand: string) => `© 2025 ${brand}. All rights reserved.`,
  pageNotFound: 'Page not found',
  pageNotFoundHint: 'There is no page at this address. Check the link or go back to Home.',
  goHome: 'Home',
  comingSoon: 'Coming soon',
  comingSoonHint: 'We are still working on this feature.',
  signInToPractise: 'Sign in to practise what you got wrong. Your mistakes are saved in your account.',
  signInToRecord: 'Sign in to record your answers. What you hand in is saved in your account.',
} as const);
