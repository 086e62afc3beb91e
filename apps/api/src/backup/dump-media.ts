import path from 'node:path';
import { sql } from 'kysely';
import type { MediaStore } from '../platform/storage/media-store.ts';
import { hashFile, type BackupFolder } from './backup-folder.ts';
import { MEDIA_FOLDER } from './manifest.ts';
import type { Session } from './session.ts';

export interface MediaFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
  /** One of its upload names. */
  readonly filename: string;
}

/**
 * The files that the rows of this transaction name, without uploads that have been unused for a day: the job may remove them while they are
 * copied. An older release has no such column.
 */
export async function readMedia({ db }: Session): Promise<readonly MediaFile[]> {
  const { rows } = await sql<Row>`
    select distinct on (storage_key) storage_key as key, size, encode(sha256, 'hex') as sha256, filename
      from media
     where coalesce((to_jsonb(media) ->> 'unused_since')::timestamptz > now() - interval '1 day', true)
     order by storage_key`.execute(db);
  return [...rows, ...(await readRecordings(db))].map(({ key, size, sha256, filename }) => ({
    key,
    size: Number(size),
    sha256,
    filename,
  }));
}

type Row = Omit<MediaFile, 'size'> & { readonly size: string };

/** The finished recordings of learners, without those that the job may remove while they are copied. An older release has no such table. */
async function readRecordings(db: Session['db']): Promise<readonly Row[]> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('recordings')::text as name`.execute(
    db,
  );
  if (tables[0]?.name === null) return [];
  const { rows } = await sql<Row>`
    select storage_key as key, size, encode(sha256, 'hex') as sha256, 'recording ' || id as filename
      from recordings
     where storage_key is not null and size is not null and (submission_id is not null or created_at > now() - interval '6 days')
     order by storage_key`.execute(db);
  return rows;
}

interface MediaWork {
  readonly files: readonly MediaFile[];
  readonly from: MediaStore;
  readonly to: BackupFolder;
  /** An older backup: files that it contains are linked instead of written. */
  readonly previous: string | null;
}

export interface MediaDumped {
  readonly bytes: number;
  /** Files that are missing or damaged. */
  readonly missing: readonly MediaFile[];
}

/**
 * Files never change once their row is there, and only unused ones are removed: so they can be copied after the rows, while others
 * are added.
 */
export async function dumpMedia(work: MediaWork): Promise<MediaDumped> {
  const missing: MediaFile[] = [];
  let bytes = 0;
  for (const file of work.files) {
    if (await dumpFile(work, file)) bytes += file.size;
    else missing.push(file);
  }
  return { bytes, missing };
}

async function dumpFile({ from, to, previous }: MediaWork, file: MediaFile): Promise<boolean> {
  const name = `${MEDIA_FOLDER}${file.key}`;
  const isSame = (written: { bytes: number; sha256: string } | null) =>
    written?.bytes === file.size && written.sha256 === file.sha256;
  if (previous !== null) {
    const existing = path.join(previous, name);
    const existingFile = await hashFile(existing);
    if (existingFile && isSame(existingFile) && (await to.link(name, existing, existingFile))) return true;
  }
  const source = await from.read(file.key, { start: 0, end: file.size - 1 });
  if (!source) return false;
  if (isSame(await to.write(name, source as AsyncIterable<Uint8Array>))) return true; // no encoding is set
  await to.remove(name);
  return false;
}
