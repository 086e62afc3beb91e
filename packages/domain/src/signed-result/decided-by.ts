import { keysOf } from '../marking/keys-of.ts';
import { ruleOf } from '../marking/rule-of.ts';
import type { MarkingProfile, Verdict } from '../marking/verdict.ts';
import type { FullGroup } from '../question-types/group.ts';
import type { DecidedVerdict } from './signed-result.ts';

/** Verdicts with the rule that decided each. */
export function decidedBy(
  verdicts: readonly Verdict[],
  { groups, profile }: { readonly groups: readonly FullGroup[]; readonly profile: MarkingProfile },
): readonly DecidedVerdict[] {
  const keys = new Map(keysOf(groups).map(({ number, answers }) => [number, answers]));
  return verdicts.map((verdict) => ({
    ...verdict,
    rule: ruleOf(verdict, { profile, keys: keys.get(verdict.number) ?? [] }),
  }));
}
