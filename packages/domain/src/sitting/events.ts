import type { SittingPhase } from './state.ts';

/** Actions of a learner or of staff on a sitting. All other changes come from the clock. */
export type SittingAction =
  /** Ends the instructions or the pause of an exam. Repeated, it changes nothing. */
  | { readonly type: 'next'; readonly exam: number; readonly phase: Extract<SittingPhase, 'instructions' | 'pause'> }
  /** Ends an exam early; `all`: also ends the whole sitting, including exams that have not started. */
  | { readonly type: 'finish'; readonly exam: number; readonly all: boolean }
  /** Extra time for the exams that are not over. It is never reduced. */
  | { readonly type: 'extra_time'; readonly percent: number; readonly minutes: number }
  /**
   * The recording could not be fetched between two moments. The lost playing time of the current part is given back, at most
   * `UNHEARD_MAX` in one exam. Overlapping times count once.
   */
  | { readonly type: 'unheard'; readonly exam: number; readonly from: number; readonly to: number }
  /** More minutes for one exam that is not over. Unlike extra time, they add up. */
  | { readonly type: 'extend'; readonly exam: number; readonly minutes: number }
  /** Ends the whole sitting, in every phase. */
  | { readonly type: 'end' }
  /**
   * The exam that ended last runs again, with the time that it had left, but for at least these minutes. Time while it was over is not
   * counted, and later exams wait again. An exam is not reopened once the next one has started.
   */
  | { readonly type: 'reopen'; readonly exam: number; readonly minutes: number };

/** The actions that learners take themselves. */
export const LEARNER_ACTIONS: ReadonlySet<SittingAction['type']> = new Set(['next', 'finish', 'unheard']);

/** An action and when it was taken, by the server's clock. `seq` counts the events of a sitting. */
export type SittingEvent = SittingAction & { readonly at: number; readonly seq: number };

/** Sorts events by time. */
export function inOrder(events: readonly SittingEvent[]): readonly SittingEvent[] {
  return [...events].sort((one, other) => one.at - other.at || one.seq - other.seq);
}
