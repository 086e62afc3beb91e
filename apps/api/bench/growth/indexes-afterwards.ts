import { availableParallelism } from 'node:os';
import type { Client } from 'pg';
import { runSideBySide } from './side-by-side.ts';

/** Each index is sorted within so much, or on the disk. */
const SETTINGS = `set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`;

/**
 * Each new attempt would go to a random page of eleven indexes that are larger than the memory, so they are disabled until `makeIndexes`
 * rebuilds them. Dropping them would also drop references to the primary key. Indexes without entries for submitted attempts stay.
 */
export async function setAsideIndexes(client: Client): Promise<void> {
  await client.query(
    `update pg_index set indisready = false, indisvalid = false
      where indrelid = 'attempts'::regclass and indexrelid::regclass::text !~ '_(in_progress|sitting)_'`,
  );
}

/** As they were before. Several at a time read the table together: it is larger than the memory, too. */
export async function makeIndexes(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indrelid = 'attempts'::regclass and not indisready`,
  );
  const statements = rows.map(({ name }) => `reindex index ${name}`);
  await runSideBySide(url, statements, { connections: availableParallelism() + 1, settings: SETTINGS });
}
