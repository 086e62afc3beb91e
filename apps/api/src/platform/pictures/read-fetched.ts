import { mediaUrl } from '@bandwise/api-contract/common';
import type { FetchedPictures } from './fetch-pictures.ts';
import { readPicture, type TakenPicture } from './read-picture.ts';

/** Pictures of other sites that can be stored, and the reasons for others. */
export interface ReadFetched {
  readonly pictures: readonly TakenPicture[];
  /** Their new addresses and descriptions, by their original addresses. */
  readonly addresses: ReadonlyMap<string, { readonly src: string; readonly description: string }>;
  /** Reasons by address. */
  readonly notCopied: Readonly<Record<string, string>>;
}

/** Reads fetched files by their bytes, not their headers. Cleaning a large drawing takes seconds. */
export async function readFetched(fetched: FetchedPictures): Promise<ReadFetched> {
  const pictures: TakenPicture[] = [];
  const addresses = new Map<string, { readonly src: string; readonly description: string }>();
  const notCopied: [string, string][] = [];
  for (const [address, answer] of fetched) {
    const read = 'reason' in answer ? answer : await readPicture(answer);
    if ('reason' in read) {
      notCopied.push([address, read.reason]);
      continue;
    }
    const { description, ...picture } = read;
    pictures.push(picture);
    addresses.set(address, { src: mediaUrl(picture.id), description });
  }
  return { pictures, addresses, notCopied: Object.fromEntries(notCopied) };
}
