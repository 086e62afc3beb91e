import type { HelpTable } from '@bandwise/ui/help/help-for.ts';

/** The pages of the help by the screens of the learner app. */
export const HELP_TABLE: HelpTable = [
  ['/practice/listening/', 'listening-on-a-phone'],
  ['/practice', 'taking-a-test'],
  ['/assigned', 'assignments-and-classes'],
  ['/home', 'taking-a-test'],
  ['/speaking/test/', 'exam-conditions'],
  ['/speaking', 'writing-and-speaking'],
  ['/sitting', 'exam-conditions'],
  ['/mock-exam', 'exam-conditions'],
  ['/progress/practise', 'after-a-test'],
  ['/progress', 'bands'],
  ['/feedback', 'writing-and-speaking'],
  ['/login', 'your-account'],
  ['/register', 'your-account'],
  ['/confirm-email', 'your-account'],
  ['/forgot-password', 'your-account'],
  ['/reset-password', 'your-account'],
  ['/change-password', 'your-account'],
  ['/devices', 'your-account'],
  ['/assignment-emails', 'assignments-and-classes'],
  ['/classes', 'assignments-and-classes'],
];
