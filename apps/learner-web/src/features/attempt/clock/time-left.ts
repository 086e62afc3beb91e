import { DEFAULT_MINUTES } from '../store/attempt/duration.ts';

export const DEFAULT_SECONDS = DEFAULT_MINUTES * 60;

/** Whole seconds until the deadline, rounded up: 0 only once it has passed. Both in milliseconds since 1970. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Milliseconds until the number of whole seconds changes. */
export function untilNextSecond(deadline: number, now: number): number {
  return (deadline - now) % 1000 || 1000;
}

/** `16:00`; minutes may pass 59. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

const ANNOUNCED_MINUTES = [10, 5, 1];
/** Seconds during which a tab that slept through the exact second still announces it. */
const ANNOUNCED_SECONDS = 30;

/** The minutes that are announced now, for half a minute each, or null. */
export function announcedMinutes(seconds: number): number | null {
  const isNow = (minutes: number) => seconds <= minutes * 60 && seconds > minutes * 60 - ANNOUNCED_SECONDS;
  return ANNOUNCED_MINUTES.find(isNow) ?? null;
}
