import type { DeviceStorage } from '@bandwise/api-contract/client';
import { listTabs, newTabId, type DraftOwner } from './device-drafts.ts';

export interface ClaimedTab {
  readonly tabId: string;
  /** Another tab is writing the same test, with separate drafts. */
  readonly isElsewhere: boolean;
  readonly release: () => void;
}

interface Device {
  readonly storage: DeviceStorage;
  /** undefined if the browser has no locks, as on plain http. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** A released lock is free only a moment later, so the next request waits for it. */
let releasing: Promise<unknown> = Promise.resolve();

/**
 * Claims the latest drafts of a test that no open tab is writing, or starts new ones. Without locks, two tabs detect each other by their
 * writes (`editor-draft.ts`).
 */
export async function claimTab({ storage, locks }: Device, owner: DraftOwner): Promise<ClaimedTab> {
  const tabs = listTabs(storage, owner);
  const unlocked = { tabId: tabs[0] ?? newTabId(), isElsewhere: false, release: () => undefined };
  if (locks === undefined) return unlocked;
  let isElsewhere = false;
  try {
    await releasing;
    for (const tabId of [...tabs, newTabId()]) {
      const release = await acquireLock(locks, `bandwise:editor:${tabId}`);
      if (release !== null) return { tabId, isElsewhere, release };
      isElsewhere = true;
    }
  } catch {
    // A browser may refuse locks, as it may refuse storage.
  }
  return unlocked;
}

/** Acquires a lock. @returns a function that releases it; null if another tab has it. */
function acquireLock(locks: Pick<LockManager, 'request'>, name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve(() => {
          releasing = request;
          release();
        });
      });
    });
    request.catch(reject);
  });
}
