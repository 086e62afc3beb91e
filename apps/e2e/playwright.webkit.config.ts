import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** A few journeys in Safari's engine over WebDriver, because Playwright cannot drive the WebKit of a distribution. */
export default defineConfig({
  ...journeys,
  testDir: 'tests-webkit',
  outputDir: 'test-results/webkit',
  // One worker: two drivers that look for a free port at the same time can find the same one, and then one waits forever for its browser.
  workers: 1,
  grep: process.env['ONLY_MAIN_TESTS'] ? /@main( |$)/ : /./,
  projects: [{ name: 'webkit' }],
});
