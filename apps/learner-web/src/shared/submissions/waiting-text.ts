import { skills, type Skill } from '@bandwise/domain';
import { texts } from '../texts/texts.ts';

/**
 * Names the skills, at most two, whose bands an overall band waits for, and says that the speaking test was not taken: its band comes only
 * after that.
 *
 * @returns one text or two.
 */
export function waitingTexts(waiting: readonly Skill[], hasSpeaking: boolean): readonly string[] {
  const coming = waiting.filter((one) => hasSpeaking || !skills[one].isSpoken);
  const [skill, other] = coming.map((one) => skills[one].name);
  const { waitingFor, speakingNotTaken } = texts.submissions;
  const bands = skill === undefined ? [] : [waitingFor(skill, other)];
  return coming.length < waiting.length ? [...bands, speakingNotTaken] : bands;
}
