import { SignInPage } from '../src/pages/sign-in-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test.describe('the console', () => {
  test(
    'opens for an administrator and lists the tests of each skill [L2-10 A1-2 A2-10 A2-19 A2-27 A6-1]',
    { tag: ['@phone', '@main'] },
    async ({ page }) => {
      await page.goto('/admin/tests?type=listening');
      await new SignInPage(page).signIn(ADMIN);
      await expect(page.getByRole('tab', { name: 'Listening' })).toHaveAttribute('aria-selected', 'true');
      // Searches, because the tests of other journeys come first.
      await page.getByRole('textbox', { name: 'Search tests' }).fill('listening practice test 1');
      await expect(page).toHaveURL('/admin/tests?type=listening&view=tests&search=listening+practice+test+1');
      await page.getByRole('button', { name: 'Parts of Listening Practice Test 1', exact: true }).click();
      await expect(
        page.getByRole('cell').getByText('Listening Practice Test 1 - Part 4', { exact: true }),
      ).toBeVisible();
      await page.getByRole('tab', { name: 'Reading' }).click();
      await expect(page).toHaveURL('/admin/tests?type=reading&view=tests&search=listening+practice+test+1');
      await page.getByRole('textbox', { name: 'Search tests' }).fill('staircases');
      // Searches for a word of the passage. Other journeys may have copied the test.
      await expect(page.getByRole('button', { name: 'Parts of Reading Practice Test 1', exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: 'Search tests' }).fill('no such zebra');
      await expect(page.getByText('No tests found')).toBeVisible();
    },
  );

  test('has a sidebar of two widths, the narrow one below 768 pixels [A9-12]', async ({ page, signIn }) => {
    await signIn(page, ADMIN);
    await page.goto('/admin/');
    const sidebar = page.getByRole('navigation', { name: 'Menu' });
    const width = async () => (await sidebar.boundingBox())?.width;
    // 64 and 20 units of 4 px.
    await expect.poll(width).toBe(256);
    await sidebar.getByRole('button', { name: 'Collapse the menu' }).click();
    await expect.poll(width).toBe(80);
    await sidebar.getByRole('button', { name: 'Expand the menu' }).click();
    await expect.poll(width).toBe(256);
    await page.setViewportSize({ width: 767, height: 844 });
    await expect.poll(width).toBe(80);
    await expect(sidebar.getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 844 });
    await expect.poll(width).toBe(256);
  });

  test('refuses a learner, and links to the learner app [A2-10 D33]', async ({ page, learner }) => {
    await page.goto('/admin');
    await new SignInPage(page).signIn(learner);
    await expect(page.getByRole('heading', { name: 'This console is for teachers and administrators' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the learner app' }).click();
    await expect(page.getByRole('heading', { name: "IELTS 6.5 - Let's get it!" })).toBeVisible();
  });
});
