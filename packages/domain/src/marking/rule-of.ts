import { answerKindOf } from '../question-types/question-shapes.ts';
import { definitionOf } from '../question-types/registry.ts';
import { decidingTextRule } from './ielts/deciding-rule.ts';
import type { MarkingRule } from './rules.ts';
import { MARKING_PROFILES, type MarkingProfile, type Verdict } from './verdict.ts';

/**
 * Names the rule that decided a verdict: a heading of docs/marking.md.
 *
 * @param verdict - a verdict of `markSection` or `markCompiled`.
 * @param options - `profile`: the profile of the marking; `keys`: the answers of the question, as `keysOf` lists them.
 * @throws RangeError if one of these options is missing.
 *
 * @example
 * ```ts
 * import { keysOf, markSection, ruleOf } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups = [buildKeyedGroup('FILL_BLANKS', 1, ['20 min', ''])];
 * const { verdicts } = markSection({ groups }, { '1': '20 minutes' }, { profile: 'ielts' });
 * const keys = keysOf(groups)[0]?.answers ?? [];
 * verdicts.map((verdict) => ruleOf(verdict, { profile: 'ielts', keys })); // => ['units']
 * ```
 */
export function ruleOf(
  verdict: Verdict,
  options: { readonly profile: MarkingProfile; readonly keys: readonly string[] },
): MarkingRule {
  checkRuleOptions(options);
  const { reason, given, type } = verdict;
  if (reason === 'void') return 'void';
  if (reason === 'unscorable') return 'no-key';
  if (reason === 'blank') return 'blanks';
  if (reason === 'repeated') return 'any-order';
  if (given.length > 1 && !answerKindOf(type).numberPerAnswer) return 'several-blanks';
  const rule = definitionOf(type).rule[options.profile];
  return rule === 'accepted-answers' ? decidingTextRule(reason, given[0] ?? '', options.keys) : rule;
}

/** A JavaScript caller may omit the options or some of their fields. */
function checkRuleOptions(options: Partial<Parameters<typeof ruleOf>[1]> | undefined): void {
  if (MARKING_PROFILES.some((profile) => profile === options?.profile) && Array.isArray(options?.keys)) return;
  const profiles = MARKING_PROFILES.join(', ');
  throw new RangeError(
    `ruleOf needs { profile, keys }: one of the profiles ${profiles}, and the answers of the question that keysOf lists`,
  );
}
