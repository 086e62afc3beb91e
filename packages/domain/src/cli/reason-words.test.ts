import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REASON_WORDS } from './reason-words.ts';

it('says of every reason what the page of the rules says', () => {
  const page = readFileSync(new URL('../../../../docs/marking.md', import.meta.url), 'utf8');
  const table = page.split(/^(?=## )/m).find((section) => section.startsWith('## Reasons')) ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)` *\| (.*?) *\|/gm)].map(([, reason, says]) => [reason, says]);
  expect(Object.entries(REASON_WORDS)).toEqual(rows);
});
