import type { CDPSession, Page } from '@playwright/test';

/** The total work of a page's main thread, in milliseconds of processor time. */
export interface Work {
  readonly all: number;
  readonly script: number;
  readonly style: number;
}

/** Controls a page without locators of Playwright, because they listen to every click in the page and would be measured too. */
export interface MainThread {
  readonly work: () => Promise<Work>;
  /** Whether the page has an element that matches. */
  readonly has: (selector: string) => Promise<boolean>;
  /** The value of the first input that matches; null if there is none. */
  readonly valueOf: (selector: string) => Promise<string | null>;
  /** The text of the first element that matches; null if there is none. */
  readonly textOf: (selector: string) => Promise<string | null>;
  /** Scrolls the first element that matches into view and moves the pointer to its middle. @returns the middle. */
  readonly moveTo: (selector: string) => Promise<{ x: number; y: number }>;
  /** Presses and releases the mouse button. `at`: the position of the pointer. */
  readonly click: (at: { x: number; y: number }) => Promise<void>;
}

/** The factor by which the processor is slowed down. */
export const SLOWER = 4;

/**
 * Slows the processor of a page down and measures its work. Chromium slows it down by keeping the thread busy, also while the page only
 * waits, so these waits are counted as work. With `slower` 1 they are not.
 */
export async function slowMainThread(page: Page, slower = SLOWER): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return {
    work: () => readWork(session),
    has: async (selector) => (await evaluate(session, selector, '!== null')) === true,
    valueOf: (selector) => readText(session, selector, '?.value'),
    textOf: (selector) => readText(session, selector, '?.textContent'),
    async moveTo(selector) {
      const { root } = await session.send('DOM.getDocument', { depth: 0 });
      const node = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      await session.send('DOM.scrollIntoViewIfNeeded', node);
      const { model } = await session.send('DOM.getBoxModel', node);
      const [x = 0, y = 0] = model.border;
      const at = { x: x + model.width / 2, y: y + model.height / 2 };
      await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved' });
      return at;
    },
    async click({ x, y }) {
      const button = { x, y, button: 'left', clickCount: 1 } as const;
      await session.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
      await session.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
    },
  };
}

async function readText(session: CDPSession, selector: string, rest: string): Promise<string | null> {
  const text = await evaluate(session, selector, rest);
  return typeof text === 'string' ? text : null;
}

async function evaluate(session: CDPSession, selector: string, rest: string): Promise<unknown> {
  const expression = `document.querySelector(${JSON.stringify(selector)})${rest}`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.value;
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

/** The same work on a slower processor. */
export function timesSlower({ all, script, style }: Work): Work {
  return { all: all * SLOWER, script: script * SLOWER, style: style * SLOWER };
}
