import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** Unit tests of the checks of the fault campaign and of the start of browsers. Playwright runs the journeys. */
export default mergeConfig(baseConfig, defineConfig({ test: { name: 'e2e', include: ['{faults,src}/**/*.test.ts'] } }));
