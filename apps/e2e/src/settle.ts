import type { Page } from '@playwright/test';

/** Waits until all animations and scrolling on the page have ended, because colours and positions are not final before. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    let scrolled = false;
    const onScroll = () => {
      scrolled = true;
    };
    document.addEventListener('scroll', onScroll, { capture: true });
    // An animation can start one or two frames after rendering.
    for (let still = 0; still < 4;) {
      scrolled = false;
      const animations = passing();
      await Promise.allSettled(animations.map(({ finished }) => finished));
      await frame();
      still = animations.length > 0 || scrolled ? 0 : still + 1;
    }
    document.removeEventListener('scroll', onScroll, { capture: true });
  });
}
