import { practicePath } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const { title } = samplePart('reading-1', 1);

test.use({ locale: 'vi-VN' });

test(
  'a browser that prefers Vietnamese is offered the switch; a learner signs in, takes a part and reads the review in it',
  { tag: ['@phone', '@main'] },
  async ({ page, learner, expectAccessible, isMobile }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Chuyển sang tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(learner.email);
    await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(learner.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByText('Đăng nhập thành công.')).toBeVisible();

    await page.goto('/practice/reading');
    expect(await sticksOut(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Tìm theo tên' }).fill('staircases');
    await page.getByRole('link', { name: `Bắt đầu ${title}`, exact: true }).click();
    await expect(page.getByText('Đọc bài và trả lời các câu 1–13.')).toBeVisible();
    if (isMobile) await page.getByRole('tab', { name: 'Câu hỏi' }).click();
    await page.getByRole('radio', { name: 'TRUE', exact: true }).first().check();
    await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Nộp bài', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Còn 12 câu chưa trả lời.');
    await page.getByRole('button', { name: 'Nộp ngay' }).click();
    await expect(page.getByText(/^Bạn đã trả lời đúng [01] trên 13 câu\.$/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Câu trả lời của bạn và đáp án đúng' })).toContainText('Bỏ trống');
    expect(await sticksOut(page)).toEqual([]);
    await expectAccessible(page);

    await page.goto('/progress');
    await expect(page.getByRole('heading', { name: 'Luyện lại các câu sai' })).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
  },
);

test('the language is switched in the options of a test, and the answers stay', async ({
  learnerPage: page,
  admin,
}) => {
  await page.goto(await practicePath(admin, 'reading', title));
  const answer = page.getByRole('radio', { name: 'TRUE', exact: true }).first();
  await answer.check();
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(page.getByRole('button', { name: 'Nộp bài', exact: true })).toBeVisible();
  await expect(answer).toBeChecked();
  await page.getByRole('button', { name: 'Tùy chọn', exact: true }).click();
  await page.getByRole('button', { name: 'Ngôn ngữ' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  await expect(answer).toBeChecked();
});
