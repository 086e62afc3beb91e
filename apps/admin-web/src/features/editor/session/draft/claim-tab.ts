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
  /** undefined: the browser has none to give, as on plain http. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** A lock is free a moment after it was released: a request made at once must wait for that. */
let releasing: Promise<unknown> = Promise.resolve();

/**
 * Takes over the latest drafts of a test that no open tab is writing, or begins new ones. Without locks it cannot be
 * told who is writing: then two tabs find out by what they write (`editor-draft.ts`).
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
    // A browser may refuse locks as it may refuse to keep anything.
  }
  return unlocked;
}

/** Acquires a lock until the returned function is called; null: another tab has it. */
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
