import { tabTo } from '../src/keyboard.ts';
import { sticksOut } from '../src/page-layout.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test(
  'the marking profile is chosen on the Settings page by keyboard, and applies to tests without their own [D112]',
  { tag: '@phone' },
  async ({ page, signIn, startProduct, expectAccessible }) => {
    const product = await startProduct({ BRAND: 'Harbour School', DEFAULT_UNLOCK_PASSWORD: 'rapids-sentinel' });
    const api = product.connect();
    await api.signIn(ADMIN);
    await signIn(page, ADMIN, product.url);
    await page.goto(`${product.url}/admin/settings`);
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    const written = page.getByRole('radio', { name: 'As written' });
    await expect(page.getByRole('radio', { name: 'IELTS practice' })).toBeChecked();
    const environment = page.getByRole('region', { name: 'Server environment' });
    await expect(environment.getByText('Harbour School')).toBeVisible();
    await expect(environment.getByText('DEFAULT_UNLOCK_PASSWORD set')).toBeVisible();
    expect(await page.content()).not.toContain('rapids-sentinel');
    await expectAccessible(page);
    expect(await sticksOut(page)).toEqual([]);

    await tabTo(page, page.getByRole('radio', { name: 'IELTS practice' }));
    await page.keyboard.press('ArrowDown');
    await expect(written).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Marking profile saved' })).toBeVisible();
    await page.reload();
    await expect(written).toBeChecked();
    expect(await api.client.call('GET /api/config', {})).toMatchObject({ markingProfile: 'spec' });
  },
);

test('a test is marked by the profile of its author, and with “as written” its keys are expanded [D111]', async ({
  page,
  signIn,
  admin,
  expectAccessible,
}) => {
  const title = `Marked as written ${Date.now()}`;
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.title().fill(title);
  await editor.write('Passage', 'The heron waits in the river.');
  await editor.addGroup(/Completion, labelling or short answers/);
  await editor.addQuestion('It waits in the');
  await editor.text('Accepted answer 1 of question 1').fill('(the) river');
  const marking = page.getByLabel('Marking', { exact: true });
  await expect(marking.locator('option:checked')).toHaveText('Default of this site: IELTS practice');
  await marking.selectOption('As written');
  await expect(
    page.getByText('Each accepted answer counts exactly as written here, or in capital letters.'),
  ).toBeVisible();
  await expectAccessible(page);
  await editor.button('Publish Test').click();
  await editor.toast('Test created successfully');

  const { exams } = await admin.client.call('GET /api/exam', { query: { skill: 'reading', search: title } });
  const exam_id = exams[0]?.exam_id ?? '';
  const exam = await admin.client.call('GET /api/exam/:exam_id', { params: { exam_id } });
  expect(exam.marking_profile).toBe('spec');
  expect(exam.parts[0]?.groups[0]?.questions[0]?.answers).toEqual(['river', 'the river']);
});
