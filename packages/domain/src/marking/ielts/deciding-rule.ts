import type { MarkingRule } from '../rules.ts';
import type { VerdictReason } from '../verdict.ts';
import { ABBREVIATIONS, abbreviatedForms } from './abbreviations.ts';
import { withoutArticles } from './articles.ts';
import { canonicalForms } from './canonical.ts';
import { codeOf, codeOfKey } from './codes.ts';
import { keyForms } from './key-forms.ts';
import { normalise, stripPunctuation, tidy, withoutAccents } from './normalise.ts';
import { namesMass } from './values/units.ts';

const RULES = {
  exact: 'accepted-answers',
  case: 'case',
  whitespace: 'spaces-and-punctuation',
  hyphen: 'hyphens',
  number_form: 'numbers',
  spelling_variant: 'spelling',
  optional_word: 'key-syntax',
  void: 'void',
  blank: 'blanks',
  over_limit: 'word-limit',
  extra_word: 'whole-answer',
  missing_word: 'whole-answer',
  plural: 'whole-answer',
  misspelt: 'spelling',
  too_many: 'ticks',
  repeated: 'any-order',
  wrong: 'whole-answer',
  unscorable: 'no-key',
} as const satisfies Record<VerdictReason, MarkingRule>;

/** Patterns of canonical forms, and the rule that produces each. */
const WRITTEN_BY: readonly (readonly [RegExp, MarkingRule])[] = [
  [/(?:^| )R|day [a-z]+day\b/, 'ranges'],
  [/(?:^| )U/, 'units'],
  [/(?:^| )[TC]\d/, 'times'],
  [/(?:^| )[DY][\d/]/, 'dates'],
  [/percent|%|\p{Sc}|(?:^| )[a-z]{3}\d/u, 'shares-and-money'],
];

const FRACTION_OR_POWER = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070\u2074-\u207b\u2150-\u215f\u2189]/;
const SPACED_RANGE = /\d\s+\p{Pd}|\p{Pd}\s+\d/u;

/** Names the rule that decided a verdict on a text under `ielts`. */
export function decidingTextRule(reason: VerdictReason, answer: string, keys: readonly string[]): MarkingRule {
  if (reason === 'exact' && !keys.includes(answer)) return 'key-syntax';
  const rule: MarkingRule = RULES[reason];
  const normal = normalise(answer);
  const forms = keys.flatMap(keyForms).map((form) => form.text);
  if (rule === 'hyphens' || rule === 'spaces-and-punctuation') return spacingRule(rule, answer, forms);
  if (rule === 'key-syntax') return isByArticles(forms, normal) ? 'articles' : rule;
  if (rule === 'numbers') {
    const poundsAreMass = forms.some((form) => namesMass(normalise(form)));
    const canonicalKeys = new Set(forms.flatMap((form) => canonicalForms(normalise(form), { poundsAreMass })));
    const answerForms = canonicalForms(normal, { poundsAreMass });
    const form = answerForms.find((one) => canonicalKeys.has(one)) ?? answerForms[0] ?? '';
    return writtenBy(form) ?? rule;
  }
  if (rule !== 'spelling') return rule;
  if (reason === 'misspelt') return /\d/.test(normal) ? 'numbers' : rule;
  const allForms = forms.concat(forms.flatMap(abbreviatedForms));
  if (!allForms.some((form) => bare(normalise(form)) === bare(normal))) return rule;
  // Values come first: `Sept 2019` is a date, not an abbreviation.
  return writtenBy(canonicalForms(normal)[0] ?? '') ?? 'abbreviations-and-accents';
}

/** Whether an answer is another form of the key only if articles are ignored. */
function isByArticles(forms: readonly string[], normal: string): boolean {
  const canonicalKeys = forms.flatMap((form) => canonicalForms(normalise(form)));
  const answerForms = canonicalForms(normal);
  if (answerForms.some((form) => canonicalKeys.includes(form))) return false;
  const bareOnes = new Set(canonicalKeys.map(withoutArticles));
  return answerForms.some((form) => bareOnes.has(withoutArticles(form)));
}

function spacingRule(rule: MarkingRule, answer: string, forms: readonly string[]): MarkingRule {
  const normal = normalise(answer);
  const sameForm = forms.find((form) => normalise(form) === normal);
  if (sameForm !== undefined) {
    if (FRACTION_OR_POWER.test(sameForm) !== FRACTION_OR_POWER.test(answer)) return 'numbers';
    return SPACED_RANGE.test(sameForm) !== SPACED_RANGE.test(answer) ? 'ranges' : rule;
  }
  const code = codeOf(normal);
  const codes = forms.map((form) => codeOfKey(stripPunctuation(tidy(form))));
  return code !== null && codes.includes(code) ? 'codes' : rule;
}

function writtenBy(form: string): MarkingRule | undefined {
  return WRITTEN_BY.find(([written]) => written.test(form))?.[1];
}

/** Expands abbreviations, and removes points and accents. */
function bare(normalised: string): string {
  const words = withoutAccents(normalised).replaceAll('.', '').replace(/ ?& ?/g, ' and ').split(' ');
  return words.map((word) => ABBREVIATIONS.get(word) ?? word).join(' ');
}
