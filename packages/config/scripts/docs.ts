/** Checks the documentation: its length, its links, and that two clicks lead to each page. `pnpm run check` runs it. */
import { posix } from 'node:path';

/** A tracked Markdown page: its path from the top of the repository, and its text. */
export interface DocPage {
  readonly path: string;
  readonly text: string;
}

const MOST_WORDS = 40_000;
const MOST_WORDS_OF_A_PAGE = 1_500;
/** Pages that tests read, without a limit: they list every rule of marking with examples. */
const RULE_PAGES: ReadonlySet<string> = new Set(['docs/marking.md']);
/** Markdown that is not documentation: API reports, notes of changes, forms of GitHub. */
const NOT_PAGES = /\.api\.md$|^\.changeset\/|^\.github\//;
/** Not in the total: most changes add a line to it, and must not fail because other pages are long. */
const CHANGELOG = 'CHANGELOG.md';
const NOT_COUNTED = /\.api\.md$|\/help\/pages\/(?!en\/)/;

/**
 * Returns one line for each broken rule.
 *
 * @param pages all tracked Markdown files.
 * @param isFile whether the repository has a file or folder at a path.
 */
export function docsProblems(pages: readonly DocPage[], isFile: (path: string) => boolean): string[] {
  const read = pages.filter(({ path }) => !NOT_PAGES.test(path));
  return [...tooLong(pages), ...read.flatMap((page) => brokenLinks(page, pages, isFile)), ...farPages(read)];
}

/** Counts the words of all pages, without the changelog, API reports and translations. */
export function wordsIn(pages: readonly DocPage[]): number {
  return pages.filter(({ path }) => path !== CHANGELOG).reduce((sum, page) => sum + wordsOf(page), 0);
}

/** A word is a text between spaces with a letter or a digit. */
function wordsOf({ path, text }: DocPage): number {
  if (NOT_COUNTED.test(path)) return 0;
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function tooLong(pages: readonly DocPage[]): string[] {
  const total = wordsIn(pages);
  const long = pages
    .filter((page) => !RULE_PAGES.has(page.path) && wordsOf(page) > MOST_WORDS_OF_A_PAGE)
    .map((page) => `${page.path} has ${wordsOf(page)} words, more than ${MOST_WORDS_OF_A_PAGE}`);
  return total > MOST_WORDS ? [`All pages have ${total} words, more than ${MOST_WORDS}`, ...long] : long;
}

interface Link {
  /** From the top of the repository. */
  readonly path: string;
  /** Empty without an anchor. */
  readonly anchor: string;
  readonly written: string;
}

/** The relative links of a page, without those in code. */
function linksOf({ path, text }: DocPage): Link[] {
  const prose = text.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(([, inline, listed]) =>
    String(inline ?? listed),
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor = ''] = target.split('#');
      return { path: file === '' ? path : posix.join(posix.dirname(path), file), anchor, written: target };
    });
}

function brokenLinks(page: DocPage, pages: readonly DocPage[], isFile: (path: string) => boolean): string[] {
  return linksOf(page).flatMap(({ path, anchor, written }) => {
    if (!isFile(path)) return [`${page.path} links to ${written}, which does not exist`];
    const linked = pages.find((one) => one.path === path);
    if (anchor === '' || !linked || anchorsOf(linked).has(anchor)) return [];
    return [`${page.path} links to ${written}: no heading has that anchor`];
  });
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf({ text }: DocPage): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    let unique = anchor;
    for (let again = 1; anchors.has(unique); again += 1) unique = `${anchor}-${again}`;
    anchors.add(unique);
  }
  return anchors;
}

/** The pages that are more than two clicks away from the README. */
function farPages(pages: readonly DocPage[]): string[] {
  const targets = new Map(pages.map((page) => [page.path, new Set(linksOf(page).map(({ path }) => path))]));
  const first = targets.get('README.md') ?? new Set<string>();
  const reached = new Set(['README.md', ...first]);
  for (const path of first) for (const target of targets.get(path) ?? []) reached.add(target);
  return pages
    .filter(({ path }) => !reached.has(path))
    .map(({ path }) => `${path} is more than two links away from README.md`);
}
