import type { Locator, Page } from '@playwright/test';
import { watchJumps } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const widthOf = async (element: Locator) => (await element.boundingBox())?.width;

/** The share of its track that each bar of a card fills, after its animation. */
async function filled(card: Locator): Promise<number[]> {
  return card.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
    const width = (of: Element | null) => of?.getBoundingClientRect().width ?? 0;
    const tracks = [...element.querySelectorAll('[aria-hidden=true]:has(> div)')];
    return tracks.map((track) => Math.round((100 * width(track.firstElementChild)) / width(track)));
  });
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test.describe('the home page', () => {
  test(
    'greets, and shows the sample scores with their bars [L2-34 L2-36 L2-37 L2-38 L2-39 L9-21]',
    { tag: '@phone' },
    async ({ page, learner, signIn }) => {
      await signIn(page, learner);
      await page.goto('/home');
      await expect(page.getByText('Thank you for choosing to study with us', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("IELTS 6.5 - Let's get it!");
      await expect(card(page, 'Listening').getByRole('definition')).toHaveText(['8/10', '7/10', '6/10', '6/10']);
      await expect(card(page, 'Reading').getByRole('definition')).toHaveText(['11/13', '10/13', '2–3/13']);
      await expect(card(page, 'Overall Score')).toContainText('6.5');
      expect(await filled(card(page, 'Listening'))).toEqual([80, 70, 60, 60]);
      expect(await filled(card(page, 'Reading'))).toEqual([85, 77, 19]);
      expect(await filled(card(page, 'Overall Score'))).toEqual([72]);
    },
  );

  for (const delay of [0, 1500])
    test(
      `does not shift while it loads, with responses after ${delay} ms`,
      { tag: '@phone' },
      async ({ page, learner, signIn }) => {
        const jumps = await watchJumps(page);
        await signIn(page, learner);
        await page.route(/\/api\/(attempt|sitting|exam)/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.continue();
        });
        await page.goto('/home', { waitUntil: 'networkidle' });
        await expect(card(page, 'Overall Score')).toBeVisible();
        expect(await jumps()).toEqual({ score: 0, what: [] });
      },
    );

  test('animates the bars one card after the other, and not with reduced motion [L9-20]', async ({
    page,
    learner,
    signIn,
  }) => {
    const delays = () =>
      page.evaluate(() => {
        const delays = document.getAnimations().map((animation) => animation.effect?.getTiming().delay ?? 0);
        return [...new Set(delays)].filter((delay) => delay > 0);
      });
    await signIn(page, learner);
    // Animations are paused, because on a busy machine they would end before the check.
    await page.addInitScript(() => {
      const paused = new CSSStyleSheet();
      paused.replaceSync('* { animation-play-state: paused !important; }');
      document.adoptedStyleSheets = [paused];
    });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(delays).toEqual([300, 500, 800]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(card(page, 'Listening')).toBeVisible();
    expect(await delays()).toEqual([]);
    expect(await filled(card(page, 'Listening'))).toEqual([80, 70, 60, 60]);
  });
});

const LINKS = [
  ['Home', '/home'],
  ['Reading Tests', '/practice/reading'],
  ['Listening Tests', '/practice/listening'],
  ['Speaking Tests', '/practice/speaking'],
  ['Writing Tests', '/practice/writing'],
] as const;

test.describe('around every page', () => {
  test('the sidebar links to every page, collapses, and is collapsed below 768 pixels [L2-47 L2-48 L9-14] @main', async ({
    page,
    learner,
    signIn,
  }) => {
    await signIn(page, learner);
    await page.goto('/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bandwise' })).toHaveAttribute('href', '/home');
    await expect(page.getByRole('contentinfo')).toHaveText('© 2025 Bandwise. All rights reserved.');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    await expect(sidebar.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    for (const [name, address] of LINKS) {
      await sidebar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(sidebar.locator('[aria-current=page]')).toHaveText(name);
    }
    await page.goto('/practice/reading?part=2');
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Reading Tests');

    // 64 and 20 units of 4 px.
    await expect.poll(() => widthOf(sidebar)).toBe(256);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(() => widthOf(sidebar)).toBe(80);
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(() => widthOf(sidebar)).toBe(256);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(() => widthOf(sidebar)).toBe(80);
    await expect(page.getByRole('button', { name: /sidebar/ })).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => widthOf(sidebar)).toBe(256);
  });

  test('the circle with the initials opens the account’s menu', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    await page.goto('/home');
    const banner = page.getByRole('banner');
    await expect(banner.getByText('MT', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'MT, account menu of Mai Tran' }).click();
    await expect(banner.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/change-password');
    await expect(banner.getByRole('link', { name: 'Add User' })).toHaveCount(0);
    await expect(banner.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'Change Password' })).toBeHidden();
    await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused();
  });

  test('administrators have links to the sign-up page and to the console', async ({ page, signIn }) => {
    await signIn(page, ADMIN);
    await page.goto('/home');
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('link', { name: 'Add User' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await expect(page).toHaveURL(/\/admin/);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test(
    'on a phone the only menu is the bar at the bottom, which links to every page',
    { tag: ['@touch', '@main-phone'] },
    async ({ page, learner, signIn }) => {
      await signIn(page, learner);
      await page.goto('/home');
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(LINKS.map(([name]) => name));
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
      await links.filter({ hasText: 'Writing Tests' }).tap();
      await expect(page).toHaveURL('/practice/writing');
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Writing Tests');
      await expect(page.getByRole('button', { name: /sidebar/ })).toHaveCount(0);
    },
  );

  test(
    'on a phone the sidebar is a bar at the bottom, and the page has the full width [D59]',
    { tag: ['@touch', '@main-phone'] },
    async ({ page, learner, signIn }) => {
      await signIn(page, learner);
      await page.goto('/home', { waitUntil: 'networkidle' });
      const bar = page.getByRole('navigation', { name: 'Main' });
      const viewport = page.viewportSize() ?? { width: 0, height: 0 };
      await expect(bar.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
      for (const end of ['top', 'bottom'] as const) {
        await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end);
        const box = await bar.boundingBox();
        expect(box?.width).toBe(viewport.width);
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(viewport.height);
      }
      // The bar does not cover the end of the page.
      const last = await page.getByRole('contentinfo').boundingBox();
      expect(Math.floor((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      expect(await widthOf(page.getByRole('main'))).toBe(viewport.width);
      await bar.getByRole('link', { name: 'Listening Tests' }).tap();
      await expect(page).toHaveURL('/practice/listening');
      await expect(bar.locator('[aria-current=page]')).toHaveText('Listening Tests');
      // In a small window that is not a phone, it is collapsed beside the page.
      await page.setViewportSize({ width: 700, height: 900 });
      await expect.poll(() => widthOf(bar)).toBe(80);
    },
  );
});
