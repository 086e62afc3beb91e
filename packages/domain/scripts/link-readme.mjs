/**
 * Points the README's links to the documents: `package` to their copies in the tarball, `repository` back to the documents
 * themselves. Plain JavaScript, as `prepack.mjs` is.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const README = new URL('../README.md', import.meta.url);
const PLACES = { package: '](./docs/', repository: '](../../docs/' };

/** @param {'package' | 'repository'} to */
export function linkReadme(to) {
  const from = to === 'package' ? PLACES.repository : PLACES.package;
  writeFileSync(README, readFileSync(README, 'utf8').replaceAll(from, PLACES[to]));
}
