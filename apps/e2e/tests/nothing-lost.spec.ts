import type { Page } from '@playwright/test';
import { connect, practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { ListPage } from '../src/pages/list-page.ts';
import { samplePart } from '../src/samples.ts';
import { answersOnServer } from '../src/answers-on-server.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const numbers = content.groups
  .filter((group) => group.type === 'FILL_BLANKS')
  .flatMap((group) => group.questions.map((question) => question.number));
const [first = 0, second = 0] = numbers;

/** Over WebDriver BiDi, Playwright cannot read the body of a request: `route.fetch` would send a POST without it. */
const NO_BODY = '@not-firefox';

test.describe('nothing is lost', () => {
  let open: (page: Page) => Promise<AttemptPage>;

  test.beforeEach(async ({ admin }) => {
    const path = await practicePath(admin, 'reading', content.title);
    open = async (page) => {
      await page.goto(path);
      const attempt = new AttemptPage(page);
      await expect(attempt.saveStatus).toHaveText('Saved');
      return attempt;
    };
  });

  test('a reload continues with the same answers and the same clock', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await attempt.blank(first).fill('an answer');
    await expect(attempt.saveStatus).toHaveText('Saved');
    const before = await attempt.secondsLeft();
    await page.reload();
    await expect(attempt.blank(first)).toHaveValue('an answer');
    await expect(attempt.saveStatus).toHaveText('Saved');
    const after = await attempt.secondsLeft();
    expect(after).toBeLessThanOrEqual(before);
    expect(after).toBeGreaterThan(before - 30);
  });

  test('a tab that is killed in the middle of a word loses no letter @main', async ({
    page,
    context,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await attempt.blank(first).pressSequentially('staircas');
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await signIn(again, learner);
    await expect((await open(again)).blank(first)).toHaveValue('staircas');
  });

  test('another device continues with the answers and the clock @main', async ({
    page,
    learnerPage,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await attempt.blank(first).fill('from the first');
    await expect.poll(() => answersOnServer(learner)).toEqual({ [first]: 'from the first' });

    const otherDevice = await open(learnerPage);
    await expect(otherDevice.blank(first)).toHaveValue('from the first');
    await expect(learnerPage.getByText('You are continuing where you left off.')).toBeVisible();
    expect(Math.abs((await otherDevice.secondsLeft()) - (await attempt.secondsLeft()))).toBeLessThanOrEqual(2);
    await otherDevice.blank(first).fill('from the second');
    await expect.poll(() => answersOnServer(learner)).toEqual({ [first]: 'from the second' });

    await attempt.blank(second).fill('and on');
    await expect(attempt.blank(first)).toHaveValue('from the second');
  });

  test('a lost connection is shown, and answers typed in the meantime are sent afterwards @main @main-firefox', async ({
    page,
    context,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await context.setOffline(true);
    await attempt.blank(first).fill('typed offline');
    await expect(attempt.saveStatus).toHaveText('Offline: saved on this device');
    expect(await answersOnServer(learner)).toEqual({});
    await context.setOffline(false);
    await expect(attempt.saveStatus).toHaveText('Saved');
    expect(await answersOnServer(learner)).toEqual({ [first]: 'typed offline' });
  });

  test('a server that cannot save has another message than a lost connection, and gets all answers later', async ({
    page,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await attempt.submitButton.click();
    await page.getByRole('button', { name: 'Check again' }).click();
    const writes = /\/api\/(attempt|user\/save-result)/;
    const refusal = { message: 'The server cannot save anything at the moment.', code: 'not_saved' };
    await page.route(writes, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json: refusal }),
    );
    await attempt.blank(first).fill('while it was full');
    await expect(attempt.saveStatus).toHaveText('Saved on this device only');
    await page.reload();
    await expect(attempt.blank(first)).toHaveValue('while it was full');
    await expect(attempt.saveStatus).toHaveText('Saved on this device only');
    await attempt.submit();
    await expect(
      page.getByText(/^The server cannot save answers at the moment\. Your answers are saved/),
    ).toBeVisible();
    await page.unroute(writes);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(attempt.row(String(first))).toContainText('while it was full');
  });

  test('a submission without a connection is stored, shown as such, and marked later @main', async ({
    page,
    context,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    const [group] = content.groups;
    const [question] = group?.questions ?? [];
    if (!group || !question) throw new Error('the sample has changed');
    // The dialog before a submission loads after the page.
    await attempt.submitButton.click();
    await page.getByRole('button', { name: 'Check again' }).click();
    await context.setOffline(true);
    await attempt.answer(group, question, question.answers);
    await attempt.submit();
    await expect(page.getByText(/The server cannot be reached\. Your answers are saved on this device/)).toBeVisible();
    await context.setOffline(false);
    await expect(attempt.score).toHaveText('You answered 1 of 13 correctly.');
    await page.goto('/practice/reading');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(content.title);
    await expect(page.getByText('Last result 1/13')).toHaveCount(1);
  });

  test('a submission whose response is lost is stored once', { tag: NO_BODY }, async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    let lost = 0;
    await page.route('**/api/user/save-result', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await attempt.submit();
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
    await page.unroute('**/api/user/save-result');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(attempt.score).toHaveText('You answered 0 of 13 correctly.');
    const api = connect();
    await api.signIn(learner);
    const { attempts } = await api.client.call('GET /api/attempt', { query: {} });
    expect([lost, attempts.length]).toEqual([1, 1]);
  });

  test(
    'the answers are submitted when the time is up by the clock of the server',
    { tag: NO_BODY },
    async ({ page, learner, signIn }) => {
      await signIn(page, learner);
      const deadline = new Date(Date.now() + 12_000).toISOString();
      await page.route('**/api/attempt{,/*}', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), deadline } });
      });
      const attempt = await open(page);
      await attempt.blank(first).fill('in time');
      await expect(page.getByText(/Time is up\. Your answers have been submitted\./)).toBeVisible();
      await expect(attempt.row(String(first))).toContainText('in time');
    },
  );

  test('two tabs that answer different questions keep both @main', async ({ page, context, learner, signIn }) => {
    await signIn(page, learner);
    const one = await open(page);
    const two = await open(await context.newPage());
    await one.blank(first).fill('in one tab');
    await two.blank(second).fill('in the other');
    const answers = { [first]: 'in one tab', [second]: 'in the other' };
    await expect.poll(() => answersOnServer(learner)).toEqual(answers);
    await expect(one.blank(second)).toHaveValue('in the other');
    await expect(two.blank(first)).toHaveValue('in one tab');
    await page.reload();
    await expect(one.blank(second)).toHaveValue('in the other');
  });

  test('a test that is submitted in one tab shows its result in the other', async ({
    page,
    context,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    const one = await open(page);
    const two = await open(await context.newPage());
    await one.submit();
    await expect(one.score).toBeVisible();
    await expect(two.score).toHaveText(
      'This test was submitted on another page or device. You answered 0 of 13 correctly.',
    );
  });

  test('starting again discards the answers', async ({ page, learner, signIn, expectAccessible }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await attempt.blank(first).fill('to be discarded');
    await expect.poll(() => answersOnServer(learner)).toEqual({ [first]: 'to be discarded' });
    await page.reload();
    await expect(page.getByText('You are continuing where you left off.')).toBeVisible();
    await expectAccessible(page);
    await attempt.startAgain();
    await expect(attempt.blank(first)).toHaveValue('');
    await expect.poll(() => answersOnServer(learner)).toEqual({});
    await page.reload();
    await expect(attempt.blank(first)).toHaveValue('');
    await expect(attempt.saveStatus).toHaveText('Saved');
  });

  test('the list continues a test with answers, and its restart icon needs a confirmation [D34]', async ({
    page,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    const list = new ListPage(page);
    const back = () => page.getByRole('button', { name: 'Home', exact: true }).click();
    const proceed = list.action(`Continue ${content.title}: 20 minutes left`);
    const restart = list.action(`Start again: ${content.title}`);
    await page.goto('/practice/reading');
    await list.search.fill(content.title);
    await list.action(content.title).click();
    const attempt = new AttemptPage(page);
    await expect(attempt.saveStatus).toHaveText('Saved');
    await back();
    await expect(list.action(`Start ${content.title}`)).toBeVisible();
    await list.action(`Start ${content.title}`).click();
    await attempt.blank(first).fill('half done');
    // At once, before the answer is saved.
    await back();
    await proceed.click();
    await expect(attempt.blank(first)).toHaveValue('half done');
    await back();
    await restart.click();
    await page.getByRole('button', { name: 'Keep my answers' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await answersOnServer(learner)).toEqual({ [first]: 'half done' });
    await restart.click();
    await page.getByRole('button', { name: 'Discard and start again' }).click();
    await expect(attempt.saveStatus).toHaveText('Saved');
    await expect(attempt.blank(first)).toHaveValue('');
    await expect.poll(() => answersOnServer(learner)).toEqual({});
  });

  test('the restart icon of the list starts over [D15]', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    await open(page);
    await attempt.blank(first).fill('half done');
    await expect.poll(() => answersOnServer(learner)).toEqual({ [first]: 'half done' });
    await page.goto('/practice/reading');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(content.title);
    await page.getByRole('link', { name: `Start again: ${content.title}` }).click();
    await page.getByRole('button', { name: 'Discard and start again' }).click();
    await expect(attempt.saveStatus).toHaveText('Saved');
    await expect(attempt.blank(first)).toHaveValue('');
    await expect.poll(() => answersOnServer(learner)).toEqual({});
  });

  test('the restart icon of the list needs a confirmation also if only the device has the answers [D34]', async ({
    page,
    context,
    learner,
    signIn,
    expectAccessible,
  }) => {
    await signIn(page, learner);
    const attempt = await open(page);
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    const list = new ListPage(page);
    const start = list.action(content.title);
    await page.goto('/practice/reading');
    await list.search.fill(content.title);
    await start.click();
    await expect(attempt.saveStatus).toHaveText('Saved');
    await context.setOffline(true);
    await attempt.blank(first).fill('only here');
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await expect(start).toBeVisible();
    await context.setOffline(false);
    await list.action(`Take again: ${content.title}`).click();
    await expect(page.getByRole('dialog', { name: 'Discard your answers and start again?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my answers' }).click();
    await start.click();
    await expect(attempt.blank(first)).toHaveValue('only here');
    await expect.poll(() => answersOnServer(learner)).toEqual({ [first]: 'only here' });
  });
});
