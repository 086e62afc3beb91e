import type { SittingPhase } from './state.ts';

/** Actions of a learner or an administrator on a sitting. All other changes come from the clock. */
export type SittingAction =
  /** Ends the instructions or the pause of an exam; of another moment it says nothing, so sent twice it is done once. */
  | { readonly type: 'next'; readonly exam: number; readonly phase: Extract<SittingPhase, 'instructions' | 'pause'> }
  /** Ends an exam before its time; `all`: and with it the whole sitting, without the exams that have not started. */
  | { readonly type: 'finish'; readonly exam: number; readonly all: boolean }
  /** Extra time for the exams that are not over. It is never taken back. */
  | { readonly type: 'extra_time'; readonly percent: number; readonly minutes: number }
  /**
   * The recording could not be fetched between two moments: so much is granted back, of what should have been heard of
   * the current part, `UNHEARD_MAX` in one exam at most. Times that overlap count once.
   */
  | { readonly type: 'unheard'; readonly exam: number; readonly from: number; readonly to: number };

/** An action and when it was taken, by the server's clock. `seq` counts the events of a sitting. */
export type SittingEvent = SittingAction & { readonly at: number; readonly seq: number };

/** In the order in which they happened, whatever order they are in. */
export function inOrder(events: readonly SittingEvent[]): readonly SittingEvent[] {
  return [...events].sort((one, other) => one.at - other.at || one.seq - other.seq);
}
