import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** The API's tests on the embedded database. The files of one worker share its database, and take turns. */
export default mergeConfig(
  baseConfig,
  defineConfig({
    test: {
      name: 'api-pglite',
      globalSetup: ['src/testing/pglite-setup.ts'],
      setupFiles: ['src/testing/undeclared-errors-setup.ts'],
      pool: 'forks',
      maxWorkers: 2,
      // After the unit tests, which run with as many workers as there are cores.
      sequence: { groupOrder: 1 },
      hookTimeout: 30_000,
    },
  }),
);
