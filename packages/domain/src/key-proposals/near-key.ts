import { compileKey } from '../marking/compile-key.ts';
import { isWithinEdits } from '../marking/ielts/edit-distance.ts';
import { keyForms } from '../marking/ielts/key-forms.ts';
import { ruleOf } from '../marking/rule-of.ts';
import type { MarkingRule } from '../marking/rules.ts';
import type { VerdictReason } from '../marking/verdict.ts';
import { addressOf } from '../numbering/address.ts';
import { normalForm } from '../question-statistics/normal-form.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';

/** The difference between a wrong answer and the key: one rule of the library, or one letter. */
export interface NearKey {
  readonly by: 'rule' | 'edit';
  /** The rule of the difference: a heading of docs/marking.md. */
  readonly rule: MarkingRule;
  /** The library's reason for the answer under `ielts`. */
  readonly reason: VerdictReason;
}

/** Reasons of wrong answers that are one step away from the key. */
const ONE_STEP: ReadonlySet<VerdictReason> = new Set<VerdictReason>([
  'over_limit',
  'plural',
  'extra_word',
  'missing_word',
]);

/**
 * Whether a typed answer is so near to a key that the key may have forgotten it. The library judges it by all its rules, whatever
 * profile marked it: what one of them would accept, and what it calls one word, one plural or one letter away, is near. Figures are
 * right or wrong.
 *
 * @returns null: it is another answer, or the question is answered by choosing.
 */
export function nearKey(group: FullGroup, question: FullQuestion, given: string): NearKey | null {
  if (QUESTION_SHAPES[group.type].answers !== 'any') return null;
  // An answer may be near the key of another number of the list, or be right but repeated.
  if (group.any_order?.some((numbers) => numbers.includes(question.number))) return null;
  const keys = countedKeys(group.type, question.answers);
  const { judges } = compileKey([{ ...group, questions: [question] }], { profile: 'ielts' });
  const verdict = judges[0]?.({ [addressOf(question)]: given });
  if (verdict === undefined || keys.length === 0) return null;
  const { reason } = verdict;
  const near = (by: NearKey['by']) => ({ by, rule: ruleOf(verdict, { profile: 'ielts', keys }), reason });
  if (verdict.correct || ONE_STEP.has(reason)) return near('rule');
  return reason === 'misspelt' && isOneEditAway(given, keys) ? near('edit') : null;
}

function isOneEditAway(given: string, keys: readonly string[]): boolean {
  const own = normalForm(given);
  return keys.flatMap(keyForms).some(({ text }) => isWithinEdits(own, normalForm(text), 1));
}
