import { countedKeys } from '../question-types/counted-keys.ts';
import type { MarkedUnit } from '../numbering/marked-units.ts';
import { echo, readTexts } from './given.ts';
import type { Judge } from './judge-text.ts';
import type { Verdict, VerdictReason } from './verdict.ts';

/** What a profile says about a set of ticks that is neither empty nor larger than the key. */
export interface TicksOutcome {
  /** How many answers of the key were found. */
  readonly marks: number;
  readonly correct: boolean;
  readonly reason: VerdictReason;
}

/** Judges ticks: trimmed, different, at least one, at most as many as the key has answers. */
export type JudgeTicks = (ticks: readonly string[]) => TicksOutcome;

/** A judge of a MULTI question. More ticks than the key has answers earn nothing. */
export function judgeMulti(
  unit: MarkedUnit,
  answers: readonly string[],
  compile: (keys: readonly string[]) => JudgeTicks,
): Judge {
  const keys = countedKeys('MULTI', answers);
  const address = unit.addresses[0] ?? '';
  const judge = compile(keys);
  return (given) => {
    const ticks = readTexts(given[address]);
    return tickVerdict(unit, ticks.map(echo), outcomeOf(ticks, keys.length, judge));
  };
}

function outcomeOf(ticks: readonly string[], keyCount: number, judge: JudgeTicks): TicksOutcome {
  const nothing = { marks: 0, correct: false };
  if (keyCount === 0) return { ...nothing, reason: 'unscorable' };
  if (ticks.length === 0) return { ...nothing, reason: 'blank' };
  if (ticks.length > keyCount) return { ...nothing, reason: 'too_many' };
  return judge(ticks);
}

function tickVerdict(unit: MarkedUnit, given: readonly string[], outcome: TicksOutcome): Verdict {
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
