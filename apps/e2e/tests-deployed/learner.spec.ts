import { totalNumbers } from '@bandwise/domain';
import { expect, test } from '../src/deployed/test.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';

test('a learner signs in, takes a part of a reading test, and finds the result @main', async ({ page, learner }) => {
  const content = samplePart('reading-1', 1);
  const total = totalNumbers(content.groups);
  await page.goto('/practice/reading');
  await new SignInPage(page).signIn(learner);
  await page.getByLabel('Search by title').fill(content.title);
  await page.getByRole('link', { name: `Start ${content.title}`, exact: true }).click();

  const attempt = new AttemptPage(page);
  await attempt.answerAll(content);
  await attempt.submit();
  await expect(attempt.score).toHaveText(`You answered ${total} of ${total} correctly.`);

  await page.goto('/practice/reading');
  await expect(page.getByText(`Last result ${total}/${total}`)).toBeVisible();
});

test('a listening test plays its recording, which is loaded in ranges @main', async ({ page, learner }) => {
  const { title } = samplePart('listening-1', 1);
  await page.goto('/practice/listening');
  await new SignInPage(page).signIn(learner);
  await page.getByLabel('Search by title').fill(title);
  const recording = page.waitForResponse((response) => response.request().resourceType() === 'media');
  await page.getByRole('link', { name: `Start ${title}`, exact: true }).click();
  expect((await recording).status()).toBe(206);
  const audio = page.locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(30);
  await audio.evaluate((element: HTMLAudioElement) => {
    element.currentTime = 25;
  });
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.seeking)).toBe(false);
  expect(await audio.evaluate((element: HTMLAudioElement) => element.error)).toBeNull();
});
