/** Writes the examples of the doc comments into a folder, a file each, for a project that compiles them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames } from './doc-examples.ts';

const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const codes = exportedNames().flatMap(({ name, examples }) => examples.map((code) => ({ name, code })));
// Numbered: not every file system tells `skills` from `SKILLS`.
for (const [index, { name, code }] of codes.entries()) writeFileSync(join(folder, `${index}-${name}.ts`), code);
