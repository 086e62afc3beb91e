// The exports for the import of exam files and the modules that build on exams.
export { checkExam, countFindings, readExam, writeOutKeys, type CheckOptions, type ExamFinding } from './check-exam.ts';
export { checkKeyChange } from './checks/check-key-change.ts';
export { checkStoredJob } from './checks/check-stored.job.ts';
export { storeChecks } from './checks/checks.repo.ts';
export { testName } from './exams.presenter.ts';
export { storeState } from './exam-state.ts';
export {
  findExam,
  findExamsByDescription,
  findParts,
  insertVersion,
  lockExam,
  type ExamConduct,
  type ExamRow,
} from './exams.repo.ts';
export { findRepeat } from './find-repeat.ts';
export { changeExam, createExam, readChange, readNewExam, type Publisher } from './exams.service.ts';
export { matchParts, type PartMatch } from './match-parts.ts';
export { refuseOtherRevision, versionConflict } from './refuse-other-revision.ts';
export { moveRevision } from './revisions.repo.ts';
export { conductOf, storeChangedExam, storeNewExam, type StoredExam } from './store-exam.ts';
