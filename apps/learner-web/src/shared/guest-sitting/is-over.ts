import { sittingState } from '@bandwise/domain/internal';
import type { GuestPaper, GuestProgress } from './guest-sitting.ts';

/** Whether a guest's sitting is over. @param now by the device's clock */
export function isOver({ plan, offset }: GuestPaper, { events }: GuestProgress, now: number): boolean {
  return sittingState(plan, events, now + offset).phase === 'ended';
}
