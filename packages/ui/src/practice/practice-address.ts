import { skills, type Skill } from '@bandwise/domain';

interface Addressed {
  readonly id: string;
  readonly part_number: number;
}

/** Where the learner app takes a test, spelt as the product's links spell it: Writing with a capital. */
export function practiceAddress(skill: Skill, section: Addressed): string {
  const { isWritten, name } = skills[skill];
  if (isWritten) return `/practice/${name}/${section.part_number}/${section.id}`;
  return `/practice/${skill}/part${section.part_number}/${section.id}`;
}

const PREVIEW = 'preview';

/** The same screen for an administrator who looks at a test: nothing is stored, and no attempt counts. */
export function previewAddress(skill: Skill, section: Addressed): string {
  return `${practiceAddress(skill, section)}?${PREVIEW}=yes`;
}

/** Whether an address is one of `previewAddress`. `search`: the query of the address. */
export function isPreviewAddress(search: string): boolean {
  return new URLSearchParams(search).has(PREVIEW);
}
