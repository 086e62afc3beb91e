import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** The same tests on a PostgreSQL server: TEST_DATABASE_URL, or one that is started for the run. */
export default mergeConfig(
  baseConfig,
  defineConfig({
    test: {
      name: 'api-postgres',
      globalSetup: ['src/testing/postgres-setup.ts'],
      setupFiles: ['src/testing/undeclared-errors-setup.ts'],
      pool: 'forks',
      maxWorkers: 2,
      // After the unit tests, which run with as many workers as there are cores.
      sequence: { groupOrder: 2 },
      hookTimeout: 30_000,
    },
  }),
);
