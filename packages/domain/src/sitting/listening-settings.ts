/**
 * The settings of an exam with recordings.
 *
 * @example
 * ```ts
 * import type { ListeningSettings } from '@bandwise/domain';
 *
 * const settings: ListeningSettings = {
 *   reading_seconds: 45,
 *   checking_seconds: 30,
 *   final_checking_seconds: 120,
 *   free_movement: false,
 * };
 * settings.reading_seconds; // => 45
 * ```
 */
export interface ListeningSettings {
  /** Before each part is played, to read its questions. */
  readonly reading_seconds: number;
  /** After each part but the last, to look through its answers. */
  readonly checking_seconds: number;
  /** After the last part, to check all answers. */
  readonly final_checking_seconds: number;
  /** Whether learners can answer questions of other parts while the recording plays; otherwise other parts are only shown. */
  readonly free_movement: boolean;
}

/** Half a minute before and after each part, and two minutes at the end, as in the computer-delivered test. */
export const LISTENING_DEFAULTS: ListeningSettings = {
  reading_seconds: 30,
  checking_seconds: 30,
  final_checking_seconds: 120,
  free_movement: false,
};

/** The maximum of each of these times. */
export const LISTENING_SECONDS_MAX = 600;
