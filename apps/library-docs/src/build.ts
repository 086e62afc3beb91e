/** Builds the library's pages into `dist`: exports and rules with TypeDoc, and the page for trying answers with Vite. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ruleDocument, rulesDocument } from './documents/rule-document.ts';
import { readVectors } from './documents/vectors.ts';
import { readMarkingPage, readReasons } from './page/marking-page.ts';
import { writeExports } from './documents/write-exports.ts';
import { ruleAddress } from './page/rule-address.ts';
import { tryConfig } from './try/vite-config.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));
const DOMAIN = fileURLToPath(new URL('../../../packages/domain/', import.meta.url));

const sections = readMarkingPage();
const reasons = readReasons();
const vectors = readVectors();
const documents = mkdtempSync(join(tmpdir(), 'bandwise-library-docs-'));
try {
  for (const section of sections)
    writeFileSync(join(documents, `${section.id}.md`), ruleDocument(section, { vectors, reasons }));
  writeFileSync(join(documents, 'rules.md'), rulesDocument(sections));
  // Beside the others, so that what they link to is a page here.
  cpSync(join(DOCS, 'content-format.md'), join(documents, 'content-format.md'));
  cpSync(join(DOMAIN, 'vectors/README.md'), join(documents, 'vectors.md'));
  const readme = readFileSync(join(DOMAIN, 'README.md'), 'utf8')
    .replaceAll('../../docs/marking.md', 'rules.md')
    .replaceAll('../../docs/content-format.md', 'content-format.md')
    .replaceAll('./vectors/README.md', 'vectors.md');
  writeFileSync(join(documents, 'README.md'), readme);
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  await writeExports({ documents, domain: DOMAIN, out: DIST });
  const missing = sections.filter(({ title }) => !existsSync(join(DIST, ruleAddress(title))));
  if (missing.length > 0) throw new Error(`There is no page of ${missing.map(({ id }) => id).join(', ')}`);
  await build(tryConfig({ out: join(DIST, 'try'), sections, reasons }));
} finally {
  rmSync(documents, { recursive: true, force: true });
}
console.log(`${readdirSync(DIST, { recursive: true }).length} files of the library's pages`);
