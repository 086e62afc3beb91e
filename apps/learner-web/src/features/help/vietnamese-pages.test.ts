import type { HelpPage } from '@bandwise/ui/help/help-page.ts';
import { labelsOf, linksOf, textsOf } from '@bandwise/ui/testing/help-pages.ts';
import { expect, it } from 'vitest';
import { vietnamese } from '../../shared/texts/vietnamese.ts';
import { pages as englishPages } from './pages/english.ts';
import { pages } from './pages/vietnamese.ts';

/** The answers, pictures and numbers of a page: they are the same in every language, and the English ones are compared with the product. */
function factsOf({ lead, html }: HelpPage) {
  const plain = `${lead} ${html.replaceAll(/<[^>]*>|&#\d+;/g, ' ')}`;
  return {
    answers: [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, answer]) => answer),
    pictures: [...html.matchAll(/src="([^"]+)"/g)].map(([, address]) => address),
    numbers: [...plain.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number).sort(),
    tables: html.split('<tr>').length,
  };
}

it('has every page of the help, in the same order', () => {
  expect(pages.map(({ id }) => id)).toEqual(englishPages.map(({ id }) => id));
});

it.each(pages.map((page) => [page.id, page, englishPages.filter(({ id }) => id === page.id)] as const))(
  'says of %s what the English page says',
  (_, page, english) => {
    expect(english.map(factsOf)).toEqual([factsOf(page)]);
  },
);

it.each(pages.map((page) => [page.id, page] as const))('has a first paragraph of plain text on %s', (_, page) => {
  expect(page.lead).not.toMatch(/[[\]*`]/);
});

it.each(pages.map((page) => [page.id, page] as const))('names controls on %s as the screens do', (_, page) => {
  const labels = new Set(textsOf(vietnamese));
  expect(labelsOf(page).filter((label) => !labels.has(label))).toEqual([]);
  expect(linksOf(page).filter((id) => pages.every((other) => other.id !== id))).toEqual([]);
});
