import type { MarkingRule } from '../rules.ts';
import type { VerdictReason } from '../verdict.ts';
import { canonical } from './canonical.ts';
import { codeOf, codeOfKey } from './codes.ts';
import { keyForms } from './key-forms.ts';
import { normalise, stripPunctuation, tidy } from './normalise.ts';
import { namesMass, poundsAsMass } from './units.ts';

const RULES = {
  exact: 'accepted-answers',
  case: 'case',
  whitespace: 'spaces-and-punctuation',
  hyphen: 'hyphens',
  number_form: 'numbers',
  spelling_variant: 'spelling',
  optional_word: 'key-syntax',
  blank: 'blanks',
  over_limit: 'word-limit',
  extra_word: 'whole-answer',
  missing_word: 'whole-answer',
  plural: 'whole-answer',
  misspelt: 'spelling',
  too_many: 'ticks',
  wrong: 'whole-answer',
  unscorable: 'no-key',
} as const satisfies Record<VerdictReason, MarkingRule>;

/** What a canonical form holds, and the rule that wrote it. */
const WRITTEN_BY: readonly (readonly [RegExp, MarkingRule])[] = [
  [/(?:^| )U/, 'units'],
  [/(?:^| )[TC]\d/, 'times'],
  [/(?:^| )D\d/, 'dates'],
  [/percent|%|\p{Sc}|(?:^| )[a-z]{3}\d/u, 'shares-and-money'],
];

const FRACTION_OR_POWER = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070\u2074-\u207b\u2150-\u215f\u2189]/;
const SPACED_RANGE = /\d\s+\p{Pd}|\p{Pd}\s+\d/u;

/** The rule behind a verdict on a text under `ielts`. */
export function decidingTextRule(reason: VerdictReason, given: string, keys: readonly string[]): MarkingRule {
  if (reason === 'exact' && !keys.includes(given)) return 'key-syntax';
  const rule: MarkingRule = RULES[reason];
  const normal = normalise(given);
  const forms = keys.flatMap(keyForms).map((form) => form.text);
  if (rule === 'hyphens' || rule === 'spaces-and-punctuation') return spacingRule(rule, given, forms);
  if (rule === 'numbers') {
    const form = canonical(forms.some((own) => namesMass(normalise(own))) ? poundsAsMass(normal) : normal);
    return WRITTEN_BY.find(([written]) => written.test(form))?.[1] ?? rule;
  }
  if (rule !== 'spelling') return rule;
  if (reason === 'misspelt') return /\d/.test(normal) ? 'numbers' : rule;
  return forms.some((form) => bare(normalise(form)) === bare(normal)) ? 'abbreviations-and-accents' : rule;
}

function spacingRule(rule: MarkingRule, given: string, forms: readonly string[]): MarkingRule {
  const normal = normalise(given);
  const own = forms.find((form) => normalise(form) === normal);
  if (own !== undefined) {
    if (FRACTION_OR_POWER.test(own) !== FRACTION_OR_POWER.test(given)) return 'numbers';
    return SPACED_RANGE.test(own) !== SPACED_RANGE.test(given) ? 'ranges' : rule;
  }
  const code = codeOf(normal);
  const codes = forms.map((form) => codeOfKey(stripPunctuation(tidy(form))));
  return code !== null && codes.includes(code) ? 'codes' : rule;
}

/** Without points and accents. */
function bare(normalised: string): string {
  return normalised.normalize('NFD').replace(/[.\p{Mn}]/gu, '');
}
