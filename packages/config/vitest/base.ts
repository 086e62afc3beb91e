import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';

/** The configuration of all packages' tests: workspace packages are read from source, so nothing needs building first. */
export const baseConfig = {
  resolve: { conditions: ['@bandwise/source', 'module', 'node', 'development|production'] },
  // As Node itself does, which does not know `module`: a package's files for bundlers may not run in it.
  ssr: { resolve: { conditions: ['@bandwise/source', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
    // One context for all files of a worker: to make one, and to load the modules again, takes longer than most files' tests.
    isolate: false,
    restoreMocks: true,
    // Left to itself, Vitest keeps a core free.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    // Testing Library writes the whole page into the error of each of its tries while a test waits, an eighth of the time of the tests of
    // screens. `DEBUG_PRINT_LIMIT=7000` before the command prints the page of a test that fails.
    env: { DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
    // A busy machine takes longer than Vitest's one second for what comes in its own time.
    expect: { poll: { timeout: 10_000 } },
  },
} satisfies ViteUserConfig;
