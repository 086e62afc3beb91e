import { skills, type Skill } from '@bandwise/domain';
import { texts } from '../texts/texts.ts';

/** Names the skills, at most two, that an overall band waits for. It cannot wait for a speaking test that the learner has not handed in. */
export function waitingText(waiting: readonly Skill[], hasSpeaking: boolean): string {
  const coming = waiting.filter((one) => hasSpeaking || !skills[one].isSpoken);
  const [skill, other] = coming.map((one) => skills[one].name);
  const { waitingFor, speakingNotTaken } = texts.submissions;
  return skill === undefined ? speakingNotTaken : waitingFor(skill, other);
}
