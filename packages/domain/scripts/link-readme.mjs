/** Points links to where the pages are in the tarball. Plain JavaScript, as `prepack.mjs` is. */
import { readFileSync, writeFileSync } from 'node:fs';

/** The pages of the repository's `docs/` that are packed. */
export const PACKED_PAGES = ['content-format.md', 'marking.md', 'signed-results.md'];

const README = new URL('../README.md', import.meta.url);
const PLACES = { package: '](./docs/', repository: '](../../docs/' };

/**
 * Points the README's links to the documents: `package` to their copies in the tarball, `repository` back to the documents
 * themselves.
 *
 * @param {'package' | 'repository'} to
 */
export function linkReadme(to) {
  const from = to === 'package' ? PLACES.repository : PLACES.package;
  writeFileSync(README, readFileSync(README, 'utf8').replaceAll(from, PLACES[to]));
}

/**
 * Returns the text of a packed document with links that work there: one to a page that is not packed becomes plain text.
 *
 * @param {string} text
 */
export function linkDocument(text) {
  return text.replace(/\[([^\]]+)\]\(([^)]+)\)/g, (link, name, target) => {
    if (target === '../packages/domain/README.md') return `[${name}](../README.md)`;
    const isPacked = /^(?:https?:|#)/.test(target) || PACKED_PAGES.includes(target.split('#')[0]);
    return isPacked ? link : `${name} in the repository`;
  });
}
