/**
 * `pnpm journeys` and its like: builds the product, finds or installs the browser, and runs journeys in it. The first argument is the
 * script of apps/e2e; the others are Playwright's, such as a file's name, or `-g` and words of a title.
 */
import { BUILD, JOURNEYS } from './journeys.ts';
import { run } from './steps.ts';
import { ownTemporaryFolder } from './temporary-folder.ts';

const [script = '', ...options] = process.argv.slice(2);
process.exitCode = await runJourneys();

async function runJourneys(): Promise<number> {
  const journeys = JOURNEYS.find((each) => each.script === script);
  if (!journeys) throw new Error(`"${script}" is none of ${JOURNEYS.map((each) => each.script).join(', ')}`);
  ownTemporaryFolder();
  const built = await run(BUILD);
  if (built !== 0) return built;
  const missing = await journeys.ensure();
  if (missing === null) return run(['pnpm', '--filter', '@bandwise/e2e', 'run', script, ...options]);
  console.error(`${journeys.name}: ${missing}`);
  return 1;
}
