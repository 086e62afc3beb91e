import { globSync, readdirSync } from 'node:fs';
import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** These tests depend on the engine: start, locks, transactions, notifications, jobs, search, races, kills, lost databases. */
const ENGINE_TESTS = [
  'src/{main,housekeeping}.test.ts',
  'src/{backup,db,jobs,platform/jobs,platform/search}/**/*.test.ts',
  'src/http/errors/*.test.ts',
  'src/**/{crash,*-crash,*-race}.test.ts',
];

/** One test file of each module: the one that is named as the module, else the first. */
function moduleTests(): string[] {
  return readdirSync(new URL('src/modules', import.meta.url)).flatMap((name) => {
    const files = globSync(`src/modules/${name}/*.test.ts`, { cwd: import.meta.dirname }).toSorted();
    return files.find((file) => file.endsWith(`/${name}.test.ts`)) ?? files.slice(0, 1);
  });
}

/** `pnpm test` runs only these: all files run on PostgreSQL. */
const include = process.env['ONLY_MAIN_TESTS'] ? [...ENGINE_TESTS, ...moduleTests()] : baseConfig.test.include;

/** The API's tests on the embedded database. The files of one worker share its database, and take turns. */
export default mergeConfig(
  { ...baseConfig, test: { ...baseConfig.test, include } },
  defineConfig({
    test: {
      name: 'api-pglite',
      globalSetup: ['src/testing/pglite-setup.ts'],
      setupFiles: ['src/testing/undeclared-errors-setup.ts'],
      pool: 'forks',
      maxWorkers: 3,
      // After the unit tests, which use every core. These wait for the database and for processes, so three fill two cores.
      sequence: { groupOrder: 1 },
      hookTimeout: 30_000,
    },
  }),
);
