import { createDeviceStorage } from '@bandwise/api-contract/client';
import { memoryStorage } from '@bandwise/api-contract/client/testing';
import { describe, expect, it } from 'vitest';
import { claimTab } from './claim-tab.ts';
import { createDrafts } from './device-drafts.ts';
import { newExam } from '../../model/form/new-exam.ts';

const owner = { userId: 'ann', skill: 'reading', examId: null };

/** A browser's locks, as far as they are used. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, callback: LockGrantedCallback<unknown>) => {
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request } as unknown as Pick<LockManager, 'request'>; // one of its two overloads
}

function device() {
  const values = memoryStorage();
  const storage = createDeviceStorage(() => values);
  const write = (tabId: string, savedAt: number) =>
    createDrafts(storage, owner, tabId).write('work', { savedAt, form: newExam('reading'), from: null });
  return { write, open: { storage, locks: fakeLocks() } };
}

describe('the drafts that an editor opens with', () => {
  it('are the latest, when no tab is writing them', async () => {
    const { write, open } = device();
    write('old', 1);
    write('new', 2);
    expect(await claimTab(open, owner)).toMatchObject({ tabId: 'new', isElsewhere: false });
  });

  it('are not those of a tab that is still open', async () => {
    const { write, open } = device();
    write('old', 1);
    write('new', 2);
    await claimTab(open, owner);
    expect(await claimTab(open, owner)).toMatchObject({ tabId: 'old', isElsewhere: true });
    const third = await claimTab(open, owner);
    expect(['old', 'new']).not.toContain(third.tabId);
  });

  it('are those of a tab that was closed a moment ago', async () => {
    const { write, open } = device();
    write('a', 1);
    (await claimTab(open, owner)).release();
    expect(await claimTab(open, owner)).toMatchObject({ tabId: 'a', isElsewhere: false });
  });

  it('are the latest where a browser has no locks, or refuses them', async () => {
    const { write, open } = device();
    write('a', 1);
    const refusing = { request: () => Promise.reject(new Error('denied')) };
    expect(await claimTab({ ...open, locks: undefined }, owner)).toMatchObject({ tabId: 'a' });
    expect(await claimTab({ ...open, locks: refusing }, owner)).toMatchObject({ tabId: 'a' });
  });
});
