import type { Skill } from '@bandwise/domain';
import { entryField, entryText } from '../history/entry-field.ts';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';

interface Addressed {
  readonly id: string;
  readonly part_number: number;
}

/** Begins the name of a guest's result, which takes the place of an attempt's id in addresses. */
export const GUEST_REVIEW = 'guest-';

/** The same screen showing an attempt that was submitted earlier. */
export function reviewAddress(skill: Skill, section: Addressed, attemptId: string): string {
  return `${practiceAddress(skill, section)}?review=${encodeURIComponent(attemptId)}`;
}

/** Travels in the history entry: whatever was left unfinished is discarded and the test starts over. */
export const START_ANEW = { startAnew: true } as const;

export function asksToStartAnew(state: unknown): boolean {
  return entryField(state, 'startAnew') === true;
}

/** A state of the history entry, so that a test opened from its own result starts a new visit. */
export function nextVisit(): { readonly visit: string } {
  return { visit: `${Date.now()}` };
}

/** The visit of a history entry; null for the first. */
export function visitOf(state: unknown): string | null {
  return entryText(state, 'visit');
}
