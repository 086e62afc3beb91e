import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { ADMIN, expect, test } from '../src/test.ts';

// A trace evaluates scripts in the page. The browser takes that for a user action, after which a page may play sound.
test.use({ trace: 'off' });

test.describe('a whole listening test', () => {
  test(
    'plays once by the clock: after a reload it continues where it would have been [D51]',
    { tag: ['@phone', '@main'] },
    async ({ learnerPage: page, admin, expectAccessible }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await recordSounds(page);
      const title = await publishListening(admin);
      await page.goto('/practice/listening?view=full');
      await page.getByRole('button', { name: `Take the full test ${title}` }).click();
      await expect(page.getByText('The recording is played once.', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText('Audio is playing')).toBeVisible();
      await expect.poll(() => place(page)).toBeGreaterThan(1);
      await expectAccessible(page);
      const before = await place(page);

      await page.reload();
      // The user has not touched this page yet, so the browser may require a press first. Without, the button disappears by itself.
      const goOn = page.getByRole('button', { name: 'Tap to hear the recording' });
      await expect(async () => {
        if (await goOn.isVisible()) await goOn.click({ timeout: 1_000 });
        await expect(page.getByText('Audio is playing')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect.poll(() => place(page)).toBeGreaterThan(before);
      await expect(page.getByRole('button', { name: /Pause|Forward|Back 10/ })).toHaveCount(0);

      await page.getByRole('button', { name: /^Part 2: 0 of / }).click();
      await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeDisabled();
    },
  );

  test(
    'plays on without a network and without a server, and sends every answer once they are back [D51]',
    { tag: ['@desktop-only', '@not-firefox'] },
    async ({ page, startProduct, signIn }) => {
      const product = await startProduct();
      const learner = { email: 'learner@example.com', password: ADMIN.password };
      const api = product.connect();
      await api.signIn(ADMIN);
      const title = await publishListening(api);
      await recordSounds(page);
      await signIn(page, learner, product.url);
      await page.goto(`${product.url}/practice/listening?view=full`);
      await page.getByRole('button', { name: `Take the full test ${title}` }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      const answers = page.getByRole('region', { name: 'Questions' }).getByRole('textbox');
      await expect(answers.first()).toBeEnabled();
      await expect(page.getByText('Audio is playing')).toBeVisible();
      await expect.poll(() => place(page)).toBeGreaterThan(0.5);

      await page.context().setOffline(true);
      await answers.first().fill('offline');
      const lost = await place(page);
      await expect.poll(() => place(page)).toBeGreaterThan(lost + 3);
      await page.context().setOffline(false);
      await product.kill();
      await answers.nth(1).fill('killed');
      const killed = await place(page);
      await expect.poll(() => place(page)).toBeGreaterThan(killed + 2);
      expect(await decoded(page)).toBeGreaterThan(0);

      await product.restart();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await api.signIn(learner);
      const { sittings } = await api.client.call('GET /api/sitting', { query: { limit: 1 } });
      const { sections } = await api.client.call('GET /api/sitting/:id', { params: { id: sittings[0]?.id ?? '' } });
      expect(Object.values(sections[0]?.saved.answers ?? {})).toEqual(['offline', 'killed']);
    },
  );
});

/** Records the audio elements of the page. */
async function recordSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    const Original = Audio;
    Object.assign(globalThis, {
      sounds,
      Audio: function Heard() {
        const sound = new Original();
        sounds.push(sound);
        return sound;
      },
    });
  });
}

/** The number of bytes of the recording that were decoded. */
function decoded(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The script above adds `sounds`; only Chromium has the count.
    const { sounds } = globalThis as unknown as { sounds: { webkitAudioDecodedByteCount?: number }[] };
    return sounds.at(-1)?.webkitAudioDecodedByteCount ?? 0;
  });
}

/** The position of the recording in seconds. */
function place(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The script above adds `sounds`.
    const { sounds } = globalThis as unknown as { sounds: HTMLAudioElement[] };
    return sounds.at(-1)?.currentTime ?? 0;
  });
}

/** Publishes the shipped listening test under another name, with one second to read before each part. @returns the name. */
async function publishListening({ client }: Api): Promise<string> {
  const { exams } = await client.call('GET /api/exam/list/full/:skill', { params: { skill: 'listening' } });
  const { parts } = await client.call('GET /api/exam/:exam_id', { params: { exam_id: exams.at(-1)?.exam_id ?? '' } });
  const title = `By the clock ${parts[0]?.id ?? ''} ${Date.now()}`;
  // Other titles, because other journeys search for the shipped parts by their titles.
  const rename = (part: (typeof parts)[number]) => ({ ...part, title: `${title}, part ${part.part_number}` });
  await client.call('POST /api/exam/new', {
    body: {
      description: title,
      listening: parts.map(rename),
      listening_settings: { reading_seconds: 1, checking_seconds: 1 },
    },
  });
  return title;
}
