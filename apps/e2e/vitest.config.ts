import { baseConfig } from '@bandwise/config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

/** What the fault campaign finds by; the journeys are Playwright's. */
export default mergeConfig(baseConfig, defineConfig({ test: { name: 'e2e', include: ['faults/**/*.test.ts'] } }));
