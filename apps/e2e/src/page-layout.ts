import type { Page } from '@playwright/test';

/**
 * Finds elements that extend beyond the sides of the window, and the page if it scrolls sideways. Content that scrolls inside a box is
 * allowed.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return true;
      }
      return false;
    };
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      return (right > clientWidth + 0.5 || left < -0.5) && !isClipped(element);
    });
    const elements = out.map((element) => element.outerHTML.slice(0, 120));
    const scrolls = (document.scrollingElement?.scrollWidth ?? 0) > clientWidth;
    return scrolls ? ['the page scrolls sideways', ...elements] : elements;
  });
}

/** Records layout shifts of the pages that are opened from now on. */
export async function watchJumps(page: Page): Promise<() => Promise<{ score: number; what: string[] }>> {
  await page.addInitScript(() => {
    const shifts: { score: number; what: string[] } = { score: 0, what: [] };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of the DOM have no layout shifts (https://wicg.github.io/layout-instability/).
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        shifts.score += shift.value;
        for (const { node } of shift.sources) {
          shifts.what.push(node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? ''));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      // Written by the script above.
      const { shifts } = globalThis as unknown as { shifts: { score: number; what: string[] } };
      return shifts;
    });
}
