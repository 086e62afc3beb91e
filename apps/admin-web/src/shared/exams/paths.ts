import type { Skill } from '@bandwise/domain';

/** Addresses inside the console (administrator specification, section 2); the console itself stands under /admin. */
export const createExamPath = (skill: Skill) => `/create-${skill}-test`;
export const editExamPath = (skill: Skill, id: string) => `/create-${skill}-test/${id}`;
export const draftPath = (skill: Skill, draft: string) => `/create-${skill}-test?draft=${draft}`;
export const examsPath = (skill: Skill) => `/tests?type=${skill}`;
/** The tests with findings of the publish check. */
export const examsWithFindingsPath = (skill: Skill) => `${examsPath(skill)}&view=tests&state=findings`;
/** The editor of a new test, filled with a copy of the test that a section belongs to, or of the section alone. */
export const duplicateExamPath = (skill: Skill, id: string, what: 'test' | 'part' = 'test') =>
  `${createExamPath(skill)}?copy=${what}&of=${id}`;
