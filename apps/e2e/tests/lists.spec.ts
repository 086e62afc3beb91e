import { test } from '../src/library.ts';
import { ListPage } from '../src/pages/list-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { expect } from '../src/test.ts';

test.describe('the Reading list', () => {
  let list: ListPage;
  let at: (path: string) => string;

  test.beforeEach(async ({ page, library, signIn }) => {
    await signIn(page, await library.newLearner(), library.url);
    list = new ListPage(page);
    at = (path) => library.url + path;
  });

  test(
    'has twenty tests per page, and returns to the first page on every change [L9-12]',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(at('/practice/reading'));
      await expect(list.titles).toHaveCount(20);
      await expect(list.titles.nth(1)).toHaveText('Harbour 2');
      await expect(list.titles.nth(9)).toHaveText('Harbour 10');

      const changes = [
        () => list.search.fill('HARBOUR'),
        () => list.sort.selectOption('Title: Z to A'),
        () => list.part('Part 1').click(),
      ];
      for (const change of changes) {
        await list.pageButton(2).click();
        await expect(page).toHaveURL(/[?&]page=2/);
        await change();
        await expect(page).not.toHaveURL(/page=/);
        await expect(list.pageButton(1)).toHaveAttribute('aria-current', 'page');
      }
      await expect(page).toHaveURL(at('/practice/reading?part=1&search=HARBOUR&sort=title-desc'));
      await expect(list.titles.first()).toHaveText('Harbour 23');
      await page.reload();
      await expect(list.titles.first()).toHaveText('Harbour 23');
    },
  );

  test('shows a part by its address, and has six sort orders', async ({ page }) => {
    await page.goto(at('/practice/reading?part=3&search=zebra'));
    await expect(list.titles).toHaveText(['Zebra many']);
    await expect(list.part('Part 3')).toHaveAttribute('aria-current', 'true');
    await expect(list.parts.getByRole('link')).toHaveText(['All parts', 'Part 1', 'Part 2', 'Part 3']);

    await list.part('All parts').click();
    const [locked, long, many] = ['Zebra locked', 'Zebra long', 'Zebra many'] as const;
    for (const [sort, titles] of [
      ['Title: Z to A', [many, long, locked]],
      ['Questions: fewest first', [locked, long, many]],
      ['Questions: most first', [many, long, locked]],
      ['Duration: shortest first', [many, locked, long]],
      ['Duration: longest first', [long, locked, many]],
      ['Title: A to Z', [locked, long, many]],
    ] as const) {
      await list.sort.selectOption(sort);
      await expect(list.titles, sort).toHaveText([...titles]);
    }
  });

  test(
    'opens a locked test with its password only [L4-37]',
    { tag: ['@phone', '@main'] },
    async ({ page, library }) => {
      await page.goto(at('/practice/reading?search=zebra'));
      await expect(page.getByRole('img', { name: 'Locked' })).toHaveCount(1);
      await list.action('Start Zebra locked').click();
      const dialog = list.unlockDialog;
      await dialog.enter('close sesame');
      await expect(dialog.root.getByText('Incorrect password!')).toBeVisible();
      await dialog.cancel();
      await expect(dialog.root).toBeHidden();
      await list.action('Start Zebra locked').click();
      await expect(dialog.root).toBeVisible();
      await expect(dialog.root.getByText('Incorrect password!')).toBeHidden();
      await dialog.enter(library.password);
      await expect(page.getByText('Read the text and answer question 1.')).toBeVisible();
      await expect(page).toHaveURL(/\/practice\/reading\/part1\/[0-9a-f-]{36}$/);
    },
  );

  test('asks for the password of a locked test that is opened by its address', async ({ page, library }) => {
    await page.goto(at('/practice/reading?search=zebra'));
    const address = await list.action('Start Zebra locked').getAttribute('href');
    await page.goto(at(address ?? ''));
    await expect(page.getByText('Loading...')).toBeVisible();
    const dialog = list.unlockDialog;
    await dialog.enter('close sesame');
    await expect(dialog.root.getByText('Incorrect password!')).toBeVisible();
    await dialog.enter(library.password);
    await expect(page.getByText('Read the text and answer question 1.')).toBeVisible();
  });

  test('shows the last result, and opens it or the test again by its icons, an orange one for the review [L2-60]', async ({
    page,
  }) => {
    await page.goto(at('/practice/reading?search=zebra+long'));
    await expect(list.action('Start Zebra long')).toBeVisible();
    await expect(list.action('Take again: Zebra long')).toBeHidden();
    await list.action('Start Zebra long').click();
    const attempt = new AttemptPage(page);
    await attempt.blank(1).fill('harbour');
    await attempt.submit();
    await expect(attempt.score).toHaveText('You answered 1 of 2 correctly.');

    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await expect(page.getByText('Last result 1/2')).toBeVisible();
    await expect(page.getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/);
    await expect(list.action('Review your last result for Zebra long')).toHaveCSS('color', 'rgb(168, 67, 0)');
    await expect(list.action('Take again: Zebra long')).toBeVisible();
    await list.action('Review your last result for Zebra long').click();
    await expect(attempt.score).toHaveText('You answered 1 of 2 correctly.');
    await expect(attempt.blank(1)).toHaveValue('harbour');
    await expect(attempt.blank(1)).toBeDisabled();
    await page.goBack();
    await list.action('Take again: Zebra long').click();
    await expect(attempt.blank(1)).toHaveValue('');
    await expect(attempt.submitButton).toBeVisible();
  });

  test('says that it is loading, that it failed, and why it is empty', async ({ page }) => {
    const nothing = page.getByText('No tests found', { exact: true });
    let answer = Promise.withResolvers<'arrives' | 'fails'>();
    await page.route('**/api/exam/list/reading', async (route) =>
      (await answer.promise) === 'fails' ? route.abort() : route.continue(),
    );
    await page.goto(at('/practice/reading'));
    await expect(page.getByText('Loading tests...')).toBeVisible();
    answer.resolve('fails');
    await expect(page.getByText('The tests could not be loaded.')).toBeVisible();
    answer = Promise.withResolvers();
    answer.resolve('arrives');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(list.titles).toHaveCount(20);

    await list.search.fill('no such title');
    await expect(nothing).toBeVisible();
    await expect(page.getByText('Try a different search term', { exact: true })).toBeVisible();
    await page.goto(at('/practice/reading?part=9'));
    await expect(nothing).toBeVisible();
    await expect(page.getByText('No tests available for this part', { exact: true })).toBeVisible();
    await page.goto(at('/practice/listening'));
    await expect(nothing).toBeVisible();
    await expect(page.getByText('No tests available for this section and part.', { exact: true })).toBeVisible();
  });
});
