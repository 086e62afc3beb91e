import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createIncomingFiles } from './incoming-files.ts';
import { requireKey, storageKey, type MediaStore } from './media-store.ts';

export function createDiskMediaStore(folder: string): MediaStore {
  const incoming = createIncomingFiles(join(folder, 'incoming'));
  return {
    removeDrafts: incoming.removeDrafts,

    async stage(source) {
      const { path, ...file } = await incoming.receive(source);
      return { ...file, keep: (key = storageKey(file.sha256)) => keep(folder, path, key) };
    },

    async has(key) {
      const file = await openExisting(join(folder, requireKey(key)));
      await file?.close();
      return file !== null;
    },

    remove: (key) => rm(join(folder, requireKey(key)), { force: true }),

    async read(key, range) {
      const file = await openExisting(join(folder, requireKey(key)));
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

async function keep(folder: string, draft: string, key: string): Promise<string> {
  await mkdir(dirname(join(folder, requireKey(key))), { recursive: true });
  await rename(draft, join(folder, key));
  return key;
}
