import type { LetteredChoice } from '@bandwise/domain';
import { spokenChoice } from '../../questions/choices/lettered.ts';

/** The name of a choice for screen readers: `C, when the sun sets`, or its text where choices have no letters. */
export function spokenName(choices: readonly LetteredChoice[] | null, choice: string): string {
  const lettered = choices?.find(({ value }) => value === choice);
  return lettered === undefined ? choice : spokenChoice(lettered);
}
