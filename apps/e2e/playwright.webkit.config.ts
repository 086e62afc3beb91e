import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** A smoke in Safari's engine, which Playwright can't drive as a distribution packages it: by WebDriver. */
export default defineConfig({
  ...journeys,
  testDir: 'tests-webkit',
  outputDir: 'test-results/webkit',
  // Two drivers that each look for a free port at the same time can find the same one, and one waits forever for its browser.
  workers: 1,
  grep: process.env['ONLY_MAIN_TESTS'] ? /@main( |$)/ : /./,
  projects: [{ name: 'webkit' }],
});
