import { repeatOnConflict } from '../../../db/repeat-on-conflict.ts';
import type { Deps } from '../../../deps.ts';
import type { StatisticsContext } from '../counted-parts.ts';
import { claimUnread, forgetDeleted, storeProposals } from './kept-proposals.repo.ts';
import { lookAtSection } from './look-at-section.ts';

/** Of one run: the rest is due the next time. */
const SECTIONS_AT_ONCE = 50;
/** How long nobody else reads what a process is reading; what could not be read is tried again after that. */
const CLAIM = 10 * 60_000;

/**
 * Reads what was answered to the most taken sections where that has changed, so that nobody who looks at Keys waits until it is read
 * (docs/decisions/049-regrades.md). Any number of processes may do so at once: they take different sections.
 *
 * @returns whether that was all; else the rest is due the next time
 */
export async function keepProposals({ db, sections, now }: StatisticsContext & Pick<Deps, 'now'>): Promise<boolean> {
  await repeatOnConflict(() => forgetDeleted(db));
  const failures: unknown[] = [];
  for (let read = 0; read < SECTIONS_AT_ONCE; read += 1) {
    const at = now();
    const claim = { now: at, until: new Date(at.getTime() + CLAIM) };
    const section = await repeatOnConflict(() => claimUnread(db, claim));
    if (!section && failures.length > 0) break;
    if (!section) return true;
    // One that cannot be read keeps no other from being read.
    await lookAtSection({ db, sections }, section.id)
      .then((questions) => storeProposals(db, section, { questions, at }))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return false;
}
