import { practicePath } from '../src/api.ts';
import { useOlderBrowser } from '../src/browsers/older-browser.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ListPage } from '../src/pages/list-page.ts';
import { PlayerBar } from '../src/pages/player-bar.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const CONTENT = samplePart('reading-1', 1);

test.describe('in a browser without the features that the oldest supported browsers lack', () => {
  let errors: readonly string[];
  test.beforeEach(async ({ page }) => {
    errors = await useOlderBrowser(page);
  });
  test.afterEach(() => expect(errors).toEqual([]));

  test('the lists of tests are shown and sorted', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    const list = new ListPage(page);
    for (const skill of ['reading', 'listening']) {
      await page.goto(`/practice/${skill}`);
      await expect(list.titles.first()).toBeVisible();
      await list.sort.selectOption('Title: Z to A');
      await expect(page).toHaveURL(/sort=title-desc/);
      await expect(list.titles.first()).toBeVisible();
    }
    for (const skill of ['writing', 'speaking']) {
      await page.goto(`/practice/${skill}`);
      await expect(list.tasks.first()).toBeVisible();
      await list.sort.selectOption('Z to A');
      await expect(list.tasks.first()).toBeVisible();
    }
  });

  test('a reading test is highlighted, divided, answered and submitted @main', async ({
    page,
    learner,
    signIn,
    admin,
  }) => {
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', CONTENT.title));
    const passage = page.getByRole('region', { name: 'Passage' });
    await passage
      .locator('p')
      .nth(1)
      .dblclick({ position: { x: 15, y: 10 } });
    await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Highlight' }).click();
    // Without ::highlight(), the marks are boxes over the text.
    const boxes = page.locator('[class*="_rect_"]');
    await expect(boxes).toHaveCount(1);
    await page.reload();
    await expect(boxes).toHaveCount(1);

    const divider = page.getByRole('separator');
    const width = async () => (await passage.boundingBox())?.width ?? 0;
    const before = await width();
    const { x, y, width: wide, height } = (await divider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + wide / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 100, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await width()).toBeLessThan(before - 50);

    const attempt = new AttemptPage(page);
    await attempt.answerAll(CONTENT);
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    await expect(attempt.results).toBeVisible();
  });

  test('a recording is played, and a text written', async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    const { title } = samplePart('listening-1', 1);
    await page.goto(await practicePath(admin, 'listening', title));
    const player = new PlayerBar(page);
    await page.getByRole('button', { name: 'Forward 10 seconds' }).click();
    await expect.poll(() => player.recordingState('currentTime')).toBeGreaterThanOrEqual(10);

    const path = await practicePath(admin, 'writing', samplePart('writing-1', 1).title);
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Zeppelins cross the bay');
    await expect(page.getByText('Words: 4', { exact: true })).toBeVisible();
  });

  test('a test is written in the editor and published', async ({ page, signIn }) => {
    const title = `Old laptop ${Date.now()}`;
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await editor.title().fill(title);
    await editor.write('Passage', 'The heron waits in the river.');
    await editor.addGroup(/Completion, labelling or short answers/);
    await editor.addQuestion('It waits in the');
    await editor.text('Accepted answer 1 of question 1').fill('lake');
    await editor.button('Add accepted answer to question 1').click();
    await editor.text('Accepted answer 2 of question 1').fill('river');
    await editor.button('Publish Test').click();
    await editor.toast('Test created successfully');
    await page.goto('/admin/tests?type=reading');
    await page.getByPlaceholder('Search by test name...').fill(title);
    await expect(page.getByRole('link', { name: `Edit ${title}`, exact: true })).toBeVisible();
  });
});
