import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { AnswersBody, DeliverySectionBody, MarkedBody } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { GUEST_REVIEW } from '../practice/practice-address.ts';

/** A marked attempt of a guest, which an account may take over. */
export interface GuestResult {
  readonly sectionID: string;
  readonly part_number: number;
  readonly skill: Skill;
  readonly title: string;
  /** The token that starting the attempt answered. */
  readonly attempt: string;
  readonly answers: AnswersBody;
  readonly correctCount: number;
  readonly total: number;
  /** The part and its marks, for the review; an older release stored neither. */
  readonly section?: DeliverySectionBody;
  readonly result?: MarkedBody;
  /** Milliseconds since 1970 of the marking, and of the moment the guest went to sign in to save it. */
  readonly at: number;
  readonly wantedAt?: number;
}

export const GUEST_RESULT = 'guest-result:';
/** The server takes an attempt for so long after its start. */
const LIFE = 7 * 24 * 60 * 60_000;
/** A sign-in so soon is that of the guest. Later it may be another user of the device, who has to confirm. */
const SOON = 30 * 60_000;

type Device = Pick<DeviceStorage, 'keys' | 'read' | 'remove' | 'write'>;

const addressOf = ({ at, sectionID }: GuestResult) => `${GUEST_RESULT}${sectionID}:${at}`;

export function keepGuestResult(device: Pick<Device, 'write'>, result: GuestResult): void {
  device.write(addressOf(result), JSON.stringify(result));
}

type Marked = Pick<GuestResult, 'answers' | 'at' | 'attempt'> & Required<Pick<GuestResult, 'result' | 'section'>>;

/** Stores what was just marked. @returns the name of the result in the address of its review. */
export function storeMarked(device: Pick<Device, 'write'>, marked: Marked): string {
  const { id: sectionID, part_number, skill, title } = marked.section;
  const { correctCount, total } = marked.result;
  keepGuestResult(device, { ...marked, sectionID, part_number, skill, title, correctCount, total });
  return guestReviewId(marked);
}

/** Names a result in the address of its review. */
export const guestReviewId = ({ at }: Pick<GuestResult, 'at'>) => `${GUEST_REVIEW}${at}`;

export function forgetGuestResult(device: Pick<Device, 'remove'>, result: GuestResult): void {
  device.remove(addressOf(result));
}

/** The stored results of this browser, the latest first. Expired ones are removed. */
export function guestResults(device: Device, now: number): readonly GuestResult[] {
  const results = device.keys(GUEST_RESULT).flatMap((address) => {
    const result = readResult(device.read(address));
    if (result && now - result.at < LIFE) return [result];
    device.remove(address);
    return [];
  });
  return [...results].sort((one, other) => other.at - one.at);
}

/** Notes that the guest signs in to keep the results of a section. */
export function wantGuestResults(device: Device, sectionID: string, now: number): void {
  for (const result of guestResults(device, now))
    if (result.sectionID === sectionID) keepGuestResult(device, { ...result, wantedAt: now });
}

export function isWanted({ wantedAt }: Pick<GuestResult, 'wantedAt'>, now: number): boolean {
  return wantedAt !== undefined && now - wantedAt < SOON;
}

function readResult(text: string | null): GuestResult | null {
  try {
    // Only this code writes there.
    return JSON.parse(text ?? 'null') as GuestResult | null;
  } catch {
    return null;
  }
}
