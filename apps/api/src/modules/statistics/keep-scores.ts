import type { StatisticsTake } from '@bandwise/api-contract/admin';
import { isMarkedSkill, SKILLS } from '@bandwise/domain';
import type { Kysely, Transaction } from 'kysely';
import { repeatOnConflict } from '../../db/repeat-on-conflict.ts';
import type { Schema } from '../../db/schema.ts';
import { countPart, type CountedPart, type StatisticsContext } from './counted-parts.ts';
import { countByVersion, countTaken, findDue, forgetUnkept, keep, waitForTurn } from './kept-scores.repo.ts';
import { findParts } from './statistics.repo.ts';

const MARKED = SKILLS.filter(isMarkedSkill);
/** Of one run: the rest is due the next time. */
const SECTIONS_AT_ONCE = 200;
/** Rows of one statement: it gives back what it holds long before anybody notices. */
const ROWS_AT_ONCE = 5000;

/**
 * Counts what was submitted since the last time at sections that many have taken, so that nobody who looks at their statistics waits until
 * all attempts are read (docs/decisions/066-kept-scores.md).
 *
 * @returns whether that was all; else the rest is due the next time
 */
export async function keepScores({ db, sections }: StatisticsContext): Promise<boolean> {
  let forgotten = 0;
  do forgotten = await inTurn(db, (trx) => forgetUnkept(trx, ROWS_AT_ONCE));
  while (forgotten === ROWS_AT_ONCE);
  const due = await findDue(db, { skills: MARKED, limit: SECTIONS_AT_ONCE });
  const failures: unknown[] = [];
  // One that cannot be counted keeps no other from being counted.
  for (const id of due) await keepSection({ db, sections }, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return due.length < SECTIONS_AT_ONCE;
}

async function keepSection(context: StatisticsContext, id: string): Promise<void> {
  const [row] = await findParts(context.db, { section: id });
  if (!row) return;
  const part = await countPart(context, row, 'same');
  await inTurn(context.db, (trx) => keepPart(trx, part));
}

/** A transaction that sees one moment: what is counted, and what is no longer a change. */
function inTurn<T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return repeatOnConflict(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await waitForTurn(trx);
        return work(trx);
      }),
  );
}

async function keepPart(trx: Transaction<Schema>, { part, units, versions, taken: known }: CountedPart): Promise<void> {
  const { id } = part;
  // Another process has done it.
  if ((await findDue(trx, { skills: MARKED, limit: 1, of: id })).length === 0) return;
  const taken = await countByVersion(trx, id);
  // A version that is taken for the first time may ask the same: the next time it is known.
  if (taken.some(({ version }) => known.every((one) => one.version !== version))) return;
  const totals = units.map(({ numbers }) => numbers.length);
  const counted = (take: StatisticsTake) => countTaken(trx, { part: { sectionId: id, versions }, take, totals });
  await keep(trx, id, {
    currentVersion: part.current_version,
    versions,
    totals,
    taken,
    counted: {
      first: await counted('first'),
      last: await counted('last'),
      best: await counted('best'),
      all: await counted('all'),
    },
  });
}
