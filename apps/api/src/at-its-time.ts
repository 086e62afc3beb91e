import type { Deps } from './deps.ts';
import { publishDue } from './modules/drafts/drafts.ts';
import { sendReplies } from './modules/problem-reports/problem-reports.ts';
import { sendNotices } from './modules/regrades/regrades.ts';
import { closeDue, type SittingContext } from './modules/sittings/sittings.ts';
import { notTwice } from './platform/background-work/not-twice.ts';

const EVERY = 5000;

/** Publishes what is due, in every process: whichever comes first does it. */
export function startPublishing(deps: Deps): () => void {
  return startEvery(deps, () => publishDue(deps));
}

/** Closes the sittings whose time is over and that nobody looks at, likewise. */
export function startClosing(deps: Pick<Deps, 'background'>, sittings: SittingContext): () => void {
  return startEvery(deps, () => closeDue(sittings));
}

/** Tells learners whose results were put right, and those whose reports were decided, likewise. */
export function startTelling(deps: Deps): () => void {
  const stops = [startEvery(deps, () => sendNotices(deps)), startEvery(deps, () => sendReplies(deps))];
  return () => {
    for (const stop of stops) stop();
  };
}

function startEvery({ background }: Pick<Deps, 'background'>, work: () => Promise<void>): () => void {
  const run = notTwice(work);
  const timer = setInterval(() => background.run(run), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
