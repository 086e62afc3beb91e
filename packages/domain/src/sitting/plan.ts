/** Time that a learner is granted beside an exam's own: both are added. */
export interface ExtraTime {
  readonly percent: number;
  readonly minutes: number;
}

export const NO_EXTRA_TIME: ExtraTime = { percent: 0, minutes: 0 };

/** The times of one part of a recording, in seconds. */
export interface PartTimes {
  /** To read the questions, before it is played. */
  readonly reading_seconds: number;
  /** As long as the recording is. */
  readonly recording_seconds: number;
  /** To look through the answers, after it was played. */
  readonly checking_seconds: number;
}

export interface RecordingPlan {
  readonly parts: readonly PartTimes[];
  /** To check all answers, after the last part. */
  readonly checking_seconds: number;
}

/** One exam of a sitting, as far as its clock goes. */
export interface ExamPlan {
  /** On its clock, without extra time: with a recording, all that its plan adds up to. */
  readonly seconds: number;
  readonly recording: RecordingPlan | null;
}

/** The plan of a sitting, fixed at its creation. Later changes are events. */
export interface SittingPlan<Exam extends ExamPlan = ExamPlan> {
  /** Milliseconds since 1970, as every moment of a sitting. */
  readonly created_at: number;
  /** A sitting whose first exam is not started by then ends and does not count. */
  readonly start_within_seconds: number;
  /** For the instructions of a later exam: then it starts by itself. */
  readonly instructions_seconds: number;
  /** Between two exams: then come the instructions of the next. */
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

/** As much as may be granted back in one exam for a recording that could not be fetched, in milliseconds. */
export const UNHEARD_MAX = 5 * 60 * 1000;

/** Extra time of a whole exam, in whole seconds. */
export function extraTimeOf({ seconds }: ExamPlan, { percent, minutes }: ExtraTime): number {
  return Math.round((seconds * percent) / 100 + minutes * 60);
}
