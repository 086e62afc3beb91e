import type { MarkedUnit } from '../numbering/marked-units.ts';
import type { Verdict, VerdictReason, WrongReason } from './verdict.ts';

/** The result of the rules for a question that is answered with several texts. */
export interface SeveralOutcome {
  /** The number of right texts. */
  readonly marks: number;
  readonly correct: boolean;
  readonly reason: VerdictReason;
}

/** Returns the outcome without a key, without an answer, or with more texts than the key has; else null. */
export function refusal(answerCount: number, keyCount: number): SeveralOutcome | null {
  if (keyCount === 0) return refuse('unscorable');
  if (answerCount === 0) return refuse('blank');
  return answerCount > keyCount ? refuse('too_many') : null;
}

function refuse(reason: WrongReason): SeveralOutcome {
  return { marks: 0, correct: false, reason };
}

/** @param given the answer as the verdict repeats it; empty without an answer. */
export function severalVerdict(unit: MarkedUnit, given: readonly string[], outcome: SeveralOutcome): Verdict {
  return {
    number: unit.number,
    numbers: unit.numbers,
    type: unit.type,
    marks: outcome.marks,
    total: unit.numbers.length,
    correct: outcome.correct,
    blank: given.length === 0,
    reason: outcome.reason,
    given,
  };
}
