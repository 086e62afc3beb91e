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
export { learnerRoutes } from './routes.ts';
export { sectionListSchema, type SectionList, type SectionListRow } from './section-list.ts';
export type { SignedResultBody } from './signed-result.ts';
export type { UserStats } from './stats.ts';
