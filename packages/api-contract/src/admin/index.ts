export { asChangeOf } from './as-change-of.ts';
export { QUEUE_SHARES, QUEUE_STATES } from './assessments/assessment.ts';
export type {
  AssessmentBody,
  AssessmentQueue,
  AssessmentSaved,
  QueuedSubmission,
  QueueQuery,
  QueueShare,
  QueueState,
} from './assessments/assessment.ts';
export { suggestionAnswerSchema, type SuggestionBody, type SuggestionRequest } from './assessments/suggestion.ts';
export type { AssessorBody } from './assessments/assessor.ts';
export type { AssignableTest, AssignmentBody, AssignmentChange, NewAssignment } from './teaching/assignments.ts';
export { ROOM_STATES, roomSchema, type Room, type RoomLearner, type RoomState } from './teaching/room.ts';
export {
  ADDED_STATUSES,
  IMPORTED_STATUSES,
  type AddedMembers,
  type ClassBody,
  type ClassImport,
  type ClassMember,
  type ClassList,
  type ClassListQuery,
  type ListedClass,
} from './teaching/classes.ts';
export {
  CLASS_TABLE_SHOWS,
  CLASS_TABLE_SORTS,
  COMPARED_LEARNERS_MIN,
  COUNTED_ATTEMPTS_MAX,
  type ClassFigures,
  type ClassTable,
  type ClassTableQuery,
  type ClassTableRow,
  type ClassTableShow,
  type ClassTableSort,
  type DoneWork,
  type TableAssignment,
  type Teaching,
  type WorkCell,
  type WorkState,
} from './teaching/class-table.ts';
export type { AssessmentShare } from './assessments/share.ts';
export type { AgreementBody, OpinionBody, OpinionPhase, OpinionsBody } from './assessments/opinions.ts';
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
  type ExamChecked,
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
  type Regrade,
  type RegradeBody,
  type RegradedRow,
  type RegradeList,
  type RegradeSummary,
  type RegradeSums,
} from './regrades/regrades.ts';
export {
  RESULT_KINDS,
  RESULT_SORTS,
  RESULT_TAKES,
  ROWS_COUNTED,
  type ResultLearner,
  type ResultList,
  type ResultListQuery,
  type ResultRow,
  type ExamResult,
  type LearnerResults,
  type ResultDetail,
  type SittingDetail,
  type ResultKind,
  type SectionResult,
  type SubmissionResult,
  type ResultSort,
  type ResultTake,
} from './results.ts';
export {
  IMPORT_FIELDS,
  managedUserSchema,
  userStatusSchema,
  type AuditEntry,
  type DateOrder,
  type ImportField,
  type ManagedUser,
  type UserImport,
  type UserStatus,
} from './users.ts';
export type { KeyProposal, KeyProposalList } from './key-proposals/key-proposal.ts';
export type { Problem, ProblemList, ProblemListQuery } from './problem-reports/problem.ts';
export { PICTURES_COPIED_MAX, type PicturesCopied } from './picture-copy.ts';
export {
  ENVIRONMENT_SETTINGS,
  type EnvironmentSettingName,
  type RetentionName,
  type Settings,
  type SettingsChange,
} from './settings/settings.ts';
export { adminRoutes } from './routes.ts';
export { adminVariants } from './section-routes.ts';
export {
  STATISTICS_TAKES,
  STATISTICS_VERSIONS,
  type AnswerAnalysis,
  type AnswersQuery,
  type GivenAnswer,
  type QuestionStatisticsBody,
  type StatisticsBody,
  type StatisticsQuery,
  type StatisticsTake,
  type StatisticsVersions,
} from './statistics.ts';
export type { VersionRow } from './versions.ts';
