import { globSync, readdirSync, readFileSync } from 'node:fs';
import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';
import { SHORT_LIVED } from './src/testing/short-lived.ts';

/**
 * These tests depend on the engine: start, locks, transactions, notifications, jobs, search, races, kills, lost databases. The kills of
 * one module show that the engine writes a change whole or not at all, and the commands of a backup that it reads and loads all rows.
 */
const ENGINE_TESTS = [
  'src/main.test.ts',
  'src/cli/backup.test.ts',
  'src/{db,jobs,platform/jobs,platform/search}/**/*.test.ts',
  'src/http/errors/*.test.ts',
  'src/modules/exams/crash.test.ts',
  'src/**/*-race.test.ts',
];

/** One test file of each module: the shortest of those that call the whole API, on either engine. */
function moduleTests(): string[] {
  const cwd = import.meta.dirname;
  return readdirSync(`${cwd}/src/modules`).flatMap((name) =>
    globSync(`src/modules/${name}/**/*.test.ts`, { cwd })
      .map((file) => ({ file, text: readFileSync(`${cwd}/${file}`, 'utf8') }))
      .filter(({ text }) => text.includes('createTestApp(') && !text.includes('runIf('))
      .toSorted((one, other) => one.text.length - other.text.length)
      .slice(0, 1)
      .map(({ file }) => file),
  );
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
      execArgv: SHORT_LIVED,
      maxWorkers: 3,
      // After the unit tests, which use every core. These wait for the database and for processes, so three fill two cores.
      sequence: { groupOrder: 1 },
    },
  }),
);
