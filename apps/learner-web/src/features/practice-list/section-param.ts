import { SKILLS, type Skill } from '@bandwise/domain';

/** The skill a list address names, in any case; reading when it names none (learner specification, section 2). */
export function skillFromParam(param: string | undefined): Skill {
  const name = param?.toLowerCase();
  return SKILLS.find((skill) => skill === name) ?? 'reading';
}
