import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { sampleExam, samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const THEMES = ['Black on white', 'White on black', 'Yellow on black'] as const;

/** The dark themes run on a desktop only: they change only colours, which are the same on a phone. */
const sizesFor = (theme: string) => ({ tag: /^black/i.test(theme) ? '@main' : '@desktop-only' });

test.describe('axe finds nothing on', { tag: '@phone' }, () => {
  test('the screens of someone who is signed out @main', async ({ page, expectAccessible }) => {
    for (const path of [
      '/login',
      '/forgot-password',
      '/reset-password',
      '/confirm-email?token=t&email=lan%40example.com',
      '/register',
      '/help',
      '/help/how-answers-are-marked',
      '/admin/',
      '/admin/help/editor',
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
  });

  test('the screens of a learner around the tests @main', async ({ page, learner, signIn, expectAccessible }) => {
    await signIn(page, learner);
    for (const path of [
      '/home',
      '/practice/reading',
      '/practice/reading?search=nothing+like+it',
      '/practice/listening',
      '/practice/writing',
      '/practice/speaking',
      '/assigned',
      '/classes',
      '/assignment-emails',
      '/change-password',
      '/nowhere',
      '/coming-soon',
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading tests...')).toBeHidden();
        await expectAccessible(page);
      });
  });

  for (const theme of ['white-on-black', 'yellow-on-black']) {
    test(
      `the pages around the tests, ${theme} [D19]`,
      sizesFor(theme),
      async ({ page, learner, signIn, expectAccessible }) => {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.goto('/login');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await signIn(page, learner);
        for (const path of [
          '/home',
          '/practice/reading',
          '/practice/writing',
          '/assigned',
          '/classes',
          '/assignment-emails',
          '/progress',
          '/progress/practise',
          '/change-password',
        ]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          await expectAccessible(page);
        }
      },
    );
  }

  test(
    'the pages around the tests, on a device that is set to dark [D59]',
    { tag: '@desktop-only' },
    async ({ page, learner, signIn, expectAccessible }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await signIn(page, learner);
      for (const path of [
        '/home',
        '/practice/reading',
        '/practice/reading?view=full',
        '/practice/writing',
        '/progress',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 29, 36)');
        await expectAccessible(page);
      }
    },
  );

  test(
    'the console on a device that is set to dark',
    { tag: '@desktop-only' },
    async ({ page, signIn, expectAccessible }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await signIn(page, ADMIN);
      for (const path of ['/admin/', '/admin/tests', '/admin/users', '/admin/create-reading-test']) {
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expectAccessible(page);
      }
      await page.goto('/admin/users');
      await page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click();
      await expectAccessible(page);
    },
  );

  test('the lists, the log and the settings of the console @main', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    for (const path of ['/admin/tests', '/admin/users', '/admin/audit', '/admin/bin', '/admin/settings'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading')).toBeHidden();
        await expectAccessible(page);
      });
  });

  test('a toast', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    await page.route('**/api/users/*/status', (route) => route.abort());
    await page.goto('/admin/users');
    await page.getByRole('textbox', { name: 'Search users' }).fill('Demo Learner');
    await page.getByRole('button', { name: 'Actions for Demo Learner' }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('alert')).toContainText('Failed to update user status.');
    await expectAccessible(page);
  });

  test('an open menu, an open task, and a list that fails to load @main', async ({
    page,
    learner,
    signIn,
    expectAccessible,
  }) => {
    await signIn(page, learner);
    await page.goto('/practice/speaking');
    await page.getByRole('button', { name: /account menu/ }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // Other journeys fill the first page of the list.
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('repaired');
    await page
      .getByRole('region', { name: 'Tests' })
      .getByRole('button', { name: /Something you repaired/ })
      .click();
    await expect(page.getByText('You should say:').or(page.getByText('The examiner')).first()).toBeVisible();
    await expectAccessible(page);
    await page.route('**/api/exam/list/**', (route) => route.abort());
    await page.goto('/practice/listening');
    await expect(page.getByText('The tests could not be loaded.')).toBeVisible();
    await expectAccessible(page);
  });

  for (const theme of ['black-on-white', 'white-on-black', 'yellow-on-black']) {
    test(
      `a listening test and a writing task, ${theme}`,
      sizesFor(theme),
      async ({ page, learner, signIn, admin, expectAccessible, isMobile }) => {
        await signIn(page, learner);
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.goto(await practicePath(admin, 'listening', samplePart('listening-1', 2).title));
        await expect(page.getByText('answer questions 11–20')).toBeVisible();
        await expectAccessible(page);
        await new AttemptPage(page).submit();
        await page.getByRole('button', { name: 'Results explanation' }).click();
        await expect(page.getByRole('heading', { name: /^Explanation - / })).toBeVisible();
        await expectAccessible(page);

        await page.goto(await practicePath(admin, 'writing', sampleExam('writing-1').parts[0]?.content.title ?? ''));
        await expect(page.getByText('You should spend about 60 minutes')).toBeVisible();
        if (isMobile) await page.getByRole('tab', { name: 'Your answer' }).click();
        await page.getByRole('textbox').fill('A few words.');
        await expectAccessible(page);
      },
    );

    test(
      `a test that does not open, ${theme}`,
      sizesFor(theme),
      async ({ page, learner, signIn, admin, expectAccessible }) => {
        const path = await practicePath(admin, 'reading', samplePart('reading-1', 1).title);
        await signIn(page, learner);
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.goto('/practice/reading/chapter/1');
        await expect(page.getByText('Không tìm thấy đề!')).toBeVisible();
        await expectAccessible(page);
        await page.route('**/api/section/*', (route) => route.abort());
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await expectAccessible(page);
        await page.route('**/api/section/*', (route) =>
          route.fulfill({ status: 403, json: { code: 'section_locked', message: 'This test is locked.' } }),
        );
        await page.goto(path);
        await page.getByRole('button', { name: 'Open test' }).click();
        await expect(page.getByText('Enter the password.')).toBeVisible();
        await expectAccessible(page);
      },
    );
  }

  for (const theme of THEMES) {
    test(
      `a reading test before and after submission, ${theme}`,
      sizesFor(theme),
      async ({ page, learner, signIn, admin, expectAccessible, isMobile }) => {
        const content = samplePart('reading-1', 3);
        await signIn(page, learner);
        await page.goto(await practicePath(admin, 'reading', content.title));
        await expect(page.getByText('answer questions 27–40')).toBeVisible();
        await page.getByRole('button', { name: 'Options' }).click();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Contrast' }).click();
        await page.getByRole('radio', { name: theme }).check();
        await page.keyboard.press('Escape');
        if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();

        const attempt = new AttemptPage(page);
        for (const group of content.groups) {
          const [question, next] = group.questions;
          if (question) await attempt.answer(group, question, question.answers);
          const other = [...group.choices, ...(next?.options ?? [])].find((choice) => choice !== next?.answers[0]);
          if (next && other && group.type !== 'DRAG_DROP') await attempt.answer(group, next, [other]);
        }
        await expectAccessible(page);
        await attempt.submitButton.click();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Submit now' }).click();
        await expect(attempt.results).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Results explanation' }).click();
        await expect(page.getByRole('heading', { name: /^Explanation - / })).toBeVisible();
        await expectAccessible(page);
      },
    );
  }
});

test.describe('the focus is visible at every tab stop of', () => {
  /** Finds elements without a visible focus ring among the first tab stops. */
  async function stopsWithoutRing(page: Page, stops: number): Promise<string[]> {
    const withoutRing: string[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const plain = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return null;
        const isRinged = (element: Element): boolean => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        };
        // The focus on a text for keyboard users shows a ring around the whole panel.
        const panel = activeElement.role === 'application' ? activeElement.parentElement?.parentElement : null;
        const isMarked = [activeElement, activeElement.parentElement, panel].some((each) => each && isRinged(each));
        return isMarked ? null : activeElement.outerHTML.slice(0, 120);
      });
      if (plain !== null) withoutRing.push(plain);
    }
    return withoutRing;
  }

  test('a list', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    await page.goto('/practice/reading');
    await expect(page.getByRole('link', { name: /^Start / }).first()).toBeVisible();
    expect(await stopsWithoutRing(page, 18)).toEqual([]);
  });

  test('a test', async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', samplePart('reading-1', 2).title));
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await stopsWithoutRing(page, 24)).toEqual([]);
  });
});
