import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Measurements in a real browser (bench/README.md): one at a time, and nothing recorded beside them. */
export default defineConfig({
  ...journeys,
  testDir: 'bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'bench', use: { viewport: { width: 1440, height: 900 } } }],
  use: { ...journeys.use, trace: 'off' },
});
