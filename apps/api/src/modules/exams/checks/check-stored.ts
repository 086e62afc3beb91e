import { writeSection } from '@bandwise/domain';
import { repeatOnConflict } from '../../../db/repeat-on-conflict.ts';
import type { Deps } from '../../../deps.ts';
import { measureRecordings } from '../measure-recordings.ts';
import { countStored } from '../read-draft.ts';
import { findStoredContent, findUnchecked, storeChecks } from './checks.repo.ts';

type CheckWork = Pick<Deps, 'db' | 'media'>;

/** Sections looked up at once. */
const STEP = 50;

/**
 * Counts the findings of sections that were stored by an earlier release or under other rules of the publish check. Sections are checked
 * one by one in the background.
 * @throws the errors of sections that could not be checked, after all were tried.
 */
export async function checkStored(work: CheckWork): Promise<void> {
  const failures: unknown[] = [];
  let after: string | null = null;
  for (;;) {
    const ids: readonly string[] = await findUnchecked(work.db, { after, limit: STEP });
    for (const id of ids) await checkOne(work, id).catch((error: unknown) => failures.push(error));
    after = ids.at(-1) ?? null;
    if (after === null) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all stored sections could be checked');
}

async function checkOne({ db, media }: CheckWork, id: string): Promise<void> {
  const stored = await findStoredContent(db, id);
  if (!stored) return;
  const { content } = stored;
  // As when it was published.
  const input = { [content.skill]: [writeSection(content)] };
  const count = await countStored({ content, recordingSeconds: await measureRecordings({ db, media }, input) });
  await repeatOnConflict(() => storeChecks(db, [stored], [{ part_number: stored.part_number, ...count }]));
}
