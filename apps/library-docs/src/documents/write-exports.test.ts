import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMarkingPage } from '../page/marking-page.ts';
import { ruleAddress } from '../page/rule-address.ts';

/** The pages that the build wrote: TypeDoc takes too long to write them again. */
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

it('writes a page for every rule and export, and no link leads nowhere', () => {
  expect(readFileSync(join(DIST, 'complaints.txt'), 'utf8')).toBe('0\n');
  const pages = [
    ...readMarkingPage().map(({ title }) => ruleAddress(title)),
    'functions/index.markSection.html',
    'functions/spec.markBySpec.html',
    'assets/start.js',
  ];
  expect(pages.filter((page) => !existsSync(join(DIST, page)))).toEqual([]);
});
