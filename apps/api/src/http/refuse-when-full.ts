import type { HttpMethod, RouteContract } from '@bandwise/api-contract/common';
import type { Deps } from '../deps.ts';
import { notSaved } from './errors/not-saved.ts';

/** The refusal of a call on a full disk; null if the call stores nothing here. */
export type RefuseWhenFull = (method: HttpMethod, contract: RouteContract) => (() => Promise<void>) | null;

/**
 * Refuses writes while the disk has too little space, early enough that accepted requests finish. With a database server, only uploads use
 * this disk.
 */
export function createRefuseWhenFull({ config, storage }: Pick<Deps, 'config' | 'storage'>): RefuseWhenFull {
  const isEmbedded = config.databaseUrl === null;
  return (method, contract) => {
    const isStored = contract.upload ?? (isEmbedded && method !== 'GET' && !contract.servedWhenFull);
    if (!isStored) return null;
    return async () => {
      if ((await storage.trouble()) !== null) throw notSaved();
    };
  };
}
