import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import type { Schema } from '../db/schema.ts';
import { openMediaStore } from '../platform/storage/open-media-store.ts';
import { finding, type Finding } from './finding.ts';

/** Enough to notice that a folder was forgotten in a move; `media:copy` reads every file. */
const NEWEST = 100;

export async function examineFiles(
  config: Pick<Config, 'dataDir' | 'mediaLocation'>,
  db: Kysely<Schema>,
): Promise<readonly Finding[]> {
  try {
    const store = await openMediaStore(config, config.mediaLocation);
    const files = await db
      .selectFrom('media')
      .select(['storage_key', 'filename'])
      .orderBy('created_at', 'desc')
      .limit(NEWEST)
      .execute();
    const missing: string[] = [];
    for (const { storage_key, filename } of files) {
      const byte = await store.read(storage_key, { start: 0, end: 0 });
      byte?.destroy();
      if (!byte) missing.push(filename);
    }
    const place =
      config.mediaLocation === null ? `${config.dataDir}/media` : `the bucket ${config.mediaLocation.bucket}`;
    const level = missing.length === 0 ? 'ok' : 'error';
    return [finding(level, 'files', filesText(files.length, missing, place))];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [finding('error', 'files', error.message)];
  }
}

function filesText(count: number, [first, ...others]: readonly string[], place: string): string {
  if (count === 0) return 'no uploaded files yet';
  if (count === 1)
    return `checked the newest file: it is ${first === undefined ? `in ${place}` : `missing in ${place} (“${first}”)`}`;
  const checked = `checked the ${count} newest files:`;
  if (first === undefined) return `${checked} none is missing in ${place}`;
  if (others.length === 0) return `${checked} 1 is missing in ${place} (“${first}”)`;
  return `${checked} ${1 + others.length} are missing in ${place}, such as “${first}”`;
}
