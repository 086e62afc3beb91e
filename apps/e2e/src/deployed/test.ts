import { test as base } from '@playwright/test';
import { connect, type Api } from '../api.ts';
import { keepLogs } from './keep-logs.ts';
import { FIRST_ADMIN, readSite, type Site } from './site.ts';

interface TestFixtures {
  readonly learner: Learner;
  /** Stores the logs of the processes and of nginx with the results of a journey that fails. */
  readonly logsOfFailure: void;
}

interface WorkerFixtures {
  readonly site: Site;
  /** A connection to the API through nginx, signed in as the first administrator. */
  readonly admin: Api;
}

interface Learner {
  readonly email: string;
  readonly password: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  logsOfFailure: [
    async ({ site }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus) await keepLogs(site, info.outputPath('logs'));
    },
    { auto: true },
  ],
  site: [async ({}, use) => use(readSite()), { scope: 'worker' }],
  admin: [
    async ({}, use) => {
      const api = connect();
      await api.signIn(FIRST_ADMIN);
      await use(api);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.learnerUrl),
  learner: async ({ admin }, use, info) => {
    const email = `mai-${info.testId}-${info.repeatEachIndex}-${info.retry}@example.com`.toLowerCase();
    const learner = { email, password: 'a quiet library' };
    await admin.client.call('POST /api/register', { body: { ...learner, firstName: 'Mai', lastName: 'Tran' } });
    await use(learner);
  },
});

export { expect } from '@playwright/test';
