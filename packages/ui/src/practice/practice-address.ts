import type { Skill } from '@bandwise/domain';

interface Addressed {
  readonly id: string;
  readonly part_number: number;
}

/** Where the learner app takes a test, spelt as the product's links spell it: Writing with a capital. */
export function practiceAddress(skill: Skill, section: Addressed): string {
  if (skill === 'writing') return `/practice/Writing/${section.part_number}/${section.id}`;
  return `/practice/${skill}/part${section.part_number}/${section.id}`;
}
