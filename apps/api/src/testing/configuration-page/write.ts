/** `node --conditions=@bandwise/source apps/api/src/testing/configuration-page/write.ts`: writes the tables of docs/configuration.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { PAGE, withCurrentTables } from './configuration-page.ts';

writeFileSync(PAGE, withCurrentTables(readFileSync(PAGE, 'utf8')));
