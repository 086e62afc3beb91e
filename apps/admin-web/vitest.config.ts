import { helpPages } from '@bandwise/config/help-pages';
import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

export default mergeConfig(
  baseConfig,
  defineConfig({
    plugins: [helpPages()],
    // The first test of a worker waits for the code of the editor, which takes long on a busy machine.
    test: { name: 'admin-web', environment: 'jsdom', setupFiles: ['src/testing/setup.ts'], testTimeout: 60_000 },
  }),
);
