export { asChangeOf } from './as-change-of.ts';
export { binEntrySchema, type BinEntry } from './bin.ts';
export {
  draftDetailSchema,
  draftSchema,
  type Draft,
  type DraftContent,
  type DraftDetail,
  type DraftPublication,
} from './draft.ts';
export { DRAFT_MAX_BYTES, DRAFT_TITLE_MAX, EDITING_SECONDS } from './draft-limits.ts';
export {
  adminSectionListSchema,
  EXAM_STATES,
  editSectionSchema,
  examDetailSchema,
  examInputSchema,
  examSavedSchema,
  examUpdateSchema,
  findingSchema,
  type AdminSectionListRow,
  type EditSection,
  type ExamDetail,
  type ExamInput,
  type ExamSaved,
  type ExamState,
  type ExamUpdate,
  type SectionInput,
} from './exam.ts';
export {
  EXAM_SORTS,
  type ExamFindings,
  type ExamList,
  type ExamListQuery,
  type ExamSort,
  type ListedExam,
} from './exam-list.ts';
export {
  managedUserSchema,
  userStatusSchema,
  type AuditEntry,
  type ManagedUser,
  type UserImport,
  type UserStatus,
} from './users.ts';
export { adminRoutes } from './routes.ts';
export { adminVariants } from './section-routes.ts';
export type { VersionRow } from './versions.ts';
