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
  type AttemptSummary,
  type LastResult,
  type MarkedBody,
  type SavedResultBody,
  type VerdictBody,
} from './attempt.ts';
export { deliverySectionSchema, type DeliverySectionBody } from './delivery.ts';
export type { FullExam } from './full-exam-list.ts';
export { learnerRoutes } from './routes.ts';
export { sectionListSchema, type SectionList, type SectionListRow } from './section-list.ts';
export type { SignedResultBody } from './signed-result.ts';
export {
  guestMarkedSchema,
  guestSittingSchema,
  sittingFrameSchema,
  sittingPlanSchema,
  sittingResultSchema,
  sittingSchema,
  sittingStateSchema,
  type GuestMarkedBody,
  type GuestSittingBody,
  type SavedSectionBody,
  type SectionSave,
  type SittingBody,
  type SittingEventBody,
  type SittingFrameBody,
  type SittingPlanBody,
  type SittingResultBody,
  type SittingSavedBody,
  type SittingSummary,
} from './sitting.ts';
export type { UserStats } from './stats.ts';
