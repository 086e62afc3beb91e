import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';

/** The configuration of all packages' tests: workspace packages are read from source, so nothing needs building first. */
export const baseConfig = {
  resolve: { conditions: ['@bandwise/source', 'module', 'node', 'development|production'] },
  // Without `module`, which Node ignores: files for bundlers may not run in Node.
  ssr: { resolve: { conditions: ['@bandwise/source', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
    // All files of a worker share one context: a new context that loads the modules again takes longer than the tests of most files.
    isolate: false,
    restoreMocks: true,
    // Vitest leaves a core free by default.
    maxWorkers: availableParallelism(),
    // On a busy machine, the first test of a file may wait long for the code or the database that it loads.
    testTimeout: 60_000,
    // Hooks load the code of screens and start servers.
    hookTimeout: 60_000,
    // On a busy machine, an asynchronous change can take longer than the default of one second.
    expect: { poll: { timeout: 10_000 } },
  },
} satisfies ViteUserConfig;
