import type { ExamInput } from '@bandwise/api-contract/admin';
import type { Page } from '@playwright/test';
import { answersOnServer } from '../src/answers-on-server.ts';
import { connect, practicePath, type Api } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test, type Account } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const [first = 0, second = 0] = (content.groups.at(-1)?.questions ?? []).map(({ number }) => number);

const wharf = (title: string, lock: { locked: boolean; password?: string }): ExamInput => ({
  description: title,
  reading: [
    {
      title,
      part_number: 1,
      time: 20,
      passage: ['<p>The wharf was rebuilt in stone.</p>'],
      groups: [
        {
          type: 'FILL_BLANKS',
          instruction: 'Write ONE WORD.',
          questions: [{ number: 1, question: 'It was rebuilt in', answer: 'stone' }],
        },
      ],
      ...lock,
    },
  ],
});

test.describe('answers that the server refuses', () => {
  test(
    'stay on the device; the screen says why, and saves them once the server accepts them',
    { tag: '@phone' },
    async ({ page, learner, signIn, admin, isMobile, expectAccessible }) => {
      await signIn(page, learner);
      const attempt = await open(page, { admin, isMobile });
      await page.route('**/api/attempt/*', (route) =>
        route.fulfill({ status: 413, json: { code: 'payload_too_large', message: 'The request is too large.' } }),
      );
      await attempt.blank(first).fill('not lost');
      await expect(page.getByRole('alert').filter({ hasText: 'Your answers could not' })).toHaveText(
        'Your answers could not be saved on the server: The request is too large.',
      );
      await expect(attempt.saveStatus).toHaveText('Saved on this device only');
      await expectAccessible(page);
      const retried = page.waitForRequest('**/api/attempt/*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await retried;
      await page.unroute('**/api/attempt/*');
      await expect(attempt.saveStatus).toHaveText('Saved', { timeout: 30_000 });
      await expect(page.getByText('Your answers could not be saved')).toBeHidden();
      expect(await answersOnServer(learner)).toEqual({ [first]: 'not lost' });
    },
  );

  test('of a test that was locked in the meantime are saved after the password is entered', async ({
    page,
    learner,
    signIn,
    admin,
  }, info) => {
    const title = `The Wharf ${info.repeatEachIndex}`;
    const { exam_id } = await admin.client.call('POST /api/exam/new/:type', {
      params: { type: 'reading' },
      body: wharf(title, { locked: false }),
    });
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', title));
    const attempt = new AttemptPage(page);
    await expect(attempt.saveStatus).toHaveText('Saved');
    await discardElsewhere(learner);
    await admin.client.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: wharf(title, { locked: true, password: 'tide table' }),
    });
    await attempt.blank(1).fill('stone');
    await expect(page.getByText('This test was locked after you opened it.')).toHaveText(
      'This test was locked after you opened it. Enter its password to continue saving your answers.',
    );
    await expect(attempt.saveStatus).toHaveText('Saved on this device only');
    await page.getByRole('button', { name: 'Enter password' }).click();
    await page.getByRole('textbox', { name: 'Password' }).fill('low water');
    await page.getByRole('button', { name: 'Open test' }).click();
    await expect(page.getByText('Incorrect password!')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill('tide table');
    await page.getByRole('button', { name: 'Open test' }).click();
    await expect(attempt.saveStatus).toHaveText('Saved');
    await attempt.submit();
    await expect(attempt.score).toHaveText('You answered 1 of 1 correctly.');
  });

  test('that were not saved before the time was up are not marked, and the screen says so', async ({
    page,
    context,
    learner,
    signIn,
    admin,
    isMobile,
  }) => {
    await signIn(page, learner);
    let isOffline = false;
    const deadline = new Date(Date.now() + 15_000).toISOString();
    await page.route('**/api/attempt{,/*}', async (route) => {
      if (isOffline) return route.abort();
      const response = await route.fetch();
      const body = await response.json();
      // The response is an attempt, or an attempt with its details.
      const json = 'attempt' in body ? { ...body, attempt: { ...body.attempt, deadline } } : { ...body, deadline };
      return route.fulfill({ response, json: response.ok() ? json : body });
    });
    const attempt = await open(page, { admin, isMobile });
    await attempt.blank(first).fill('in time');
    await expect.poll(() => answersOnServer(learner)).toEqual({ [first]: 'in time' });
    isOffline = true;
    await context.setOffline(true);
    await attempt.blank(second).fill('too late');
    await expect(page.getByText('Time is up, and the server cannot be reached.')).toHaveText(
      'Time is up, and the server cannot be reached. Once the connection is back, the answers saved in time will be marked.',
      { timeout: 25_000 },
    );
    await expect(attempt.clock).toHaveText('00:00');
    await submitElsewhere(learner);
    isOffline = false;
    await context.setOffline(false);
    await expect(attempt.results).toBeVisible();
    await expect(
      page.getByText(
        'Time ran out before all your answers reached the server. The answers saved in time have been marked.',
      ),
    ).toBeVisible();
    await expect(attempt.row(String(first))).toContainText('in time');
    await expect(attempt.row(String(second))).toContainText('No answer');
    await expect(attempt.blank(second)).toHaveValue('');
  });
});

async function open(page: Page, { admin, isMobile }: { admin: Api; isMobile: boolean }): Promise<AttemptPage> {
  await page.goto(await practicePath(admin, 'reading', content.title));
  if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();
  const attempt = new AttemptPage(page);
  await expect(attempt.saveStatus).toHaveText('Saved');
  return attempt;
}

async function running({ email, password }: Account) {
  const api = connect();
  await api.signIn({ email, password });
  const { attempts } = await api.client.call('GET /api/attempt', { query: {} });
  const attempt = attempts.find(({ status }) => status === 'in_progress');
  if (!attempt) throw new Error('no attempt is in progress');
  return { client: api.client, attempt };
}

async function discardElsewhere(learner: Account): Promise<void> {
  const { client, attempt } = await running(learner);
  await client.call('DELETE /api/attempt/:id', { params: { id: attempt.id } });
}

/** Submits the saved answers, as the server does half a minute after the time is up. */
async function submitElsewhere(learner: Account): Promise<void> {
  const { client, attempt } = await running(learner);
  const saved = await client.call('GET /api/attempt/:id', { params: { id: attempt.id } });
  await client.call('POST /api/user/save-result', {
    body: { sectionID: attempt.sectionID, attemptID: attempt.id, answers: saved.attempt.answers },
  });
}
