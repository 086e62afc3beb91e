export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export const SKIP_SECONDS = 10;
export const VOLUME_STEP = 0.01;

/** A position within the recording; one whose length is not known yet has no end. */
export function clampPosition(seconds: number, duration: number): number {
  const end = Number.isFinite(duration) ? duration : Number.POSITIVE_INFINITY;
  return Math.min(Math.max(0, seconds), end);
}
