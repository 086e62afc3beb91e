import type { ExamUpdate } from '@bandwise/api-contract/admin';

/** Converts an update to the input of the work on exams. */
export function toWrite(exam: ExamUpdate) {
  const { revision, base_versions: baseVersions = {}, section_ids: sectionIds = {}, draft: _, ...input } = exam;
  return { input, revision, baseVersions, sectionIds };
}
