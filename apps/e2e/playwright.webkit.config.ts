import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** A smoke in Safari's engine, which Playwright can't drive as a distribution packages it: by WebDriver. */
export default defineConfig({
  ...journeys,
  testDir: 'tests-webkit',
  outputDir: 'test-results/webkit',
  // Without a graphics card it draws slowly, and more so where the machine is busy.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  projects: [{ name: 'webkit' }],
});
