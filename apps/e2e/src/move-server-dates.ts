import type { Page } from '@playwright/test';

/** Shifts the dates in the server's responses by as much as the clock of a page was shifted, because the page uses these dates. */
export async function moveServerDates(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + milliseconds).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
