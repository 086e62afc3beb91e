import { practicePath } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };
const TEXT = 'Libraries change. In 2008 people borrow many printed books, and later they liked e-books.';
const BANDS = { task_achievement: 6, coherence: 7, vocabulary: 6, grammar: 6 };

test('a text is handed in and assessed, and the learner reads the feedback and writes it again [D180 D188] @main', async ({
  learnerPage: page,
  admin,
  expectAccessible,
}) => {
  const { title } = samplePart('writing-1', 1);
  await page.goto(await practicePath(admin, 'writing', title));
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await box.fill(TEXT);
  await page.getByRole('button', { name: 'Hand in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand in this text?' });
  await expect(dialog).toContainText('At least 150 words are advised for this task');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hand in' }).click();
  await expect(box).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read your text' }).click();
  await expect(page.getByText('Your text is waiting to be assessed.')).toBeVisible();
  await expectAccessible(page);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const params = { id };
  const { revision } = await admin.client.call('POST /api/submission/:id/claim', { params });
  const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
  const comment = (words: string, text: string, correction: string | null = null) => ({
    id: crypto.randomUUID(),
    kind: 'grammar' as const,
    ...at(words),
    text,
    correction,
  });
  const comments = [
    comment('Libraries change.', 'A short sentence opens well.'),
    comment('borrow', 'The year needs the past tense.', 'borrowed'),
    comment('e-books', 'Name the figure of the chart here.'),
  ];
  const body = { revision, bands: BANDS, comments, summary: 'Clear, but check the tenses.' };
  const saved = await admin.client.call('PUT /api/submission/:id/assessment', { params, body });
  const release = { revision: saved.revision, at_once: true };
  await admin.client.call('POST /api/submission/:id/release', { params, body: release });

  await page.goto('/practice/writing');
  await page.getByRole('link', { name: 'My feedback' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My feedback' })).toBeVisible();
  await expect(page.getByText('Assessed: Band 6.25')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback).toContainText('6.25');
  await expect(feedback).toContainText('Clear, but check the tenses.');
  const listed = page.getByRole('region', { name: 'Comments', exact: true });
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `Comment ${number}`, exact: true }).press('Enter');
    await expect(listed.getByRole('button', { name: `Show comment ${number} in the text` })).toBeFocused();
  }
  await expect(listed).toContainText('borrowed');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Write it again' }).click();
  await page.getByRole('tab', { name: 'Your answer' }).click();
  await expect(box).toHaveValue(TEXT);
  await page.getByText('Comments on your last text').click();
  await expect(page.getByText('The year needs the past tense.')).toBeVisible();
  await expectAccessible(page);
});
