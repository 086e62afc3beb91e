/**
 * `instructions`, `running` and `checking` (only with a recording) are phases of the current exam; `pause` comes before the next exam.
 */
export type SittingPhase = 'instructions' | 'running' | 'checking' | 'pause' | 'ended';

/** The state of an exam in a sitting. */
export interface SatExam {
  readonly phase: 'waiting' | 'instructions' | 'running' | 'checking' | 'ended';
  /** The start; null: not started yet, or never started if the exam is over. */
  readonly started_at: number | null;
  /** Whether the clock started the exam, not the learner. */
  readonly started_by: 'learner' | 'clock' | null;
  readonly ended_at: number | null;
  readonly extra_seconds: number;
  /** The part of the extra time that staff added during the exam. */
  readonly extended_seconds: number;
  /** Seconds, also fractions, that are not counted: the recording could not be fetched, or the exam was over and reopened. */
  readonly granted_seconds: number;
  /** The part of them in which the exam was over. */
  readonly closed_seconds: number;
  /** The time up to which lost playing time has been given back. */
  readonly granted_until: number;
}

/** The state of a sitting at a moment. */
export interface SittingState {
  readonly phase: SittingPhase;
  /** The index of the phase's exam in the plan; after the end, of the last exam. */
  readonly exam: number;
  readonly since: number;
  /** The time when the phase ends automatically; null: the sitting is over. */
  readonly deadline: number | null;
  readonly exams: readonly SatExam[];
}
