/** Builds the library's pages into `dist`: exports and rules with TypeDoc, and the page for trying answers with Vite. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeDocuments } from './documents/write-documents.ts';
import { writeExports } from './documents/write-exports.ts';
import { readMarkingPage, readReasons } from './page/marking-page.ts';
import { ruleAddress } from './page/rule-address.ts';
import { tryConfig } from './try/vite-config.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const sections = readMarkingPage();
const documents = mkdtempSync(join(tmpdir(), 'bandwise-library-docs-'));
try {
  writeDocuments(REPOSITORY, documents, sections);
  rmSync(DIST, { recursive: true, force: true });
  const complaints = await writeExports({ documents, repository: REPOSITORY, out: DIST });
  // The product starts all the same; the test of this package reads the number and fails.
  if (complaints > 0) console.warn(`TypeDoc has ${complaints} complaints`);
  writeFileSync(join(DIST, 'complaints.txt'), `${complaints}\n`);
  const missing = sections.filter(({ title }) => !existsSync(join(DIST, ruleAddress(title))));
  if (missing.length > 0) throw new Error(`There is no page of ${missing.map(({ id }) => id).join(', ')}`);
  await build(tryConfig({ out: join(DIST, 'try'), sections, reasons: readReasons() }));
} finally {
  rmSync(documents, { recursive: true, force: true });
}
console.log(`${readdirSync(DIST, { recursive: true }).length} files of the library's pages`);
