import type { CDPSession, Page } from '@playwright/test';

/** What a page's main thread has done so far, in milliseconds of its own processor time. */
export interface Work {
  readonly all: number;
  readonly script: number;
  readonly style: number;
}

export interface MainThread {
  readonly work: () => Promise<Work>;
  /** Whether the page has such an element, asked without the test runner's own script, which would be measured too. */
  readonly has: (selector: string) => Promise<boolean>;
  /** Presses and releases where the pointer then stands; nothing of the test runner runs in the page. */
  readonly click: (at: { x: number; y: number }) => Promise<void>;
}

/** How much slower than it is the processor is made. */
export const SLOWER = 4;

/**
 * Makes a page's processor that many times slower and measures it. Chromium does so by keeping the thread busy, also while the
 * page only waits for the browser or for the processor: then the wait is counted. At `slower` 1 it is not.
 */
export async function slowMainThread(page: Page, slower = SLOWER): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return {
    work: () => readWork(session),
    async has(selector) {
      const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
      const { result } = await session.send('Runtime.evaluate', { expression });
      return result.value === true;
    },
    async click({ x, y }) {
      const button = { x, y, button: 'left', clickCount: 1 } as const;
      await session.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
      await session.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
    },
  };
}

async function readWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    all: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    style: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
  };
}

export function workBetween(before: Work, after: Work): Work {
  return { all: after.all - before.all, script: after.script - before.script, style: after.style - before.style };
}

/** What the same work takes on a processor that is so much slower. */
export function timesSlower({ all, script, style }: Work): Work {
  return { all: all * SLOWER, script: script * SLOWER, style: style * SLOWER };
}
