import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { settle } from './settle.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Minified, because sending and parsing the file takes as long as checking a screen. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until the screen is still. @returns the violations that axe finds. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settle(page);
  // This runs axe in the page only, so there must be no frames.
  expect(page.frames()).toHaveLength(1);
  const violations: string[] = [];
  for (const { id, nodes } of await runAxe(page, TAGS)) {
    for (const { html, target } of nodes) {
      if (id !== 'target-size' || (await isSmallInTheOpen(page, target.join(' ')))) violations.push(`${id}: ${html}`);
    }
  }
  return violations;
}

/** Whether a target is also too small in the middle of the window, where no bar at the edge covers it. */
async function isSmallInTheOpen(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(page);
  return (await runAxe(page, ['target-size'], target)).length > 0;
}

/** @param runOnly tags, or names of rules. */
async function runAxe(page: Page, runOnly: string[], selector?: string): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(`${SOURCE};undefined`);
  return page.evaluate(
    async ({ context, ...options }) => {
      if (!window.axe) throw new Error('axe is not on the page');
      return (await window.axe.run(context ?? document, options)).violations;
    },
    // Without this, axe would also list every element that passes, which takes several times as long.
    { context: selector, runOnly, resultTypes: ['violations' as const] },
  );
}
