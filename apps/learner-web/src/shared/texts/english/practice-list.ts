import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

const minutesLeft = (minutes: number) => plural(minutes, '1 minute left', `${minutes} minutes left`);

export const practiceList = catalogue('practiceList', {
  title: {
    reading: 'Reading Tests',
    listening: 'Listening Tests',
    writing: 'Writing Tests',
    speaking: 'Speaking Tests',
  },
  parts: 'Parts',
  allParts: 'All parts',
  part: (part: number) => `Part ${part}`,
  speakingSecondPart: 'Part 2 + 3',
  search: 'Search by title',
  sort: 'Sort by',
  sorts: {
    test: 'Test, then part',
    'title-asc': 'Title: A to Z',
    'title-desc': 'Title: Z to A',
    'questions-asc': 'Questions: fewest first',
    'questions-desc': 'Questions: most first',
    'duration-asc': 'Duration: shortest first',
    'duration-desc': 'Duration: longest first',
  },
  dateSorts: {
    test: 'Test, then part',
    'title-asc': 'A to Z',
    'title-desc': 'Z to A',
    newest: 'Newest First',
    oldest: 'Oldest First',
  },
  loading: 'Loading tests...',
  failed: 'The tests could not be loaded.',
  noneFound: 'No tests found',
  tryAnotherTerm: 'Try a different search term',
  noneForPart: 'No tests available for this part',
  noneForSection: 'No tests available for this section and part.',
  found: (count: number) => plural(count, '1 test', `${count} tests`),
  questions: (count: number) => plural(count, '1 question', `${count} questions`),
  minutes: (minutes: number) => `${minutes} min`,
  lastResult: (correct: number, total: number) => `Last result ${correct}/${total}`,
  start: (title: string) => `Start ${title}`,
  /** Beside icons whose names say more. */
  short: {
    start: 'Start',
    startAgain: 'Start again',
    takeAgain: 'Take again',
    continue: 'Continue',
    review: 'Review',
  },
  continue: (title: string, minutes: number | null) =>
    minutes === null ? `Continue ${title}` : `Continue ${title}: ${minutesLeft(minutes)}`,
  inProgress: (minutes: number | null) => (minutes === null ? 'In progress' : `In progress, ${minutesLeft(minutes)}`),
  show: (title: string) => `Show ${title}`,
  restart: (title: string) => `Start again: ${title}`,
  takeAgain: (title: string) => `Take again: ${title}`,
  review: (title: string) => `Review your last result for ${title}`,
  locked: 'Locked',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  list: 'Tests',
  backToList: 'Back to list',
  startWriting: 'Start Writing',
} as const);

/** Full tests in lists, and the bands of their results. */
export const fullTests = catalogue('fullTests', {
  views: 'Show',
  parts: 'Parts',
  full: 'Full tests',
  countOfParts: (parts: number) => plural(parts, '1 part', `${parts} parts`),
  start: (title: string) => `Take the full test ${title}`,
  startShort: 'Take the full test',
  goOn: (title: string) => `Continue ${title}`,
  goOnShort: 'Continue',
  review: (title: string) => `Your last result for ${title}`,
  reviewShort: 'Your last result',
  last: (marks: number, total: number) => `Last result ${marks}/${total}`,
  none: 'No full tests yet',
  noneHint: 'A full test has at least two parts.',
  startFailed: 'The test could not be started.',
  bandOf: (band: string) => `Band ${band}`,
  variant: { academic: 'Academic', general: 'General Training' },
} as const);
