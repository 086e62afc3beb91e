/**
 * One question or card of a speaking part, with the times of its answer. `promptsOf` returns those of every speaking part.
 *
 * @example
 * ```ts
 * import { parseSection, type SpeakingPrompt } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const file = { title: 'Maps', examContent: '<p>Answer.</p>', prompts: [{ text: 'Have you ever been lost?' }] };
 * const prompts: readonly SpeakingPrompt[] = valueOf(parseSection(file, 'speaking')).content.prompts ?? [];
 * prompts[0]; // => { text: 'Have you ever been lost?', part: 1, prepare: 0, answer: 30 }
 * ```
 */
export interface SpeakingPrompt {
  /** HTML. */
  readonly text: string;
  /** The part of the speaking test: 1, 2 or 3. A section with part number 2 contains Part 2 and Part 3. */
  readonly part: number;
  /** Seconds to prepare, in which the learner may write notes; 0: the answer begins at once. */
  readonly prepare: number;
  /** Seconds of the answer at most. */
  readonly answer: number;
  /** An uploaded recording that reads the text aloud. Absent: the text is only shown. */
  readonly audio_url?: string;
}

/** The parts of the speaking test. */
export const SPEAKING_PARTS = { min: 1, max: 3 } as const;

/**
 * Seconds to prepare and to answer a prompt of each part that names none. Parts 1 and 3 take four to five minutes and have about ten and
 * five questions; Part 2 has one minute of preparation and up to two minutes for the talk.
 */
export function defaultTimes(part: number): Pick<SpeakingPrompt, 'answer' | 'prepare'> {
  if (part === 1) return { prepare: 0, answer: 30 };
  return part === 2 ? { prepare: 60, answer: 120 } : { prepare: 0, answer: 60 };
}
