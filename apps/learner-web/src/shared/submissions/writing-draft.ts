import type { DeviceStorage } from '@bandwise/api-contract/client';
import { wordCount } from '@bandwise/domain/internal';

/** The text of a writing task that one account writes on this device. */
export interface WritingDraft {
  /** The account's id, GUEST or PREVIEW. */
  readonly owner: string;
  readonly sectionId: string;
}

/** The key of the text in the device's storage, which the writing screen also has: a module for one line would be one more request. */
export const writingKey = ({ owner, sectionId }: WritingDraft) => `writing:${owner}:${sectionId}`;

/** A text that the learner pastes into a draft. */
export interface Paste {
  /** The text of the draft before. */
  readonly before: string;
  readonly pasted: string;
}

const pastedKey = ({ owner, sectionId }: WritingDraft) => `writing-pasted:${owner}:${sectionId}`;

/** Replaces the draft and the count of its pasted words. */
export function replaceDraft(device: DeviceStorage, draft: WritingDraft, text: string): void {
  device.write(writingKey(draft), text);
  device.remove(pastedKey(draft));
}

/** Returns how many words of the draft were pasted. */
export function pastedWords(device: DeviceStorage, draft: WritingDraft): number {
  return Number(device.read(pastedKey(draft))) || 0;
}

/** Counts the words of a pasted text. A draft that was empty before has no earlier ones. */
export function countPasted(device: DeviceStorage, draft: WritingDraft, { before, pasted }: Paste): void {
  const earlier = before.trim() === '' ? 0 : pastedWords(device, draft);
  device.write(pastedKey(draft), String(earlier + wordCount(pasted)));
}
