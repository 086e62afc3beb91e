import { answerKindOf } from '../question-types/question-shapes.ts';
import { definitionOf } from '../question-types/registry.ts';
import { decidingTextRule } from './ielts/deciding-rule.ts';
import type { MarkingRule } from './rules.ts';
import type { MarkingProfile, Verdict } from './verdict.ts';

/**
 * Names the rule that decided a verdict, for people who want to look it up: a heading of docs/marking.md.
 *
 * @param verdict as marking made it.
 * @param options.profile the profile it was marked under.
 * @param options.keys the question's answers, as `keysOf` tells them.
 * @example ruleOf(verdict, { profile: 'ielts', keys: ['20 min'] }) // 'units', where 20 minutes was given
 */
export function ruleOf(
  verdict: Verdict,
  options: { readonly profile: MarkingProfile; readonly keys: readonly string[] },
): MarkingRule {
  const { reason, given, type } = verdict;
  if (reason === 'unscorable') return 'no-key';
  if (reason === 'blank') return 'blanks';
  if (given.length > 1 && !answerKindOf(type).numberPerAnswer) return 'several-blanks';
  const rule = definitionOf(type).rule[options.profile];
  return rule === 'accepted-answers' ? decidingTextRule(reason, given[0] ?? '', options.keys) : rule;
}
