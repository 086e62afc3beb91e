import type { ShownSection } from '../exam-file/section-content.ts';
import type { SpeakingPrompt } from './prompt.ts';

/** Seconds of a whole part in one recording: five minutes, or Part 2 with its preparation and the five minutes of Part 3. */
const WHOLE_PART = {
  first: { part: 1, prepare: 0, answer: 300 },
  second: { part: 2, prepare: 60, answer: 420 },
} as const;

/**
 * Returns the prompts of a speaking section in their order. A section without a list of prompts is one prompt: its whole task.
 *
 * @example promptsOf({ part_number: 1, examContent: ['<p>Do you work?</p>'] })[0].answer // 300
 */
export function promptsOf({
  prompts = [],
  examContent,
  part_number,
}: Pick<ShownSection, 'examContent' | 'part_number' | 'prompts'>): readonly SpeakingPrompt[] {
  if (prompts.length > 0) return prompts;
  return [{ text: examContent.join('\n'), ...(part_number === 1 ? WHOLE_PART.first : WHOLE_PART.second) }];
}
