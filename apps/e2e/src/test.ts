import type { CurrentUser } from '@bandwise/api-contract/common';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { connect, type Api } from './api.ts';
import { typeNatively } from './browsers/native-typing.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { fillCohort, fillCohortClass, type Cohort, type CohortClass } from './processes/fill-cohort.ts';
import { PRODUCT_URL } from './product.ts';
import { violationsOf } from './violations.ts';

export interface Account extends Pick<CurrentUser, 'firstName' | 'lastName' | 'email'> {
  readonly password: string;
}

export interface Fixtures {
  /** A new learner without results. */
  readonly learner: Account;
  /** Signs a page in without the sign-in screen, which has its own journeys; by default at the product of all journeys. */
  readonly signIn: (page: Page, account: { email: string; password: string }, at?: string) => Promise<void>;
  /** A page in a new browser context, in which the learner is signed in. */
  readonly learnerPage: Page;
  /** Starts a product for this journey, which ends with the journey. */
  readonly startProduct: (settings?: Readonly<Record<string, string>>) => Promise<OwnProduct>;
  /** Starts a product for this journey with the first learners of the simulated cohort and their results. */
  readonly startCohort: (size: number) => Promise<OwnProduct & Cohort>;
  /** Like `startCohort`, and half of the learners are in the class of the demo teacher. */
  readonly startCohortClass: (size: number) => Promise<OwnProduct & Cohort & CohortClass>;
  /** Fails if axe finds an accessibility violation (WCAG 2.2 A and AA). */
  readonly expectAccessible: (page: Page) => Promise<void>;
}

export interface WorkerFixtures {
  /** A connection to the API, signed in as the demo administrator. */
  readonly admin: Api;
}

export const ADMIN = { email: 'admin@example.com', password: 'practice-makes-perfect' };

export const TEACHER = { ...ADMIN, email: 'teacher@example.com' };

/** Part of an address or a name that no other journey uses. */
export function uniqueOf({ workerIndex, testId, repeatEachIndex }: TestInfo): string {
  return `${workerIndex}-${testId}-${repeatEachIndex}`.toLowerCase();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') typeNatively(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({}, use) => {
      const api = connect();
      await api.signIn(ADMIN);
      await use(api);
    },
    { scope: 'worker' },
  ],
  learner: async ({ admin }, use, info) => {
    const account = {
      firstName: 'Mai',
      lastName: 'Tran',
      email: `mai-${uniqueOf(info)}@example.com`,
      password: 'a quiet library',
    };
    await admin.client.call('POST /api/register', { body: account });
    await use(account);
  },
  signIn: async ({}, use) => {
    await use(async (page, account, at = PRODUCT_URL) => {
      const api = connect(at);
      const token = await api.signIn(account);
      await page.addInitScript((value) => {
        if (!sessionStorage.getItem('signed in once')) localStorage.setItem('auth_token', value);
        sessionStorage.setItem('signed in once', 'yes');
        // With one column, the editor always shows its checklist, which journeys read.
        if (location.pathname.startsWith('/admin') && localStorage.getItem('bandwise-editor-layout') === null)
          localStorage.setItem('bandwise-editor-layout', '"single"');
      }, token);
    });
  },
  learnerPage: async ({ browser, learner, signIn }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, learner);
    await use(page);
    await context.close();
  },
  startProduct: async ({}, use) => {
    const started: OwnProduct[] = [];
    await use(async (settings) => {
      const product = await startOwnProduct(settings);
      started.push(product);
      return product;
    });
    await Promise.all(started.map((product) => product.stop()));
  },
  startCohort: ({}, use) => useFilled(fillCohort, use),
  startCohortClass: ({}, use) => useFilled(fillCohortClass, use),
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const violations = await violationsOf(page);
      // An element with a timer, such as a tooltip, may be half visible, so the screen is checked once more when it is still.
      expect(violations.length === 0 ? violations : await violationsOf(page)).toEqual([]);
    });
  },
});

/** Provides a function that starts products whose databases are filled first. They end with the journey. */
async function useFilled<Filled>(
  fill: (env: Readonly<Record<string, string>>, size: number) => Promise<Filled>,
  use: (start: (size: number) => Promise<OwnProduct & Filled>) => Promise<void>,
): Promise<void> {
  const started: OwnProduct[] = [];
  await use(async (size) => {
    const filled = Promise.withResolvers<Filled>();
    const product = await startOwnProduct({}, async (env) => filled.resolve(await fill(env, size)));
    started.push(product);
    return { ...product, ...(await filled.promise) };
  });
  await Promise.all(started.map((product) => product.stop()));
}

export { expect } from '@playwright/test';
