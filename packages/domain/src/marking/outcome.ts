import type { RightReason, VerdictReason, WrongReason } from './verdict.ts';

/** The result of a rule for one text. */
export interface Outcome {
  readonly earns: boolean;
  /** As the results table shows it. */
  readonly correct: boolean;
  readonly reason: VerdictReason;
}

export function right(reason: RightReason): Outcome {
  return { earns: true, correct: true, reason };
}

export function wrong(reason: WrongReason): Outcome {
  return { earns: false, correct: false, reason };
}

export const EXACT = right('exact');
export const WRONG = wrong('wrong');
export const BLANK = wrong('blank');
export const UNSCORABLE = wrong('unscorable');

/** Judges a text that is trimmed and not empty. */
export type JudgeText = (text: string) => Outcome;
