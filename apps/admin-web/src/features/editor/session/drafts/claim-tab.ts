import type { DeviceStorage } from '@bandwise/api-contract/client';
import { listTabs, newTabId, type DraftOwner } from './drafts.ts';

export interface ClaimedTab {
  readonly tabId: string;
  /** The same test is being written in another tab, with drafts of its own. */
  readonly isElsewhere: boolean;
  readonly release: () => void;
}

interface Device {
  readonly storage: DeviceStorage;
  /** undefined: the browser has none to give, as on plain http. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** A lock is free a moment after it was let go: who asks at once must wait for that. */
let lettingGo: Promise<unknown> = Promise.resolve();

/**
 * Takes over the latest drafts of a test that no open tab is writing, or begins new ones. Without locks it cannot be
 * told who is writing: then two tabs find out by what they write (`unsaved-work.ts`).
 */
export async function claimTab({ storage, locks }: Device, owner: DraftOwner): Promise<ClaimedTab> {
  const known = listTabs(storage, owner);
  const unlocked = { tabId: known[0] ?? newTabId(), isElsewhere: false, release: () => undefined };
  if (locks === undefined) return unlocked;
  let isElsewhere = false;
  try {
    await lettingGo;
    for (const tabId of [...known, newTabId()]) {
      const release = await hold(locks, `bandwise:editor:${tabId}`);
      if (release !== null) return { tabId, isElsewhere, release };
      isElsewhere = true;
    }
  } catch {
    // A browser may refuse locks as it may refuse to keep anything.
  }
  return unlocked;
}

/** Holds a lock until the returned function is called; null: someone else holds it. */
function hold(locks: Pick<LockManager, 'request'>, name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((letGo) => {
        resolve(() => {
          lettingGo = held;
          letGo();
        });
      });
    });
    held.catch(reject);
  });
}
