/** A learner's extra time, added to the exam's own time. Both values are added. */
export interface ExtraTime {
  readonly percent: number;
  readonly minutes: number;
}

export const NO_EXTRA_TIME: ExtraTime = { percent: 0, minutes: 0 };

/** The times of one part of a recording, in seconds. */
export interface PartTimes {
  /** To read the questions, before it is played. */
  readonly reading_seconds: number;
  /** The length of the recording. */
  readonly recording_seconds: number;
  /** To look through the answers, after it was played. */
  readonly checking_seconds: number;
}

export interface RecordingPlan {
  readonly parts: readonly PartTimes[];
  /** To check all answers, after the last part. */
  readonly checking_seconds: number;
}

/** The clock of an exam in a sitting. */
export interface ExamPlan {
  /** Seconds on the clock without extra time; with a recording, the sum of all its times. */
  readonly seconds: number;
  readonly recording: RecordingPlan | null;
}

/** The plan of a sitting, fixed at its creation. Later changes are events. */
export interface SittingPlan<Exam extends ExamPlan = ExamPlan> {
  /** Milliseconds since 1970, as every moment of a sitting. */
  readonly created_at: number;
  /** If the first exam has not started by then, the sitting ends and does not count. */
  readonly start_within_seconds: number;
  /** Seconds for the instructions of a later exam, which then starts automatically. */
  readonly instructions_seconds: number;
  /** Seconds between two exams, before the instructions of the next. */
  readonly pause_seconds: number;
  readonly extra_time: ExtraTime;
  readonly exams: readonly Exam[];
}

/** The defaults of a plan. */
export const SITTING_DEFAULTS = {
  start_within_seconds: 24 * 60 * 60,
  instructions_seconds: 5 * 60,
  pause_seconds: 10 * 60,
} as const satisfies Partial<SittingPlan>;

/** The maximum time in milliseconds that is given back in one exam if a recording could not be fetched. */
export const UNHEARD_MAX = 5 * 60 * 1000;

/** Extra time of a whole exam, in whole seconds. */
export function extraTimeOf({ seconds }: ExamPlan, { percent, minutes }: ExtraTime): number {
  return Math.round((seconds * percent) / 100 + minutes * 60);
}
