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

/** The minified file: sending and parsing it takes as long as the rules of many a screen. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that axe finds once nothing on the screen moves. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settle(page);
  // Axe looks at the page itself only: no screen of ours has a frame.
  expect(page.frames()).toHaveLength(1);
  const violations: string[] = [];
  for (const { id, nodes } of await runAxe(page, TAGS)) {
    for (const { html, target } of nodes) {
      if (id !== 'target-size' || (await isSmallInTheOpen(page, target.join(' ')))) violations.push(`${id}: ${html}`);
    }
  }
  return violations;
}

/** A target half covered by a bar at the window's edge is measured again in the middle of the window. */
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
    // It would name every element that is right, too: that takes several times as long.
    { context: selector, runOnly, resultTypes: ['violations' as const] },
  );
}
