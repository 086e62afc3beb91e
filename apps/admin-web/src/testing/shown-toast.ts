import { screen } from '@testing-library/react';

/** Waits for a toast with this message; answers its title. */
export async function shownToast(message: string): Promise<string | undefined> {
  const text = await screen.findByText(message, { selector: '[role="alert"] *' });
  return text.closest('[role="alert"]')?.querySelector('[class*="title"]')?.textContent ?? undefined;
}
