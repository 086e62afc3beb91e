import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { expect, test } from '../src/test.ts';

// To the browser a look at a page is the touch that lets it make a sound; a trace looks all the time.
test.use({ trace: 'off' });

test.describe('a whole listening test', () => {
  test(
    'plays once, by the clock: after a reload it goes on where it would have been',
    { tag: '@phone' },
    async ({ learnerPage: page, admin, expectAccessible }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.addInitScript(() => {
        const heard: HTMLAudioElement[] = [];
        const Original = Audio;
        Object.assign(globalThis, {
          heard,
          Audio: function Heard() {
            const sound = new Original();
            heard.push(sound);
            return sound;
          },
        });
      });
      const title = await publishListening(admin);
      await page.goto('/practice/listening?view=full');
      await page.getByRole('button', { name: `Take the whole test ${title}` }).click();
      await expect(page.getByText('The recording is played once.', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText('Audio is playing')).toBeVisible();
      await expect.poll(() => place(page)).toBeGreaterThan(1);
      await expectAccessible(page);
      const before = await place(page);

      await page.reload();
      // Nobody has touched this page yet: the browser may want a press first.
      const goOn = page.getByRole('button', { name: 'Go on listening' });
      await expect(page.getByText('Audio is playing').or(goOn)).toBeVisible();
      if (await goOn.isVisible()) await goOn.click();
      await expect(page.getByText('Audio is playing')).toBeVisible();
      await expect.poll(() => place(page)).toBeGreaterThan(before);
      await expect(page.getByRole('button', { name: /Pause|Forward|Back 10/ })).toHaveCount(0);

      await page.getByRole('button', { name: /^Part 2: 0 of / }).click();
      await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeDisabled();
    },
  );
});

/** Where the recording is, in seconds. */
function place(page: Page): Promise<number> {
  return page.evaluate(() => {
    // Put there by the script above.
    const { heard } = globalThis as unknown as { heard: HTMLAudioElement[] };
    return heard.at(-1)?.currentTime ?? 0;
  });
}

/** The shipped listening test under another name, with a second to read before each part. @returns its name */
async function publishListening({ client }: Api): Promise<string> {
  const { exams } = await client.call('GET /api/exam/list/full/:skill', { params: { skill: 'listening' } });
  const { parts } = await client.call('GET /api/exam/:exam_id', { params: { exam_id: exams.at(-1)?.exam_id ?? '' } });
  const title = `By the clock ${parts[0]?.id ?? ''} ${Date.now()}`;
  // Journeys beside this one look for the shipped parts by their titles.
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
