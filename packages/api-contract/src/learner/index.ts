export {
  attemptDetailSchema,
  attemptSchema,
  type AttemptBody,
  type AttemptDetail,
  type AttemptSummary,
} from './attempt.ts';
export { deliverySectionSchema, type DeliverySectionBody } from './delivery.ts';
export {
  answersSchema,
  markedSchema,
  savedResultSchema,
  type AnswersBody,
  type AttemptChanges,
  type LastResult,
  type MarkedBody,
  type SavedResultBody,
  type VerdictBody,
} from './result.ts';
export { learnerRoutes } from './routes.ts';
export { sectionListSchema, type SectionList, type SectionListRow } from './section-list.ts';
export type { UserStats } from './stats.ts';
