import type { FetchedPictures } from '../../platform/pictures/fetch-pictures.ts';
import { readFetched as read, type ReadFetched } from '../../platform/pictures/read-fetched.ts';
import { cleanSvg as clean, type CleanSvg } from '../../platform/pictures/clean-svg.ts';

/** Cleaning a large drawing takes seconds. */
export function cleanSvg(bytes: Uint8Array): Promise<CleanSvg> {
  return clean(bytes);
}

export function readFetched(fetched: FetchedPictures): Promise<ReadFetched> {
  return read(fetched);
}
