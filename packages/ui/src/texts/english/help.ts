import { catalogue } from '../catalogue.ts';
import { plural } from '../plural.ts';

/** Texts around the pages of the help. */
export const help = catalogue('help', {
  title: 'Help',
  lead: 'Choose a page, or search for a word.',
  all: 'All help pages',
  search: 'Search the help',
  found: (count: number) => plural(count, '1 page found', `${count} pages found`),
  noneFound: 'No page found. Try another word.',
  notFound: 'This help page was not found. It may have been renamed.',
  others: 'More help',
} as const);
