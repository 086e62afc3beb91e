import { firefoxPath } from '@bandwise/config/browsers';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const executablePath = firefoxPath();

/**
 * The main journeys in the system's Firefox, over WebDriver BiDi (docs/decisions). To save time, journeys that do not depend on the engine
 * run in Chromium only. `@not-firefox` marks journeys that the driver of Firefox cannot run; each says why.
 */
export default defineConfig({
  ...journeys,
  outputDir: 'test-results/firefox',
  workers: 2,
  testMatch: [
    'annotations',
    'assigned-exam',
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
    'speaking',
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
