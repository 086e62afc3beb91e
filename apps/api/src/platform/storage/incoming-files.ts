import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore, StagedFile } from './media-store.ts';

/** A received file, and its path until it is stored. */
export interface IncomingFile extends Omit<StagedFile, 'keep'> {
  readonly path: string;
}

export interface IncomingFiles extends Pick<MediaStore, 'removeDrafts'> {
  receive(source: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
}

const HEAD_BYTES = 64 * 1024;

/** Receives files on the disk before any media store, because their kind is known only when they are complete. */
export function createIncomingFiles(folder: string): IncomingFiles {
  return {
    async receive(source) {
      const path = join(folder, randomUUID());
      await mkdir(folder, { recursive: true });
      const discard = () => rm(path, { force: true });
      try {
        return { ...(await write(path, source)), path, read: () => createReadStream(path), discard };
      } catch (error) {
        await discard();
        throw error;
      }
    },

    async removeDrafts(before) {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        const draft = join(folder, name);
        // Another process may have stored or discarded it concurrently.
        const stats = await stat(draft).catch(() => null);
        if (stats && stats.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

async function write(
  path: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Omit<IncomingFile, 'discard' | 'path' | 'read'>> {
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
