import type { NewAssignment } from '@bandwise/api-contract/admin';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Api } from '../api.ts';
import { test as base, uniqueOf, type Account } from '../test.ts';

/** A class with a teacher and three learners, whose accounts belong to one journey. */
export interface TaughtClass {
  readonly id: string;
  readonly name: string;
  readonly teacher: Account;
  readonly learners: readonly [Account, Account, Account];
  /** Assigns whole sample tests under exam conditions, several as one mock exam. @returns the id of the assignment. */
  readonly assignExam: (...titles: readonly [string, ...string[]]) => Promise<string>;
}

/** The name of the assignments of `assignExam`. */
export const MOCK_EXAM = 'Mock exam';
export const READING = 'Reading Practice Test 1';
export const WRITING = 'Writing Practice Set 1';

interface TeachingFixtures {
  readonly taught: TaughtClass;
  /** Opens a page in a separate browser context, in which the account is signed in. */
  readonly openAs: (account: Account) => Promise<Page>;
}

export const test = base.extend<TeachingFixtures>({
  taught: async ({ admin }, use, info) => {
    const unique = uniqueOf(info);
    const add = (firstName: string, lastName: string) => addAccount(admin, { firstName, lastName, unique });
    const teacher = await add('Thu', 'Ngo');
    const learners = [await add('An', 'Le'), await add('Binh', 'Vo'), await add('Chi', 'Dang')] as const;
    await makeTeacher(admin, teacher);
    const name = `Class ${unique}`;
    const { id } = await admin.client.call('POST /api/class', { body: { name } });
    const addMembers = (role: 'learner' | 'teacher', accounts: readonly Account[]) =>
      admin.client.call('POST /api/class/:id/member', {
        params: { id },
        body: { role, emails: accounts.map(({ email }) => email) },
      });
    await addMembers('teacher', [teacher]);
    await addMembers('learner', learners);
    await use({ id, name, teacher, learners, assignExam: (...titles) => assignExam(admin, id, titles) });
  },
  openAs: async ({ browser, signIn }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      await signIn(page, account);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

interface NewAccount extends Pick<Account, 'firstName' | 'lastName'> {
  readonly unique: string;
}

export async function addAccount(admin: Api, { firstName, lastName, unique }: NewAccount): Promise<Account> {
  const email = `${firstName}.${lastName}-${unique}@example.com`.toLowerCase();
  const account = { firstName, lastName, email, password: 'a quiet library' };
  await admin.client.call('POST /api/register', { body: account });
  return account;
}

async function makeTeacher(admin: Api, { email }: Account): Promise<void> {
  const users = await admin.client.call('GET /api/users', {});
  const id = users.find((user) => user.email === email)?.id ?? '';
  await admin.client.call('PATCH /api/users/:id', { params: { id }, body: { role: 'teacher' } });
}

async function assignExam(admin: Api, classId: string, titles: readonly string[]): Promise<string> {
  const tests = await admin.client.call('GET /api/assignable', { query: { search: 'Practice' } });
  const examIDs = titles.map((title) => tests.find((listed) => listed.title === title)?.examID ?? '');
  const [only = ''] = examIDs;
  const now = Date.now();
  const body: NewAssignment = {
    name: MOCK_EXAM,
    note: '',
    items: [examIDs.length === 1 ? { kind: 'exam', examID: only } : { kind: 'mock', examIDs }],
    in_order: false,
    conditions: 'exam',
    opens_at: new Date(now - 1000).toISOString(),
    due_at: new Date(now + 86_400_000).toISOString(),
    attempts_allowed: 1,
    answers_shown: 'at_once',
    full_screen: false,
    start_code: null,
  };
  const { id } = await admin.client.call('POST /api/class/:id/assignment', { params: { id: classId }, body });
  return id;
}

/** Waits until a search has removed another test from the list, because a click while the list changes would miss its button. */
export async function expectOnlyListed(
  dialog: Locator,
  { title, other }: { readonly title: string; readonly other: string },
): Promise<void> {
  await expect(dialog.getByRole('button', { name: `Parts of ${title}`, exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Parts of ${other}`, exact: true })).toHaveCount(0);
}
