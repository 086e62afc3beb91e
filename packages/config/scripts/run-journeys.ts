/**
 * `pnpm journeys [ENGINE]`: builds the product, finds or installs the browser, and runs journeys in it. The engine is chromium (the
 * default), deployed, firefox or webkit. Playwright gets the other arguments, such as a file name, or `-g` and words of a title.
 */
import { BUILD, JOURNEYS, type Journeys } from './journeys.ts';
import { run } from './steps.ts';
import { ownTemporaryFolder } from './temporary-folder.ts';

const [first = '', ...rest] = process.argv.slice(2);
const [chromium] = JOURNEYS;
const named = JOURNEYS.find(({ script }) => script === `journeys:${first}`);
process.exitCode = await (named
  ? runJourneys(named, rest)
  : runJourneys(chromium, first === 'chromium' ? rest : process.argv.slice(2)));

async function runJourneys(journeys: Journeys, options: readonly string[]): Promise<number> {
  ownTemporaryFolder();
  const built = await run(BUILD);
  if (built !== 0) return built;
  const missing = await journeys.ensure();
  if (missing === null) return run(['pnpm', '--filter', '@bandwise/e2e', 'run', journeys.script, ...options]);
  console.error(`${journeys.name}: ${missing}`);
  return 1;
}
