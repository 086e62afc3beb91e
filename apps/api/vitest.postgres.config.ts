import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** The kills in other modules show the same in `pnpm test`. */
const exclude = process.env['ONLY_MAIN_TESTS'] ? ['src/modules/{bin,sittings}/*-crash.test.ts'] : [];

/** The same tests on a PostgreSQL server: TEST_DATABASE_URL, or one that is started for the run. */
export default mergeConfig(
  baseConfig,
  defineConfig({
    test: {
      name: 'api-postgres',
      exclude,
      globalSetup: ['src/testing/postgres-setup.ts'],
      setupFiles: ['src/testing/undeclared-errors-setup.ts'],
      pool: 'forks',
      maxWorkers: 3,
      // After the unit tests, which use every core. These wait for the database and for processes, so three fill two cores.
      sequence: { groupOrder: 1 },
    },
  }),
);
