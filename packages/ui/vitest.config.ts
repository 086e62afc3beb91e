import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

export default mergeConfig(
  baseConfig,
  defineConfig({
    test: {
      name: 'ui',
      environment: 'jsdom',
      setupFiles: ['src/testing/setup.ts'],
      // Its test reads the colours; other style sheets stay empty.
      css: { include: [/tokens\.css/] },
    },
  }),
);
