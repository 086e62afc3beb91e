import { randomId, type DeviceStorage } from '@bandwise/api-contract/client';
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

/** Replaces the draft, whose words count as typed. */
export function replaceDraft(device: DeviceStorage, draft: WritingDraft, text: string): void {
  device.write(writingKey(draft), text);
  device.remove(pastedKey(draft));
}

export function writePasted(device: DeviceStorage, draft: WritingDraft, words: number): void {
  device.write(pastedKey(draft), String(words));
}

/** What the device knows of the draft on the server. Times are milliseconds since 1970 by the server's clock. */
export interface DraftMark {
  /** The id that the submission will have. */
  readonly id: string;
  /** The time of the last change. */
  readonly at: number;
  /** The time of the last change that the server has; lower than `at` while there is an unsaved one. */
  readonly saved: number;
}

const markKey = ({ owner, sectionId }: WritingDraft) => `writing-mark:${owner}:${sectionId}`;

/** null: nothing was typed since drafts are saved on the server, or the stored value is damaged. */
export function readMark(device: DeviceStorage, draft: WritingDraft): DraftMark | null {
  const [id, at, saved] = (device.read(markKey(draft)) ?? '').split(' ');
  const times = [Number(at), Number(saved)] as const;
  return id && saved !== undefined && times.every(Number.isFinite) ? { id, at: times[0], saved: times[1] } : null;
}

export function writeMark(device: DeviceStorage, draft: WritingDraft, { id, at, saved }: DraftMark): void {
  device.write(markKey(draft), `${id} ${at} ${saved}`);
}

/** The draft was changed now; it has the id of its first change. */
export function markChanged(device: DeviceStorage, draft: WritingDraft, now: number): void {
  const { id, at, saved } = readMark(device, draft) ?? { id: randomId(), at: 0, saved: 0 };
  writeMark(device, draft, { id, at: Math.max(Math.round(now), at + 1), saved });
}

/** The next draft of the section has another id. */
export function forgetMark(device: DeviceStorage, draft: WritingDraft): void {
  device.remove(markKey(draft));
}

/** Returns how many words of the draft were pasted. */
export function pastedWords(device: DeviceStorage, draft: WritingDraft): number {
  return Number(device.read(pastedKey(draft))) || 0;
}

/** Counts the words of a pasted text. A draft that was empty before has no earlier ones. */
export function countPasted(device: DeviceStorage, draft: WritingDraft, { before, pasted }: Paste): void {
  const earlier = before.trim() === '' ? 0 : pastedWords(device, draft);
  writePasted(device, draft, earlier + wordCount(pasted));
}
