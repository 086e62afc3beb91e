import type { DeviceStorage } from '@bandwise/api-contract/client';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export const SKIP_SECONDS = 10;
export const VOLUME_STEP = 0.01;

/** A position within the recording; one whose length is not known yet has no end. */
export function clampPosition(seconds: number, duration: number): number {
  const end = Number.isFinite(duration) ? duration : Number.POSITIVE_INFINITY;
  return Math.min(Math.max(0, seconds), end);
}

export const VOLUME_KEY = 'volume';

/** The volume that was last set on this device: 0 to 1. */
export function readVolume(device: DeviceStorage): number {
  const stored = device.read(VOLUME_KEY);
  const volume = stored === null || stored === '' ? Number.NaN : Number(stored);
  return volume >= 0 && volume <= 1 ? volume : 1;
}
