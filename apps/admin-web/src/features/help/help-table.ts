import type { HelpTable } from '@bandwise/ui/help/help-for.ts';

/** The pages of the help by the screens of the console. */
export const HELP_TABLE: HelpTable = [
  ['/create-', 'editor'],
  ['/tests', 'printed-test'],
  ['/print', 'printed-test'],
  ['/bin', 'editor'],
  ['/users', 'users-from-a-file'],
  ['/assessing', 'assessing-writing'],
  ['/classes', 'classes'],
  ['/assignments', 'classes'],
  ['/teaching', 'classes'],
  ['/results', 'results-and-statistics'],
  ['/statistics', 'results-and-statistics'],
  ['/problems', 'keys-and-regrades'],
  ['/regrade', 'keys-and-regrades'],
  ['/audit', 'settings'],
  ['/settings', 'settings'],
  ['/devices', 'settings'],
];
