import { writeSection } from '@bandwise/domain';
import { SALT_MARSH } from '../src/authoring/authored-tests.ts';
import { FIRST_ADMIN } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';

test('a draft is available in another browser, and a deletion is undone, whichever process answers @main', async ({
  page,
  site,
  admin,
  browser,
}) => {
  const title = `Deployed marsh ${Date.now()}`;
  await page.goto(`${site.consoleUrl}/admin/create-reading-test`);
  await new SignInPage(page).signIn(FIRST_ADMIN);
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  await expect(page.getByText('on this device and on the server', { exact: false })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${site.consoleUrl}/admin/tests?type=reading&view=tests`);
  await new SignInPage(other).signIn(FIRST_ADMIN);
  await expect(other.getByRole('link', { name: `Open the draft ${title}` })).toBeVisible();

  const published = `${title}, published`;
  const [first] = SALT_MARSH(published);
  if (!first) throw new Error('the authored test has changed');
  await admin.client.call('POST /api/exam/new', { body: { description: published, reading: [writeSection(first)] } });
  await other.getByRole('textbox', { name: 'Search tests' }).fill(published);
  await other
    .getByRole('button', { name: `Delete ${published}` })
    .first()
    .click();
  await other
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  const toast = other.getByRole('alert').filter({ hasText: 'Test deleted successfully' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Test restored successfully' })).toBeVisible();
});

test('a learner takes a whole test, whichever process answers', async ({ page, learner }) => {
  await page.goto('/login');
  await new SignInPage(page).signIn(learner);
  await page.getByRole('link', { name: 'Reading Tests' }).click();
  await page.getByRole('link', { name: 'Full tests' }).click();
  await page.getByRole('button', { name: 'Take the full test Reading Practice Test 1' }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('radio').first().check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'Finish and see the results' }).click();
  await expect(page.getByText(/^[01] of 40$/)).toBeVisible();
});
