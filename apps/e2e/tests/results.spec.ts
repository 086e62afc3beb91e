import { readFile } from 'node:fs/promises';
import { connect } from '../src/api.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test(
  'the console links from a user to an attempt as the user saw it, and from a test to a file of its results [D60]',
  { tag: ['@phone', '@main'] },
  async ({ page, admin, learner, signIn, expectAccessible }) => {
    const { exams } = await admin.client.call('GET /api/exam', {
      query: { skill: 'reading', search: 'reading practice test 1', sort: 'created', order: 'asc' },
    });
    const [exam] = exams;
    const [part] = exam?.parts ?? [];
    if (!exam || !part) throw new Error('The sample is not there');
    const taker = connect();
    await taker.signIn(learner);
    await taker.client.call('POST /api/user/save-result', { body: { sectionID: part.id, answers: { '1': 'zebra' } } });

    await signIn(page, ADMIN);
    await page.goto(`/admin/users?search=${encodeURIComponent(learner.email)}`);
    await page.getByRole('link', { name: 'Mai Tran' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mai Tran' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'By question type' })).toBeVisible();
    const history = page.getByRole('region', { name: 'Results' });
    await expect(history.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await history.getByRole('link', { name: part.title }).click();

    await expect(page.getByRole('heading', { level: 1, name: part.title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Answers' }).getByRole('row').nth(1)).toContainText('zebra');
    await expect(page.getByRole('region', { name: 'Passage' })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/admin/tests?type=reading&view=tests&search=${encodeURIComponent(exam.title)}`);
    await page.getByRole('button', { name: `More actions for ${exam.title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Results' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Results of ${exam.title}` })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search results' }).fill(learner.email);
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.startsWith('\uFEFFFirst name,Last name,Email,')).toBe(true);
    expect(text).toContain(`\r\nMai,Tran,${learner.email},reading,`);
  },
);
