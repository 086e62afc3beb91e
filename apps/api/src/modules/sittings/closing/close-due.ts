import { LATE_ANSWERS_GRACE } from '../../../limits.ts';
import { closeSitting, type Closing } from '../close-sitting.ts';
import { findDue, findEnds } from '../sittings.repo.ts';

/** The time range of `findNextEnds`: longer than the interval of its runs, even if one starts late. */
const LOOK_AHEAD = 3 * 60_000;
/** Sittings that end within this time are closed by one run. */
const STEP = 5000;

/**
 * Closes the sittings that are over, of all learners. Any number of processes may do so at once.
 *
 * @throws the failures, after all were tried
 */
export async function closeDue(context: Closing): Promise<void> {
  const before = new Date(context.now().getTime() - LATE_ANSWERS_GRACE);
  const failures: unknown[] = [];
  const seen: string[] = [];
  for (;;) {
    const due = await findDue(context.db, { before, except: seen });
    if (due.length === 0) break;
    for (const sitting of due) await closeSitting(context, sitting).catch((error: unknown) => failures.push(error));
    seen.push(...due.map(({ id }) => id));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every sitting that is over could be closed');
}

/** The ends of sittings in the next minutes, rounded up to steps. */
export async function findNextEnds(db: Closing['db'], now: Date): Promise<readonly Date[]> {
  const from = now.getTime() - LATE_ANSWERS_GRACE;
  const ends = await findEnds(db, { from: new Date(from), to: new Date(from + LOOK_AHEAD) });
  const steps = ends.map((end) => Math.ceil((end.getTime() + LATE_ANSWERS_GRACE) / STEP) * STEP);
  return [...new Set(steps)].map((step) => new Date(step));
}
