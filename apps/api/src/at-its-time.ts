import type { Deps } from './deps.ts';
import { publishDue } from './modules/drafts/drafts.ts';

const EVERY = 5000;

/** Publishes what is due, in every process: whichever comes first does it. */
export function startPublishing(deps: Deps): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await publishDue(deps).finally(() => {
      isRunning = false;
    });
  };
  const timer = setInterval(() => deps.background.run(run), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
