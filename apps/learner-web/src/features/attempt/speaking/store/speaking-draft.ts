import { randomId, type DeviceStorage } from '@bandwise/api-contract/client';
import type { RecordingType } from '@bandwise/api-contract/learner';
import type { SpeakingPrompt } from '@bandwise/domain';
import type { RecordingEnd } from '../recorder/record.ts';

/** A prompt of a speaking test. */
export interface TestPrompt {
  /** Unique within the test. */
  readonly key: string;
  readonly sectionID: string;
  /** The index in the section's prompts. */
  readonly index: number;
  readonly prompt: SpeakingPrompt;
}

/** The recorded answer to a prompt, without its sound. */
export interface Answer {
  readonly recordingId: string;
  readonly type: RecordingType;
  /** Chunks on the device. */
  readonly chunks: number;
  readonly ms: number;
  /** null: it is being recorded. `closed`: the page was closed in the meantime. */
  readonly end: RecordingEnd | 'closed' | null;
  /** Whether the server has the recording, without its sound. */
  readonly isCreated: boolean;
  /** Chunks that the server has. */
  readonly sent: number;
  /** Whether the server has the whole recording. */
  readonly isFinished: boolean;
}

/** The recorded answers of a test before they are handed in. */
export interface SpeakingDraft {
  /** The id of the submission. */
  readonly id: string;
  /** The answers by the key of their prompt. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** The keys of prompts whose answers the browser removed before the server had them. */
  readonly lost: readonly string[];
  /** The number of prompts that were asked, under exam conditions. */
  readonly questionCount: number;
  /** The learner has handed in, and the server has not confirmed. */
  readonly isHandedIn: boolean;
}

/** The owner and the test of a draft. `test`: the id of a section, or of an exam under exam conditions. */
export interface SpeakingKey {
  readonly owner: string;
  readonly test: string;
}

const addressOf = ({ owner, test }: SpeakingKey) => `speaking:${owner}:${test}`;

export function storeDraft(device: DeviceStorage, key: SpeakingKey, draft: SpeakingDraft): void {
  device.write(addressOf(key), JSON.stringify(draft));
}

export function forgetDraft(device: DeviceStorage, key: SpeakingKey): void {
  device.remove(addressOf(key));
}

/** Reads the stored draft, or begins one. A recording that was running when the page was closed has ended; one without sound is dropped. */
export function openDraft(device: DeviceStorage, key: SpeakingKey): SpeakingDraft {
  const stored = readDraft(device.read(addressOf(key)));
  if (!stored) return { id: randomId(), answers: {}, lost: [], questionCount: 0, isHandedIn: false };
  const answers = Object.entries(stored.answers)
    .filter(([, { chunks }]) => chunks > 0)
    .map(([prompt, answer]) => [prompt, answer.end === null ? { ...answer, end: 'closed' as const } : answer] as const);
  return { ...stored, lost: stored.lost ?? [], answers: Object.fromEntries(answers) };
}

/** Older drafts name no lost answers. */
type StoredDraft = Omit<SpeakingDraft, 'lost'> & Partial<Pick<SpeakingDraft, 'lost'>>;

function readDraft(text: string | null): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('id' in value && 'answers' in value && 'questionCount' in value && 'isHandedIn' in value)) return null;
    // Only this module writes it.
    return value as StoredDraft;
  } catch {
    return null;
  }
}
