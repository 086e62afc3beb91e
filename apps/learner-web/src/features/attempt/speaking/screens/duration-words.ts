import { texts } from '../../../../shared/texts/texts.ts';

/** Writes a time for a sentence, such as `1 minute 30 seconds`. */
export function durationWords(seconds: number): string {
  const { minutes, seconds: inSeconds } = texts.speaking;
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [...(whole > 0 ? [minutes(whole)] : []), ...(rest > 0 || whole === 0 ? [inSeconds(rest)] : [])].join(' ');
}
