import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/** The size of the simulated cohort; one key is wrong. */
const LEARNERS = 60;

test.describe('the statistics of a test', () => {
  test('show an administrator the wrong key, and link from the answer of strong learners to its correction [D63]', async ({
    page,
    startCohort,
    signIn,
    expectAccessible,
  }) => {
    const cohort = await startCohort(LEARNERS);
    await signIn(page, ADMIN, cohort.url);
    await page.goto(`${cohort.url}/admin/tests?type=reading&search=thornley`);
    await page.getByRole('button', { name: 'More actions for The Canal at Thornley' }).click();
    await page.getByRole('menuitem', { name: 'Statistics' }).click();
    await expect(page.getByRole('status')).toHaveText(`${LEARNERS} attempts`);

    // The wrong key is listed first.
    const look = page.getByRole('region', { name: 'Questions to check' });
    await expect(look.getByRole('listitem').first()).toContainText('Question 11The key is probably wrong');
    await expect(page.getByText('The key is probably wrong')).toHaveCount(2);
    await expectAccessible(page);
    // No plot is cut off, even if the menu changed its width while it was drawn.
    const isCut = () =>
      page.getByRole('img').evaluateAll((plots) =>
        plots.some((plot) => {
          const { right } = plot.getBoundingClientRect();
          return [...plot.querySelectorAll('.ct-label')].some((label) => label.getBoundingClientRect().left > right);
        }),
      );
    await expect.poll(isCut).toBe(false);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button').first().click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button').first().click();
    await expect.poll(isCut).toBe(false);
    await look.getByRole('link', { name: 'Question 11: show answers' }).click();

    const answers = page.getByRole('region', { name: 'Question 11: answers given', exact: true });
    await expect(answers.getByRole('row').nth(1)).toContainText('mill');
    await expect(answers.getByRole('row').nth(1)).toContainText('Wrong');
    await expect(answers.getByText('Key: weir')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await expectAccessible(page);

    await answers.getByRole('link', { name: 'Accept “mill” and mark again' }).click();
    await expect(page).toHaveURL(`${cohort.url}/admin/regrade/${cohort.sectionId}?question=11&accept=mill`);
  });
});
