export { binEntrySchema, type BinEntry } from './bin.ts';
export {
  adminSectionListSchema,
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
  type ExamUpdate,
  type SectionInput,
} from './exam.ts';
export { EXAM_SORTS, type ExamList, type ExamListQuery, type ExamSort, type ListedExam } from './exam-list.ts';
export { managedUserSchema, userStatusSchema, type AuditEntry, type ManagedUser, type UserStatus } from './users.ts';
export { adminRoutes, adminVariants } from './routes.ts';
