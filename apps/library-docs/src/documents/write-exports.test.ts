import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readMarkingPage } from '../page/marking-page.ts';
import { ruleAddress } from '../page/rule-address.ts';
import { writeDocuments } from './write-documents.ts';
import { writeExports } from './write-exports.ts';

const folder = mkdtempSync(join(tmpdir(), 'bandwise-library-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a page for every rule and export, and no link leads nowhere', async () => {
  const repository = fileURLToPath(new URL('../../../../', import.meta.url));
  const sections = readMarkingPage();
  const [documents, out] = [join(folder, 'documents'), join(folder, 'out')];
  writeDocuments(repository, documents, sections);
  expect(await writeExports({ documents, repository, out })).toBe(0);
  const pages = [
    ...sections.map(({ title }) => ruleAddress(title)),
    'functions/index.markSection.html',
    'functions/spec.markBySpec.html',
    'assets/start.js',
  ];
  expect(pages.filter((page) => !existsSync(join(out, page)))).toEqual([]);
}, 120_000);
