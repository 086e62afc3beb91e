/** Checks the length and the links of the documentation: `pnpm run check` runs it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docsProblems, wordsIn } from './docs.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const problems = docsProblems(pages, (path) => existsSync(join(ROOT, path)));
if (!pages.length) problems.push('no pages found');
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${wordsIn(pages)} words, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
