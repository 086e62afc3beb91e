import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** What the fault campaign finds by, and how browsers are started; the journeys are Playwright's. */
export default mergeConfig(baseConfig, defineConfig({ test: { name: 'e2e', include: ['{faults,src}/**/*.test.ts'] } }));
