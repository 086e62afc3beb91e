/** After `changeset version`: the sources name the version of the package too, because marks that leave it do. */
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const file = new URL('../src/version.ts', import.meta.url);
writeFileSync(file, readFileSync(file, 'utf8').replace(/(LIBRARY_VERSION = )'.*'/, `$1'${version}'`));
