import { PICTURES_COPIED_MAX } from '@bandwise/api-contract/admin';
import type { LookupFunction } from 'node:net';
import pLimit from 'p-limit';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { COPIED_PICTURES_BYTES_MAX, PICTURE_MAX } from '../../limits.ts';
import { createBoundedQueue } from '../background-work/bounded-queue.ts';
import { fetchPicture, type FetchedPicture } from './fetch-picture.ts';

/** Fetched pictures by address. */
export type FetchedPictures = ReadonlyMap<string, FetchedPicture>;

/**
 * Fetches pictures of other sites, within bounds of time, number and size.
 *
 * @throws AppError `busy` when others are fetching already.
 */
export type FetchPictures = (addresses: readonly string[]) => Promise<FetchedPictures>;

/** The allowed addresses and limits of one call. */
export interface FetchRules {
  readonly protocol: 'http:' | 'https:';
  /** Allowed private addresses, for tests only: no setting reaches this. */
  readonly allowed: readonly string[];
  readonly lookup?: LookupFunction;
  readonly pictures: number;
  readonly bytes: number;
  readonly bytesEach: number;
  readonly milliseconds: number;
  readonly millisecondsEach: number;
}

export const FETCH_RULES: FetchRules = {
  protocol: 'https:',
  allowed: [],
  pictures: PICTURES_COPIED_MAX,
  bytes: COPIED_PICTURES_BYTES_MAX,
  bytesEach: PICTURE_MAX,
  // Proxies commonly wait a minute for a response.
  milliseconds: 40_000,
  millisecondsEach: 15_000,
};

const AT_ONCE = 4;

export function createFetchPictures(rules: FetchRules = FETCH_RULES): FetchPictures {
  const queue = createBoundedQueue({
    running: 1,
    waitingMax: 4,
    busy: 'Many pictures are being copied at the moment.',
  });
  return (addresses) => queue(() => fetchAll(addresses, rules));
}

async function fetchAll(addresses: readonly string[], rules: FetchRules): Promise<FetchedPictures> {
  const { protocol, bytesEach, lookup } = rules;
  const all = AbortSignal.timeout(rules.milliseconds);
  const Agent = protocol === 'https:' ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent;
  const agent = new Agent({ allowIPAddressList: [...rules.allowed], ...(lookup && { lookup }) });
  let left = rules.bytes;
  const takeBytes = (count: number) => {
    left -= count;
    return left >= 0;
  };
  const limit = pLimit(AT_ONCE);
  const fetchOne = (address: string): Promise<FetchedPicture> => {
    const signal = AbortSignal.any([all, AbortSignal.timeout(rules.millisecondsEach)]);
    return fetchPicture(address, { agent, protocol, signal, bytesMax: bytesEach, takeBytes });
  };
  const fetchedAddresses = addresses.slice(0, rules.pictures);
  const fetched = await Promise.all(
    fetchedAddresses.map(async (address) => [address, await limit(() => fetchOne(address))] as const),
  );
  const reason = `at most ${rules.pictures} pictures are copied at a time`;
  const others = addresses.slice(rules.pictures).map((address) => [address, { reason }] as const);
  agent.destroy();
  return new Map([...fetched, ...others]);
}
