/**
 * Checks that each statement of packages/config/requirements/statements.txt has a test with its id in the title: `pnpm run check` runs it.
 * With `page` it prints the statements with their tests.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coveragePage, coverageProblems, deviationProblems, shownIn, statementsIn } from './spec-coverage.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const tests = globSync('{apps,packages}/*/{src,scripts,tests,tests-*}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT })
  .toSorted()
  .flatMap((path) => shownIn(path, read(path)));
const page = read('packages/config/requirements/statements.txt');

if (process.argv[2] === 'page') console.log(coveragePage(page, tests));
else {
  const statements = statementsIn(page);
  const problems = [
    ...coverageProblems(statements, tests),
    ...deviationProblems(statements, read('docs/deviations.md')),
    ...(statements.length ? [] : ['no statements found']),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${statements.length} statements, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
