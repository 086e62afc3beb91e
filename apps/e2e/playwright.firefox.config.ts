import { firefoxPath } from '@bandwise/config/browsers';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const executablePath = firefoxPath();

/**
 * The main journeys again in the Firefox that people have, over WebDriver BiDi (docs/decisions). What is the same in every engine is
 * left to Chromium, for time. `@not-firefox` marks what Firefox's driver can't do; the test says what that is.
 */
export default defineConfig({
  ...journeys,
  outputDir: 'test-results/firefox',
  workers: 2,
  testMatch: [
    'annotations',
    'console',
    'editor',
    'hostile-html',
    'keyboard',
    'listening',
    'listening-sitting',
    'nothing-lost',
    'options',
    'reading',
    'rich-text-editor',
    'sign-in',
    'sitting',
    'writing',
  ].map((name) => `${name}.spec.ts`),
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    {
      name: 'firefox',
      use: { viewport: { width: 1440, height: 900 } },
      grep: process.env['ONLY_MAIN_TESTS'] ? /@main-firefox/ : /./,
      grepInvert: /@touch|@not-firefox/,
    },
  ],
});
