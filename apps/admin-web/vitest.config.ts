import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

export default mergeConfig(
  baseConfig,
  defineConfig({
    test: { name: 'admin-web', environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] },
  }),
);
