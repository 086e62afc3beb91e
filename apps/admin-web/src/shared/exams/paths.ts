import type { Skill } from '@bandwise/domain';

/** Addresses inside the console (administrator specification, section 2); the console itself stands under /admin. */
export const createTestPath = (skill: Skill) => `/create-${skill}-test`;
export const editTestPath = (skill: Skill, id: string) => `/create-${skill}-test/${id}`;
export const testsPath = (skill: Skill) => `/tests?type=${skill}`;
