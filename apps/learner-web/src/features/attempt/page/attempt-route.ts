import { SKILLS, skills } from '@bandwise/domain';

export type Screen = 'reading' | 'listening' | 'writing';

export interface AttemptRoute {
  readonly screen: Screen;
  readonly part: number;
  readonly id: string;
}

interface RouteSegments {
  readonly skill: string | undefined;
  /** `part2` or `2`. */
  readonly part: string | undefined;
  /** All that follows: the id, and nothing else. */
  readonly rest: string | undefined;
}

const PART = /^(?:part)?([1-9]\d?)$/i;

/** Reads the three segments behind /practice; null when they name no test. */
export function readAttemptRoute({ skill, part, rest }: RouteSegments): AttemptRoute | null {
  const number = PART.exec(part ?? '')?.[1];
  const id = (rest ?? '').trim();
  if (!number || id === '' || id.includes('/')) return null;
  return { screen: screenOf(skill ?? ''), part: Number(number), id };
}

/** An unknown skill gets the reading screen (learner specification, section 2). */
export function screenOf(skill: string): Screen {
  const skillName = SKILLS.find((name) => name === skill.toLowerCase());
  if (!skillName) return 'reading';
  if (skills[skillName].hasRecording) return 'listening';
  return skills[skillName].isWritten ? 'writing' : 'reading';
}
