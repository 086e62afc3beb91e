import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes that were received, not yet kept. One of `keep` and `discard` must be called. */
export interface StagedFile {
  readonly size: number;
  readonly sha256: Buffer;
  /** The first bytes, to tell what it is. */
  readonly head: Buffer;
  /** Keeps it and answers its storage key. The same bytes are kept once. */
  keep(): Promise<string>;
  discard(): Promise<void>;
}

/** Where uploaded sounds and pictures are kept: a folder here, an object store elsewhere. Keys are opaque. */
export interface MediaStore {
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /** Removes what a process that died was receiving: drafts that nothing was added to since. */
  removeDrafts(before: Date): Promise<void>;
  /** The bytes from `start` to `end`, both included; null: they are not there, though their row may be. */
  read(key: string, range: { readonly start: number; readonly end: number }): Promise<Readable | null>;
}

const HEAD_BYTES = 64 * 1024;
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{64}$/;

/** Files named by their content, so that a stored file never changes and an upload made twice is kept once. */
export function createDiskMediaStore(folder: string): MediaStore {
  const incoming = join(folder, 'incoming');
  return {
    async stage(source) {
      const draft = join(incoming, randomUUID());
      await mkdir(dirname(draft), { recursive: true });
      const discard = () => rm(draft, { force: true });
      try {
        const { size, sha256, head } = await write(draft, source);
        return { size, sha256, head, discard, keep: () => keep(folder, draft, sha256) };
      } catch (error) {
        await discard();
        throw error;
      }
    },

    async removeDrafts(before) {
      await mkdir(incoming, { recursive: true });
      for (const name of await readdir(incoming)) {
        const draft = join(incoming, name);
        // Another process may have kept or discarded it in this very moment.
        const found = await stat(draft).catch(() => null);
        if (found && found.mtime < before) await rm(draft, { force: true });
      }
    },

    async read(key, range) {
      if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
      const file = await openExisting(join(folder, key));
      return file && file.createReadStream(range);
    },
  };
}

async function openExisting(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function write(path: string, source: AsyncIterable<Uint8Array>): Promise<Omit<StagedFile, 'keep' | 'discard'>> {
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let size = 0;
  await using file = await open(path, 'wx');
  for await (const chunk of source) {
    if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
    size += chunk.byteLength;
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  await file.sync();
  return { size, sha256: hash.digest(), head: Buffer.concat(head) };
}

async function keep(folder: string, draft: string, sha256: Buffer): Promise<string> {
  const name = sha256.toString('hex');
  const key = `${name.slice(0, 2)}/${name}`;
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
  await rename(draft, join(folder, key));
  return key;
}
