import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../config/start-error.ts';
import { reason } from '../errors/reason.ts';
import type { Manifest } from './manifest.ts';

/** As `sha256sum` writes and checks it. */
export const SUMS = 'SHA256SUMS';
export const MANIFEST = 'manifest.json';

export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** A backup that is being written; the folder gets its final name when it is complete. */
export interface BackupFolder {
  write(file: string, source: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<Written>;
  /** Hard-links an existing file. @returns false if the file system can't. */
  link(file: string, existing: string, written: Written): Promise<boolean>;
  remove(file: string): Promise<void>;
  finish(manifest: Manifest): Promise<void>;
  discard(): Promise<void>;
}

/** @throws StartError when the folder exists or can't be written. */
export async function createBackupFolder(folder: string): Promise<BackupFolder> {
  const draft = `${folder}.part`;
  if (await isThere(folder)) throw new StartError(`${folder} already exists. Choose another name`);
  if (await isThere(draft))
    throw new StartError(
      `${draft} already exists: another backup is running, or one was interrupted. If none is running, remove it`,
    );
  await writing(draft, mkdir(draft, { recursive: true, mode: 0o700 }));
  const sums = new Map<string, string>();

  async function place(file: string): Promise<string> {
    const place = path.join(draft, file);
    await writing(place, mkdir(path.dirname(place), { recursive: true, mode: 0o700 }));
    return place;
  }

  async function write(file: string, source: Parameters<BackupFolder['write']>[1]): Promise<Written> {
    const written = await writeFile(await place(file), source);
    sums.set(file, written.sha256);
    return written;
  }

  return {
    write,
    async link(file, existing, { sha256 }) {
      try {
        await link(existing, await place(file));
      } catch {
        return false;
      }
      sums.set(file, sha256);
      return true;
    },
    async remove(file) {
      sums.delete(file);
      await rm(path.join(draft, file), { force: true });
    },
    async finish(manifest) {
      await write(MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
      const lines = [...sums].map(([file, sha256]) => `${sha256}  ${file}\n`);
      await writeFile(path.join(draft, SUMS), [Buffer.from(lines.join(''))]);
      await writing(folder, rename(draft, folder));
      await using parent = await writing(folder, open(path.dirname(folder)));
      await writing(folder, parent.sync());
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

async function writeFile(place: string, source: Parameters<BackupFolder['write']>[1]): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  // The mode protects password hashes and answer keys.
  await using file = await writing(place, open(place, 'wx', 0o600));
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.byteLength;
    await writing(place, file.writeFile(chunk));
  }
  await writing(place, file.sync());
  return { bytes, sha256: hash.digest('hex') };
}

/** Translates a full disk into a StartError. @throws StartError */
async function writing<T>(place: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StartError(`${place} cannot be written (${reason(error)})`, { cause: error });
  }
}

/** The size and hash of a file; null if it is missing. */
export async function hashFile(place: string): Promise<Written | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(place) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function isThere(place: string): Promise<boolean> {
  return (await stat(place).catch(() => null)) !== null;
}
