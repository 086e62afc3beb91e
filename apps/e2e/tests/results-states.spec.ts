import { writeSection } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import { connect, type Api } from '../src/api.ts';
import { SALT_MARSH } from '../src/authoring/authored-tests.ts';
import { tabTo } from '../src/keyboard.ts';
import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test, type Account } from '../src/test.ts';

const NOTHING = '00000000-0000-4000-8000-000000000000';

/** The calls of each page, and its message if they fail. */
const PAGES = [
  { path: '/admin/results?kind=exam', call: '**/api/result?*', failed: 'The results could not be loaded.' },
  { path: `/admin/results/learner/${NOTHING}`, call: '**/api/result/**', failed: 'The learner could not be loaded.' },
  { path: `/admin/results/attempt/${NOTHING}`, call: '**/api/result/**', failed: 'The result could not be loaded.' },
  { path: `/admin/results/sitting/${NOTHING}`, call: '**/api/result/**', failed: 'The result could not be loaded.' },
  {
    path: `/admin/statistics/section/${NOTHING}`,
    call: '**/api/section/**',
    failed: 'The statistics could not be loaded.',
  },
  { path: '/admin/keys', call: '**/api/key-proposal*', failed: 'The keys to check could not be loaded.' },
  { path: '/admin/problems', call: '**/api/problem*', failed: 'The reports could not be loaded.' },
  { path: `/admin/regrade/${NOTHING}`, call: '**/api/section/**', failed: 'The part could not be loaded.' },
] as const;

async function firstTest({ client }: Api) {
  const { exams } = await client.call('GET /api/exam', {
    query: { skill: 'reading', search: 'reading practice test 1', sort: 'created', order: 'asc' },
  });
  const [exam] = exams;
  const [part] = exam?.parts ?? [];
  if (!exam || !part) throw new Error('The sample is not there');
  return { exam, part };
}

/** Publishes a test that only this journey attempts, and returns its section. */
async function publishOwn({ client }: Api): Promise<string> {
  const description = `Empty marsh ${crypto.randomUUID()}`;
  const reading = SALT_MARSH(description).map(writeSection);
  const { sections } = await client.call('POST /api/exam/new', { body: { description, reading } });
  return sections[0]?.id ?? '';
}

/** Takes a whole test with one answer. @returns the sitting. */
async function sit(admin: Api, learner: Account): Promise<string> {
  const { exam, part } = await firstTest(admin);
  const { client, signIn } = connect();
  await signIn(learner);
  const { id } = await client.call('POST /api/sitting', { body: { exams: [exam.exam_id] } });
  const params = { id };
  await client.call('POST /api/sitting/:id/next', { params, body: { exam: 0, phase: 'instructions' } });
  const changes = { '1': { value: 'zebra', at: Date.now() } };
  await client.call('POST /api/sitting/:id/finish', {
    params,
    body: { exam: 0, sections: [{ sectionID: part.id, changes }] },
  });
  return exam.title;
}

test.describe('at the console', { tag: '@phone' }, () => {
  const checkScreen = async (page: Page, expectAccessible: (page: Page) => Promise<void>, state: string) => {
    expect.soft(await sticksOut(page), state).toEqual([]);
    await expectAccessible(page);
  };

  test('whole tests are listed and opened by keyboard, with the bands of the learner [D89]', async ({
    page,
    admin,
    learner,
    signIn,
    expectAccessible,
  }) => {
    const title = await sit(admin, learner);
    await signIn(page, ADMIN);
    await page.goto('/admin/results');
    await tabTo(page, page.getByRole('textbox', { name: 'Search results' }));
    await page.keyboard.type(learner.email);
    await expect(page.getByText('3 results', { exact: true })).toBeVisible();
    const kinds = page.getByRole('radiogroup', { name: 'Show' });
    if (!(await kinds.isVisible())) await page.getByRole('button', { name: 'Filters' }).press('Enter');
    await expect(kinds).toBeVisible();
    // The inputs are hidden behind their labels.
    const parts = kinds.getByRole('radio', { name: 'Parts' });
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return parts.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await checkScreen(page, expectAccessible, 'whole tests');
    await tabTo(page, page.getByRole('link', { name: title }).filter({ visible: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Full test: ${title}` })).toBeVisible();
    await checkScreen(page, expectAccessible, 'a whole test');
    await tabTo(page, page.getByRole('link', { name: 'Taken by Mai Tran' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Bands over time' })).toBeVisible();
    await checkScreen(page, expectAccessible, 'a learner');
  });

  test('empty pages say so [D89]', async ({ page, admin, learner, signIn, expectAccessible }) => {
    const section = await publishOwn(admin);
    const users = await admin.client.call('GET /api/users', {});
    const id = users.find(({ email }) => email === learner.email)?.id ?? '';
    await signIn(page, ADMIN);
    const empty = [
      ['/admin/results?kind=exam&search=nobody-at-all', 'No results found'],
      [`/admin/results/learner/${id}`, 'No results yet'],
      ['/admin/problems?search=nobody-at-all', 'No reports found'],
      [`/admin/regrade/${section}`, 'No key of this part has been changed yet.'],
      [`/admin/results/attempt/${NOTHING}`, /^This result was not found/],
      [`/admin/results/learner/${NOTHING}`, /^This user was not found/],
      [`/admin/statistics/section/${section}?take=best`, /^With fewer than ten attempts/],
      [`/admin/statistics/section/${NOTHING}`, 'This test no longer exists.'],
      [`/admin/regrade/${NOTHING}`, 'This part no longer exists.'],
      [`/admin/regrade/${section}?question=99`, 'This part no longer has this question'],
    ] as const;
    for (const [path, says] of empty) {
      await page.goto(path);
      await expect(page.getByText(says).first()).toBeVisible();
      await checkScreen(page, expectAccessible, path);
    }
  });

  test('pages that fail to load say so, and can be loaded again [D89]', async ({
    page,
    admin,
    signIn,
    expectAccessible,
  }) => {
    await signIn(page, ADMIN);
    for (const { path, call, failed } of PAGES) {
      await page.route(call, (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'Server error' } }),
      );
      await page.goto(path);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await checkScreen(page, expectAccessible, path);
      await page.unroute(call);
    }
    const { part } = await firstTest(admin);
    await page.route('**/api/section/*/regrade', (route) =>
      route.fulfill({ status: 409, json: { code: 'version_conflict', message: 'Somebody has changed this part.' } }),
    );
    await page.goto(`/admin/regrade/${part.id}?question=1`);
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(page.getByText('Somebody has changed this part.')).toBeVisible();
    await checkScreen(page, expectAccessible, 'a dry run');
    await page.getByRole('button', { name: 'Reload part' }).click();
    await expect(page.getByText('Somebody has changed this part.')).toBeHidden();
  });
});
