export {
  answersSchema,
  attemptDetailSchema,
  attemptSchema,
  markedSchema,
  savedResultSchema,
  type AnswersBody,
  type AttemptBody,
  type AttemptChanges,
  type AttemptDetail,
  type CorrectionBody,
  type AttemptSummary,
  type AttemptTimes,
  type LastResult,
  type MarkedBody,
  type SavedResultBody,
  type SaveResultBody,
  type VerdictBody,
} from './attempt.ts';
export { deliverySectionSchema, type DeliverySectionBody } from './delivery.ts';
export { fullExamListSchema, type FullExam } from './full-exam-list.ts';
export {
  guestMarkedSchema,
  guestSittingSchema,
  type GuestKeepBody,
  type GuestMarkedBody,
  type GuestSittingBody,
} from './guest-sitting.ts';
export type { PracticeBody, PracticeItem, PracticeQuestion, PracticeTurn, Say } from './practice.ts';
export { PROBLEM_STATES, type OwnProblem, type ProblemState } from './problem.ts';
export { learnerRoutes } from './routes.ts';
export { RECORDING_TYPES, type RecordingBody, type RecordingType } from './submissions/recording.ts';
export { sectionListSchema, type SectionList, type SectionListRow } from './section-list.ts';
export type { SignedResultBody } from './signed-result.ts';
export {
  sittingFrameSchema,
  sittingSchema,
  type SittingBody,
  type SittingFrameBody,
  type SittingSavedBody,
} from './sitting.ts';
export { sittingPlanSchema, sittingStateSchema, type SittingEventBody, type SittingPlanBody } from './sitting-plan.ts';
export { sittingResultSchema, type SittingResultBody, type SittingSummary } from './sitting-results.ts';
export type { SavedSectionBody, SectionSave } from './sitting-saves.ts';
export type { UserStats } from './stats.ts';
export {
  COMMENT_KINDS,
  commentKindsOf,
  type CommentBody,
  type CommentKind,
  type CriterionBandsBody,
  type FeedbackBody,
  type HandedInRecording,
  type SpeechFiguresBody,
  type SubmissionDetail,
  type SubmissionDraftBody,
  type SubmissionSummary,
  type TextFiguresBody,
} from './submissions/submission.ts';
export type { JoinableClass, Membership } from './teaching/membership.ts';
export type { Assigned, Presence, StartedAssigned } from './teaching/assigned.ts';
