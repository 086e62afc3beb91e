import type { MarkedUnit } from '../numbering/marked-units.ts';
import type { Verdict, VerdictReason, WrongReason } from './verdict.ts';

/** The result of the rules for a question that is answered with several texts. */
export interface SeveralOutcome {
  /** How many of them earn one. */
  readonly marks: number;
  readonly correct: boolean;
  readonly reason: VerdictReason;
}

/** The outcome that needs no rule: no key, nothing given, or more than the key has; else null. */
export function refusal(givenCount: number, keyCount: number): SeveralOutcome | null {
  if (keyCount === 0) return refuse('unscorable');
  if (givenCount === 0) return refuse('blank');
  return givenCount > keyCount ? refuse('too_many') : null;
}

function refuse(reason: WrongReason): SeveralOutcome {
  return { marks: 0, correct: false, reason };
}

/** @param given what the verdict repeats of the answer; empty if nothing was given. */
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
