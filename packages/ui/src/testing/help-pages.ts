import type { HelpPage } from '../help/help-page.ts';

/** Most words of a page. */
export const WORDS_MAX = 400;

const bodyOf = ({ html }: HelpPage) => new DOMParser().parseFromString(html, 'text/html').body;

/** How many words a page has, its title and its tables included. */
export function countWords(page: HelpPage): number {
  const text = `${page.title} ${page.lead} ${page.html.replaceAll(/<[^>]*>/g, ' ')}`;
  return text.match(/[^\s.,:;]+/g)?.length ?? 0;
}

/** The labels of controls that a page names: what it has in bold. */
export function labelsOf(page: HelpPage): readonly string[] {
  return [...bodyOf(page).querySelectorAll('strong')].map(({ textContent }) => textContent);
}

/** The texts of a catalogue, apart from those that are made from something. */
export function textsOf(catalogue: unknown): readonly string[] {
  if (typeof catalogue === 'string') return [catalogue];
  return typeof catalogue === 'object' && catalogue !== null ? Object.values(catalogue).flatMap(textsOf) : [];
}

/** The ids of the pages that a page leads to. */
export function linksOf(page: HelpPage): readonly string[] {
  return [...bodyOf(page).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

/** The descriptions of the pictures of a page. */
export function descriptionsOf(page: HelpPage): readonly string[] {
  return [...bodyOf(page).querySelectorAll('img')].map(({ alt }) => alt);
}

/** The tables of a page: for each row below the head its cells by the head's texts. */
export function tablesOf(page: HelpPage): readonly (readonly Readonly<Record<string, HTMLElement>>[])[] {
  return [...bodyOf(page).querySelectorAll('table')].map((table) => {
    const names = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
    return [...(table.tBodies[0]?.rows ?? [])].map(({ cells }) =>
      Object.fromEntries([...cells].map((cell, index) => [names[index] ?? '', cell] as const)),
    );
  });
}
