import type { Skill } from '@bandwise/domain';

/** Addresses inside the console (administrator specification, section 2); the console itself stands under /admin. */
export const createExamPath = (skill: Skill) => `/create-${skill}-test`;
export const editExamPath = (skill: Skill, id: string) => `/create-${skill}-test/${id}`;
export const examsPath = (skill: Skill) => `/tests?type=${skill}`;
