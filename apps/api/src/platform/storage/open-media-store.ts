import type { Config } from '../../config/config.ts';
import { openMediaFolder } from '../../config/make-folder.ts';
import { createDiskMediaStore } from './disk-media-store.ts';
import type { MediaStore } from './media-store.ts';

/** Opens the store of uploaded files. @throws StartError when it can't be used. */
export async function openMediaStore(
  { dataDir }: Pick<Config, 'dataDir'>,
  location: Config['mediaLocation'],
): Promise<MediaStore> {
  const folder = openMediaFolder(dataDir);
  if (location === null) return createDiskMediaStore(folder);
  // Loaded on demand: the client is large and most deployments do not use it.
  const { createS3MediaStore } = await import('./s3-media-store.ts');
  return createS3MediaStore(location, `${folder}/incoming`);
}
