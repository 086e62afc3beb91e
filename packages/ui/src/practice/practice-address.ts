import { skills, type Skill } from '@bandwise/domain';

interface Addressed {
  readonly id: string;
  readonly part_number: number;
}

/** The learner app's address of a test, with the documents' spelling: Writing with a capital. */
export function practiceAddress(skill: Skill, section: Addressed): string {
  const { isWritten, name } = skills[skill];
  if (isWritten) return `/practice/${name}/${section.part_number}/${section.id}`;
  return `/practice/${skill}/part${section.part_number}/${section.id}`;
}

const PREVIEW = 'preview';

/** The same screen as an administrator's preview: nothing is stored, and no attempt counts. */
export function previewAddress(skill: Skill, section: Addressed): string {
  return `${practiceAddress(skill, section)}?${PREVIEW}=yes`;
}

/** Whether an address is one of `previewAddress`. `search`: the query of the address. */
export function isPreviewAddress(search: string): boolean {
  return new URLSearchParams(search).has(PREVIEW);
}
