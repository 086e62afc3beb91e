// What the import of exam files may use of this module.
export { checkExam, readExam, type CheckOptions, type ExamFinding } from './check-exam.ts';
export { findExamByDescription, findParts, lockExam } from './exams.repo.ts';
export { mapContent, mapHtml } from './map-html.ts';
export { matchParts, type PartMatch } from './match-parts.ts';
export { storeChangedExam, storeNewExam } from './store-exam.ts';
