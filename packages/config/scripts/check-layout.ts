/** Checks the rules of folders and imports: `pnpm run check` runs it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layoutProblems } from './layout.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const paths = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT });
const problems = layoutProblems(paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })));
if (!paths.length) problems.push('no files found');
for (const problem of problems) console.error(problem);
console.log(`${paths.length} files, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
