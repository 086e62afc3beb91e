/** Every row of docs/spec-coverage.md names a test that is there, and what differs is explained: `pnpm run check` runs it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageProblems, coverageRows, deviationProblems, testTitles, type TestTitle } from './coverage-table.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TABLE = 'docs/spec-coverage.md';

const read = new Map<string, TestTitle[] | null>();
function titlesOf(path: string): TestTitle[] | null {
  const known = read.get(path);
  if (known !== undefined) return known;
  const file = join(ROOT, path);
  const titles = /\.(test|spec)\.tsx?$/.test(path) && existsSync(file) ? testTitles(readFileSync(file, 'utf8')) : null;
  read.set(path, titles);
  return titles;
}

const rows = coverageRows(readFileSync(join(ROOT, TABLE), 'utf8'));
const deviations = readFileSync(join(ROOT, 'docs/deviations.md'), 'utf8');
const problems = [...coverageProblems(rows, titlesOf), ...deviationProblems(rows, deviations)];
if (!rows.length) problems.push('no rows found');
for (const problem of problems) console.error(`${TABLE}: ${problem}`);
console.log(`${rows.length} rows, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
