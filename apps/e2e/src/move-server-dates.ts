import type { Page } from '@playwright/test';

/** Moves the dates of the server's answers along with a page whose clock was moved: a page goes by these dates. */
export async function moveServerDates(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + milliseconds).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
