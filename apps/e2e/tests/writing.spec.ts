import { practicePath } from '../src/api.ts';
import { sampleExam } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const [part] = sampleExam('writing-1').parts;
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1}`).join('\n');

test.describe('a writing task', () => {
  let address: string;

  test.beforeEach(async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    const path = await practicePath(admin, 'writing', part?.content.title ?? '');
    // The spelling of the links in the list.
    address = path.replace(/\/writing\/part/, '/Writing/');
  });

  test(
    'counts the words, stores the text and does not submit it [L2-108]',
    { tag: ['@phone', '@main'] },
    async ({ page, isMobile }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Part ${part?.content.part_number}`);
      await expect(
        page.getByText('You should spend about 60 minutes on this task. Write at least 150 words.', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'Task' })).toContainText('Summarise the information');

      const showAnswer = async () => {
        if (isMobile) await page.getByRole('tab', { name: 'Your answer' }).tap();
      };
      await showAnswer();
      const box = page.getByRole('textbox', { name: 'Your answer' });
      await expect(page.getByText('Words: 0', { exact: true })).toBeVisible();
      await box.fill(' Zeppelins\tcross \n\n the  bay ');
      await expect(page.getByText('Words: 4', { exact: true })).toBeVisible();
      await page.reload();
      await showAnswer();
      await expect(box).toHaveValue(' Zeppelins\tcross \n\n the  bay ');
      await box.pressSequentially('today');
      await expect(page.getByText('Words: 5', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
      await expect(page.getByRole('timer')).toHaveCount(0);
      await page.getByRole('button', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("IELTS 6.5 - Let's get it!");
      // Only its draft is saved.
      expect(
        sent.filter((request) => /zeppelin/i.test(request) && !request.includes('/api/submission/draft/')),
      ).toEqual([]);
      expect(sent.some((request) => request.includes('/api/section/'))).toBe(true);
    },
  );

  test('has a box that grows from 40 % of the window to fifteen rows [L2-105 L2-106 L9-10]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(address);
    const box = page.getByRole('textbox', { name: 'Your answer' });
    const height = () => box.evaluate((element) => element.getBoundingClientRect().height);
    const rows = () =>
      box.evaluate((element) => {
        const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
        const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
        return Math.round((element.clientHeight - padding) / Number.parseFloat(lineHeight));
      });
    await expect.poll(height).toBe(160);
    expect(await rows()).toBeGreaterThanOrEqual(5);
    const task = await page.getByRole('region', { name: 'Task' }).boundingBox();
    expect((task?.x ?? 0) + (task?.width ?? 0)).toBeLessThanOrEqual((await box.boundingBox())?.x ?? 0);
    await box.fill(lines(12));
    await expect.poll(rows).toBe(12);
    await box.fill(lines(40));
    await expect.poll(rows).toBe(15);
    await box.fill('');
    await expect.poll(height).toBe(160);
    await page.setViewportSize({ width: 1280, height: 1000 });
    await expect.poll(height).toBe(400);
    await page.setViewportSize({ width: 1280, height: 200 });
    await expect.poll(rows).toBe(5);
  });
});
