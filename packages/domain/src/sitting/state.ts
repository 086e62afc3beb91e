/**
 * `instructions`, `running` and `checking` (of a recording only) are those of the exam that is sat; `pause` comes before
 * the exam that is next.
 */
export type SittingPhase = 'instructions' | 'running' | 'checking' | 'pause' | 'ended';

/** One exam of a sitting, as it is at a moment. */
export interface SatExam {
  readonly phase: 'waiting' | 'instructions' | 'running' | 'checking' | 'ended';
  /** null: not started, and if it is over, never. */
  readonly started_at: number | null;
  /** The clock starts an exam after its instructions, unless the learner has. */
  readonly started_by: 'learner' | 'clock' | null;
  readonly ended_at: number | null;
  readonly extra_seconds: number;
  /** Granted back for what could not be fetched of the recording. */
  readonly granted_seconds: number;
  /** Until when what could not be heard is granted already. */
  readonly granted_until: number;
}

/** A sitting as it is at a moment. */
export interface SittingState {
  readonly phase: SittingPhase;
  /** The index of the phase's exam in the plan; after the end, the last one. */
  readonly exam: number;
  readonly since: number;
  /** When the phase ends by itself; null: the sitting is over. */
  readonly deadline: number | null;
  readonly exams: readonly SatExam[];
}
