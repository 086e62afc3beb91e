import type { Page } from '@playwright/test';

/** Between two keys: a fast typist's. */
const PAUSE = 80;

export interface Keystrokes {
  /** For each key, in milliseconds: how long until the page was drawn again. */
  readonly times: readonly number[];
  /** What a key cost the page's main thread, in milliseconds of the processor: also on a busy machine. */
  readonly cost: number;
}

/** Types a text into the focused field. */
export async function timeKeystrokes(page: Page, text: string): Promise<Keystrokes> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busy();
  await page.evaluate(() => {
    const times: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      requestAnimationFrame(() => {
        // A message is handled after the frame that was just asked for is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => times.push(performance.now() - event.timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    };
    document.addEventListener('keydown', onKey, { capture: true });
    Object.assign(window, { keystrokes: { times, stop: () => document.removeEventListener('keydown', onKey, true) } });
  });
  await page.keyboard.type(text, { delay: PAUSE });
  const times = await page.evaluate(async (keys) => {
    // What was put there above.
    const { times, stop } = Reflect.get(window, 'keystrokes') as { times: readonly number[]; stop: () => void };
    while (times.length < keys) await new Promise((resolve) => requestAnimationFrame(resolve));
    stop();
    return times;
  }, text.length);
  const cost = (((await busy()) - before) * 1000) / text.length;
  await devtools.detach();
  return { times, cost };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function report(what: string, { times, cost }: Keystrokes): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  // oxlint-disable-next-line no-console -- a bench says what it found
  console.log(
    `${what}: ${times.length} keys, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; ${cost.toFixed(1)} ms of the processor a key`,
  );
}
