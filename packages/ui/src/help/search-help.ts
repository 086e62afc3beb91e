import { foldText } from '@bandwise/domain/internal';
import type { HelpPage } from './help-page.ts';

/** A page that a search found. */
export interface FoundPage {
  readonly page: HelpPage;
  /** The passage of the page that has most of the words. */
  readonly excerpt: string;
}

/**
 * Finds the pages that have every word, or words that begin like it, in their titles and texts, in any order and whatever their case and
 * accents. Pages with a word in the title come first.
 */
export function searchHelp(pages: readonly HelpPage[], query: string): readonly FoundPage[] {
  const words = wordsOf(query).map(stemOf);
  if (words.length === 0) return [];
  const matches = pages.flatMap((page) => {
    const passages = [page.lead, ...passagesOf(page.html)];
    if (countIn([page.title, ...passages].join(' '), words) < words.length) return [];
    const inTitle = countIn(page.title, words);
    const [excerpt = page.lead] = [...passages].sort((one, other) => countIn(other, words) - countIn(one, words));
    return [{ page, excerpt, inTitle }];
  });
  return [...matches].sort((one, other) => other.inTitle - one.inTitle).map(({ page, excerpt }) => ({ page, excerpt }));
}

/** How many of the words begin a word of the text. */
function countIn(text: string, words: readonly string[]): number {
  const present = wordsOf(text);
  return words.filter((word) => present.some((other) => other.startsWith(word))).length;
}

/** `printing` also finds `print` and `printed`, and `keys` finds `key`. */
const stemOf = (word: string) => word.replace(/^(\p{L}{3,}?)(?:e?[sd]|ing)$/u, '$1');

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The texts of a page's paragraphs, headings, list items and table rows. */
function passagesOf(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('h2, p, li, tr')].map((element) =>
    element instanceof HTMLTableRowElement
      ? [...element.cells].map(({ textContent }) => textContent).join(' · ')
      : element.textContent,
  );
}
