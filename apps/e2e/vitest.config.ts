import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** Unit tests of the fault campaign's checks and of starting browsers; journeys run in Playwright. */
export default mergeConfig(baseConfig, defineConfig({ test: { name: 'e2e', include: ['{faults,src}/**/*.test.ts'] } }));
