import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PLAYWRIGHTS_DISABLED_FEATURES } from './disabled-features.ts';

it('the features that journeys disable include all that Playwright disables', () => {
  // Playwright does not export its list, so the test reads it from the source.
  const ours = createRequire(import.meta.url);
  const playwright = createRequire(createRequire(ours.resolve('@playwright/test')).resolve('playwright'));
  const core = path.dirname(playwright.resolve('playwright-core/package.json'));
  const source = readFileSync(path.join(core, 'lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[(.*?)\n\s*\]/s.exec(source)?.[1] ?? '';
  const names = list.split('\n').flatMap((line) => /^\s*"(\w+)",?$/.exec(line)?.[1] ?? []);
  expect(PLAYWRIGHTS_DISABLED_FEATURES).toEqual(names);
});
