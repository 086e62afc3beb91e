import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { filesAfter, type StoredFileRow } from './media.repo.ts';

export interface MediaCopied {
  readonly copied: number;
  /** Files that already existed with the right content. */
  readonly present: number;
  /** A line for each file that could not be copied. */
  readonly problems: readonly string[];
}

interface CopyWork {
  readonly db: Kysely<Schema>;
  readonly from: MediaStore;
  readonly to: MediaStore;
}

/** Copies every uploaded file, and every recording of a learner, from one store to another, and reads each back there. The files of `from` stay. */
export async function copyMedia(work: CopyWork): Promise<MediaCopied> {
  let [copied, present] = [0, 0];
  const problems: string[] = [];
  for (let last: string | null = null; ;) {
    const rows: readonly StoredFileRow[] = await filesAfter(work.db, last);
    for (const row of rows) {
      const outcome = await copyOne(work, row);
      if (outcome === 'copied') copied += 1;
      else if (outcome === 'present') present += 1;
      else problems.push(`${row.filename} (${row.id}): ${outcome.problem}`);
    }
    const next = rows.at(-1)?.storage_key;
    if (next === undefined) return { copied, present, problems };
    last = next;
  }
}

async function copyOne(
  { from, to }: CopyWork,
  row: StoredFileRow,
): Promise<'copied' | 'present' | { problem: string }> {
  if (await isSound(to, row)) return 'present';
  const bytes = await readAll(from, row);
  if (!bytes) return { problem: 'it is missing' };
  const staged = await to.stage(bytes);
  if (!staged.sha256.equals(row.sha256)) {
    await staged.discard();
    return { problem: 'it is damaged: its content is not what was uploaded' };
  }
  await staged.keep(row.storage_key);
  return (await isSound(to, row)) ? 'copied' : { problem: 'its copy is not the same as the original' };
}

async function isSound(store: MediaStore, row: StoredFileRow): Promise<boolean> {
  const bytes = await readAll(store, row);
  if (!bytes) return false;
  const hash = createHash('sha256');
  for await (const chunk of bytes as AsyncIterable<Uint8Array>) hash.update(chunk); // no encoding is set
  return hash.digest().equals(row.sha256);
}

const readAll = (store: MediaStore, { storage_key, size }: StoredFileRow) =>
  store.read(storage_key, { start: 0, end: size - 1 });
