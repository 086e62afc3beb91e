import type { DeviceStorage } from '@bandwise/api-contract/client';

/** The learner's position in an exam, restored after a reload. */
export interface Place {
  /** The index of the part, from 0. */
  readonly part: number;
  /** The current question of each part; null for the first. */
  readonly numbers: readonly (number | null)[];
}

export interface PlaceKey {
  readonly owner: string;
  readonly sitting: string;
  readonly exam: number;
}

const BEGINNING: Place = { part: 0, numbers: [] };
const addressOf = ({ owner, sitting }: Omit<PlaceKey, 'exam'>) => `sitting-place:${owner}:${sitting}`;

/** Reads the stored position; an invalid one is the beginning. */
export function readPlace(device: Pick<DeviceStorage, 'read'>, key: PlaceKey, parts: number): Place {
  try {
    const stored: unknown = JSON.parse(device.read(addressOf(key)) ?? '[]');
    const [exam, part, ...numbers] = Array.isArray(stored) ? stored.map(Number) : [];
    const isPlace = exam === key.exam && part !== undefined && Number.isInteger(part) && part >= 0 && part < parts;
    return isPlace ? { part, numbers: numbers.map((number) => (number > 0 ? number : null)) } : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export function keepPlace(device: Pick<DeviceStorage, 'write'>, key: PlaceKey, { part, numbers }: Place): void {
  device.write(addressOf(key), JSON.stringify([key.exam, part, ...numbers]));
}

export function forgetPlace(device: Pick<DeviceStorage, 'remove'>, key: Omit<PlaceKey, 'exam'>): void {
  device.remove(addressOf(key));
}
