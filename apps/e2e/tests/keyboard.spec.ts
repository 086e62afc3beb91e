import { addressOf, type FullQuestion, type QuestionType, type SectionContent } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { settle } from '../src/settle.ts';
import { expect, test } from '../src/test.ts';

function groupOf(content: SectionContent, type: QuestionType) {
  const group = content.groups.find((candidate) => candidate.type === type);
  const [question] = group?.questions ?? [];
  if (!group || !question) throw new Error(`the sample has no ${type}`);
  return { group, question };
}

/** Whether a gap is fully visible below the choices, which stay at the top. */
async function isClear(attempt: AttemptPage, question: FullQuestion): Promise<boolean> {
  const [choices, gap] = await Promise.all([
    attempt.page.getByRole('group', { name: 'Choices' }).boundingBox(),
    attempt.gap(addressOf(question)).boundingBox(),
  ]);
  return choices !== null && gap !== null && gap.y >= choices.y + choices.height;
}

test.describe('answering by keyboard', () => {
  test('ticks, types, chooses and submits in part 2', async ({ page, learner, signIn, admin }) => {
    const content = samplePart('reading-1', 2);
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);

    const table = groupOf(content, 'MATCH_TABLE');
    await attempt.question(table.question).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(attempt.square(table.question.number)).toHaveAccessibleName(/: answered/);

    const multi = groupOf(content, 'MULTI');
    const boxes = attempt.question(multi.question).getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(boxes.nth(1)).toBeChecked();
    await expect(boxes.nth(2)).toBeDisabled();

    const dropdown = groupOf(content, 'DROPDOWN');
    const list = page.getByRole('combobox', { name: `Question ${dropdown.question.number}`, exact: true });
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list).not.toHaveValue('');

    const blanks = groupOf(content, 'FILL_BLANKS');
    await page.getByRole('textbox', { name: `Question ${blanks.question.number}`, exact: true }).focus();
    await page.keyboard.type('microphones');
    await expect(attempt.square(blanks.question.number)).toHaveAccessibleName(/: answered/);

    await submitByKeyboard(page, attempt);
  });

  test('drags, drops, swaps and removes choices in part 3 [D21] @main @main-firefox', async ({
    page,
    learner,
    signIn,
    admin,
  }) => {
    const content = samplePart('reading-1', 3);
    const { group } = groupOf(content, 'DRAG_DROP');
    const [first, second] = group.questions;
    const [one = '', two = ''] = group.choices;
    if (!first || !second) throw new Error('the sample has changed');
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    const drop = async (choice: string, address: string) => {
      await attempt.choice(choice).focus();
      await page.keyboard.press('Enter');
      await attempt.gap(address).focus();
      await page.keyboard.press('Enter');
    };

    await drop(one, addressOf(first));
    await expect(attempt.gap(addressOf(first))).toHaveAccessibleName(`Question ${first.number}, ${one}`);
    await expect(attempt.choice(one)).toBeHidden();
    await drop(two, addressOf(second));

    await attempt.gap(addressOf(first)).focus();
    await page.keyboard.press('Enter');
    await attempt.gap(addressOf(second)).focus();
    await page.keyboard.press('Enter');
    await expect(attempt.gap(addressOf(first))).toHaveAccessibleName(`Question ${first.number}, ${two}`);
    await expect(attempt.gap(addressOf(second))).toHaveAccessibleName(`Question ${second.number}, ${one}`);

    await page.keyboard.press('Delete');
    await expect(attempt.gap(addressOf(second))).toHaveAccessibleName(`Question ${second.number}, empty`);
    await expect(attempt.choice(one)).toBeVisible();

    await attempt.choice(one).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(attempt.choice(one)).toHaveAttribute('aria-pressed', 'false');

    const { question } = groupOf(content, 'MCQ');
    await attempt.question(question).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(attempt.question(question).getByRole('radio').nth(1)).toBeChecked();

    await submitByKeyboard(page, attempt);
  });

  test(
    'shows a gap below the choices, which stay visible [L4-28]',
    { tag: ['@touch', '@main-phone'] },
    async ({ page, learner, signIn, admin }) => {
      const content = samplePart('reading-1', 3);
      const { questions } = groupOf(content, 'DRAG_DROP').group;
      const [first, second, third] = questions;
      if (!first || !second || !third) throw new Error('the sample has changed');
      await signIn(page, learner);
      await page.addInitScript(() => localStorage.setItem('textSize', 'extra-large'));
      await page.goto(await practicePath(admin, 'reading', content.title));
      const attempt = new AttemptPage(page);

      await attempt.square(third.number).click();
      await expect(attempt.gap(addressOf(third))).toBeInViewport({ ratio: 1 });
      await settle(page);
      await expect.poll(() => isClear(attempt, third)).toBe(true);
      // Backwards, so that the gap is scrolled in from above.
      await attempt.gap(addressOf(third)).focus();
      for (const question of [second, first]) {
        await page.keyboard.press('Shift+Tab');
        await expect(attempt.gap(addressOf(question))).toBeFocused();
        await expect.poll(() => isClear(attempt, question)).toBe(true);
      }
    },
  );

  test(
    'shows a gap below the choices once the code for drag and drop has loaded',
    { tag: '@touch' },
    async ({ page, learner, signIn, admin }) => {
      const content = samplePart('reading-1', 3);
      const [, , third] = groupOf(content, 'DRAG_DROP').group.questions;
      if (!third) throw new Error('the sample has changed');
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      await page.route(/\/draggable-view-[^/]*\.js$/, async (route) => {
        await arrived;
        await route.continue();
      });
      await signIn(page, learner);
      await page.addInitScript(() => localStorage.setItem('textSize', 'extra-large'));
      await page.goto(await practicePath(admin, 'reading', content.title));
      const attempt = new AttemptPage(page);

      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
      await settle(page);
      await expect(attempt.question(third)).toHaveCount(0);
      arrive();
      await attempt.square(third.number).click();
      await expect(attempt.question(third)).toBeInViewport({ ratio: 1 });
      await settle(page);
      await expect.poll(() => isClear(attempt, third)).toBe(true);
    },
  );

  test('drags with the pointer [L5-18] @main-firefox', async ({ page, learner, signIn, admin }) => {
    const content = samplePart('reading-1', 3);
    const { group, question } = groupOf(content, 'DRAG_DROP');
    const [choice = ''] = group.choices;
    // High enough for the choices and the gap, so that no scrolling is needed.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    const gap = attempt.gap(addressOf(question));
    await gap.scrollIntoViewIfNeeded();
    await attempt.choice(choice).hover();
    await page.mouse.down();
    // The first move starts the drag. The second must go to another point, because Firefox ignores a move to the same one.
    await gap.hover({ position: { x: 8, y: 8 } });
    await gap.hover();
    // Releases the button only when the gap shows that it accepts the choice.
    await expect(gap).toHaveAttribute('data-over');
    await page.mouse.up();
    await expect(gap).toHaveAccessibleName(`Question ${question.number}, ${choice}`);
  });
});

async function submitByKeyboard(page: Page, attempt: AttemptPage): Promise<void> {
  await attempt.submitButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(attempt.results).toBeVisible();
}
