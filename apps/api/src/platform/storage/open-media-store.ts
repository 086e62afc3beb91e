import type { Config } from '../../config/config.ts';
import { openMediaFolder } from '../../config/make-folder.ts';
import { createDiskMediaStore } from './disk-media-store.ts';
import type { MediaStore } from './media-store.ts';

/** Where this deployment keeps what is uploaded. @throws StartError when it cannot be used. */
export async function openMediaStore(
  { dataDir }: Pick<Config, 'dataDir'>,
  location: Config['mediaLocation'],
): Promise<MediaStore> {
  const folder = openMediaFolder(dataDir);
  if (location === null) return createDiskMediaStore(folder);
  // Its client is large, and most deployments have none.
  const { createS3MediaStore } = await import('./s3-media-store.ts');
  return createS3MediaStore(location, `${folder}/incoming`);
}
