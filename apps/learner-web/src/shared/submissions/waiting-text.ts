import { skills, type Skill } from '@bandwise/domain';
import { texts } from '../texts/texts.ts';

/** Names the skills, at most two, that an overall band waits for. */
export function waitingText(waiting: readonly Skill[]): string {
  const [skill = '', other] = waiting.map((one) => skills[one].name);
  return texts.submissions.waitingFor(skill, other);
}
