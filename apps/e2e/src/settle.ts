import type { Page } from '@playwright/test';

/** Waits until nothing on the page fades, slides or scrolls any more: halfway there, neither colours nor places are the screen's own. */
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
    // An animation starts only a frame or two after rendering.
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
