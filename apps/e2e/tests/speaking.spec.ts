import type { Page } from '@playwright/test';
import { RECORDING, test } from '../src/browsers/fake-microphone.ts';
import { publishSpeakingTest } from '../src/authoring/speaking-test.ts';
import { sticksOut } from '../src/page-layout.ts';
import { expect } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };
const BANDS = { fluency: 6, vocabulary: 7, grammar: 6, pronunciation: 7 };

async function checkMicrophone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check the microphone' }).click();
  await expect(
    page.getByText('Say something: the bar moves').or(page.getByText('The microphone is working.')),
  ).toBeVisible();
  // Firefox measures no sound on a computer without a loudspeaker.
  if (page.context().browser()?.browserType().name() === 'chromium')
    await expect(page.getByText('The microphone is working.')).toBeVisible();
}

test('answers are recorded, also without the network, handed in after a reload and assessed [D192] @main', async ({
  learnerPage: page,
  admin,
  browserName,
  expectAccessible,
}) => {
  const title = `Speaking ${crypto.randomUUID()}`;
  const { second } = await publishSpeakingTest(admin, title);
  // Firefox's setting allows it to every page.
  if (browserName === 'chromium') await page.context().grantPermissions(['microphone']);
  await page.goto(`/practice/speaking?task=${second}&part=2&search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: 'Record your answers' }).click();
  await checkMicrophone(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Start preparing' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('old, stone, river');
  await page.getByRole('button', { name: 'Start speaking' }).click();
  await expect(page.getByRole('timer')).toHaveText(/01:5[0-6]/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(/00:5[0-7]/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Offline: saved on this device')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await page.getByRole('button', { name: /^Question 2/ }).click();
  await page.getByRole('button', { name: 'Play your answer to question 2' }).click();
  await expect(page.getByRole('button', { name: 'Pause your answer to question 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('link', { name: 'Open your recordings' }).click();
  await expect(page.getByText('Your recordings are waiting to be assessed.')).toBeVisible();
  await expectAccessible(page);

  const params = { id: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
  const { revision } = await admin.client.call('POST /api/submission/:id/claim', { params });
  const { recordings } = await admin.client.call('GET /api/submission/:id/assessment', { params });
  const [first] = recordings;
  if (!first) throw new Error('The assessor gets no recording');
  expect(recordings.map(({ prompt }) => prompt.part)).toEqual([2, 3]);
  const sound = await admin.client.call('GET /api/recording/:id/audio', { params: { id: first.id } });
  expect(sound.size).toBeGreaterThan(1000);
  const comments = ['A calm start.', 'This vowel is long.', 'The last sound is missing.'].map((text, second) => ({
    id: crypto.randomUUID(),
    kind: 'pronunciation' as const,
    recordingID: first.id,
    start: second,
    end: second,
    text,
    correction: null,
  }));
  const body = { revision, bands: BANDS, comments, summary: 'Clear, with some pauses.' };
  const saved = await admin.client.call('PUT /api/submission/:id/assessment', { params, body });
  const release = { revision: saved.revision, at_once: true };
  await admin.client.call('POST /api/submission/:id/release', { params, body: release });

  await page.reload();
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback).toContainText('6.5');
  await expect(feedback).toContainText('Clear, with some pauses.');
  await page.getByRole('button', { name: 'Comment 3 at 0:02' }).click();
  await expect(page.getByRole('button', { name: 'Go to 0:02, comment 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Play answer 1' }).click();
  await expect(page.getByRole('button', { name: 'Pause answer 1' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Position in answer 1' })).toHaveAttribute(
    'aria-valuetext',
    /^0:0[2-9] of/,
  );
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
});

test('a refused microphone is explained, and a file is handed in instead [D192] @not-firefox', async ({
  learnerPage: page,
  admin,
  expectAccessible,
}) => {
  const { first } = await publishSpeakingTest(admin, `Speaking ${crypto.randomUUID()}`);
  // The driver of Firefox refuses no permission.
  const session = await page.context().newCDPSession(page);
  await session.send('Browser.setPermission', { permission: { name: 'microphone' }, setting: 'denied' });
  await page.goto(`/speaking/${first}`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('The microphone is blocked for this site. Allow it')).toBeVisible();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a file instead' }).click();
  await (await chooser).setFiles(RECORDING);
  await expect(page.getByText('Your answer is longer than the 0:30 for this question.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('link', { name: 'Open your recordings' }).click();
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Speaking time');
});

test('a whole speaking test runs by itself and hands in', async ({
  learnerPage: page,
  admin,
  browserName,
  expectAccessible,
}) => {
  const title = `Speaking ${crypto.randomUUID()}`;
  const { second } = await publishSpeakingTest(admin, title, 5);
  if (browserName === 'chromium') await page.context().grantPermissions(['microphone']);
  await page.goto(`/practice/speaking?task=${second}&part=2&search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: 'Take the whole test' }).click();
  await expectAccessible(page);
  await checkMicrophone(page);
  await page.getByRole('button', { name: 'Start the test' }).click();
  const finish = page.getByRole('button', { name: 'I have finished' });
  await expect(page.getByText('What is the street where you live like?')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/00:2\d/);
  await expectAccessible(page);
  await finish.click();
  await expect(page.getByText('Describe a bridge that you know.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes' }).fill('old, stone');
  await expect(page.getByRole('timer')).toHaveText(/01:5\d/);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
  await finish.click();
  await expect(page.getByText('Why do towns need bridges?')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/00:5[0-8]/);
  await finish.click();
  await page.getByRole('link', { name: 'Open your recordings' }).click();
  await expect(page.getByRole('heading', { name: 'Answer 3' })).toBeVisible();
});
