import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { WritingDraft } from '../../../shared/submissions/writing-draft.ts';

/** A text that the learner has handed in and the server has not confirmed. */
export interface PendingText {
  /** The id of the submission. */
  readonly id: string;
  readonly text: string;
  readonly pasted_words: number;
}

const keyOf = ({ owner, sectionId }: WritingDraft) => `hand-in:${owner}:${sectionId}`;

export function storePending(device: DeviceStorage, draft: WritingDraft, pending: PendingText): void {
  device.write(keyOf(draft), JSON.stringify(pending));
}

export function forgetPending(device: DeviceStorage, draft: WritingDraft): void {
  device.remove(keyOf(draft));
}

/** null: none is stored, or the stored value is damaged. */
export function readPending(device: DeviceStorage, draft: WritingDraft): PendingText | null {
  try {
    const value: unknown = JSON.parse(device.read(keyOf(draft)) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('id' in value && 'text' in value && 'pasted_words' in value)) return null;
    const { id, text, pasted_words } = value;
    if (typeof id !== 'string' || typeof text !== 'string' || typeof pasted_words !== 'number') return null;
    return { id, text, pasted_words };
  } catch {
    return null;
  }
}
