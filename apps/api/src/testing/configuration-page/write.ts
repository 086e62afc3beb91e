/** `node --conditions=@bandwise/source apps/api/src/testing/configuration-page/write.ts`: writes the tables of docs/configuration.md and docs/limits.md. */
import { writeFileSync } from 'node:fs';
import { PAGES, withCurrentTables } from './configuration-page.ts';

for (const page of PAGES) writeFileSync(page, withCurrentTables(page));
