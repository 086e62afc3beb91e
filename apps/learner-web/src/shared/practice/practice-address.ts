import type { Skill } from '@bandwise/domain';

interface Addressed {
  readonly id: string;
  readonly part_number: number;
}

/** Where a test is taken, spelt as the product's links spell it: Writing with a capital (L:2). */
export function practiceAddress(skill: Skill, section: Addressed): string {
  if (skill === 'writing') return `/practice/Writing/${section.part_number}/${section.id}`;
  return `/practice/${skill}/part${section.part_number}/${section.id}`;
}

/** The same screen showing a sitting that was submitted earlier. */
export function reviewAddress(skill: Skill, section: Addressed, attemptId: string): string {
  return `${practiceAddress(skill, section)}?review=${encodeURIComponent(attemptId)}`;
}

/** Travels in the history entry: whatever was left unfinished is discarded and the test begins anew. */
export const START_ANEW = { startAnew: true } as const;

export function asksToStartAnew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'startAnew' in state && state.startAnew === true;
}
