import { randomHex, type DeviceStorage } from '@bandwise/api-contract/client';
import type { ExamForm } from '../../model/form/form.ts';

export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly form: ExamForm;
  /** The published test that the draft changes; null: nothing is published, or an earlier build stored the draft without it. */
  readonly from: ExamForm | null;
  /** The title of the published test that the draft duplicates unchanged. */
  readonly duplicateOf?: string;
  /** The server's draft that this one continues, and whether both are equal. */
  readonly server?: { readonly id: string; readonly revision: number; readonly isSaved: boolean } | null;
}

/** `work`: the current work. `mine`: the work that was set aside for another version. */
export type DraftSlot = 'work' | 'mine';

export interface Drafts {
  readonly read: (slot: DraftSlot) => Draft | null;
  /** @returns false if the browser did not store it. */
  readonly write: (slot: DraftSlot, draft: Draft) => boolean;
  readonly clear: (slot: DraftSlot) => void;
  /** Whether a storage key belongs to these drafts. */
  readonly holds: (key: string) => boolean;
  /** Leaves these drafts to another tab and starts new ones. */
  readonly startAnew: () => void;
}

export interface DraftOwner {
  readonly userId: string;
  readonly skill: string;
  /** null: the test is new. */
  readonly examId: string | null;
}

/** The version of the stored form. Drafts of unknown versions are not touched. */
const DRAFT_FORM = 2;

/** The revision of drafts without one: older than any published test. */
const UNKNOWN_REVISION = { revision: 0 };

const SLOTS = ['work', 'mine'] as const satisfies readonly DraftSlot[];

function prefix(slot: DraftSlot | 'steps', owner: DraftOwner): string {
  return ['bandwise', 'editor', slot, owner.userId, owner.skill, owner.examId ?? 'new', ''].join(':');
}

/** A random id for the drafts of one tab. */
export function newTabId(): string {
  return randomHex(12);
}

/** The tabs with drafts of an exam on the device, the last written first. */
export function listTabs(device: DeviceStorage, owner: DraftOwner): readonly string[] {
  const latest = new Map<string, number>();
  for (const start of SLOTS.map((slot) => prefix(slot, owner))) {
    for (const key of device.keys(start)) {
      const draft = readDraft(device.read(key));
      const tabId = key.slice(start.length);
      if (draft !== null) latest.set(tabId, Math.max(draft.savedAt, latest.get(tabId) ?? 0));
    }
  }
  return [...latest].sort(([, a], [, b]) => b - a).map(([tabId]) => tabId);
}

/** The unsaved work of one user on one exam, in one tab on this device. */
export function createDrafts(device: DeviceStorage, owner: DraftOwner, firstTabId: string): Drafts {
  let tabId = firstTabId;
  const key = (slot: DraftSlot | 'steps') => prefix(slot, owner) + tabId;
  // Earlier builds stored the steps of undo beside the draft.
  const removeSteps = () => device.remove(key('steps'));
  return {
    read: (slot) => readDraft(device.read(key(slot))),
    write(slot, draft) {
      removeSteps();
      device.write(key(slot), JSON.stringify({ draftForm: DRAFT_FORM, ...draft }));
      return device.isKeeping();
    },
    clear(slot) {
      device.remove(key(slot));
      removeSteps();
    },
    holds: (name) => SLOTS.some((slot) => key(slot) === name),
    startAnew() {
      tabId = newTabId();
    },
  };
}

function readDraft(text: string | null): Draft | null {
  const value = parsed(text ?? 'null');
  if (typeof value !== 'object' || value === null || !('draftForm' in value)) return null;
  if (value.draftForm !== DRAFT_FORM) return null;
  // The version proves that this console wrote it.
  const draft = value as unknown as Draft;
  return { ...draft, from: draft.from ?? null, form: { ...UNKNOWN_REVISION, ...draft.form } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
