import { right, wrong, type JudgeText, type Outcome } from '../../marking/outcome.ts';
import type { KeyedQuestion } from '../../marking/answer-rules.ts';
import type { GroupOf, WordLimit } from '../group.ts';
import { acceptedAsGivenOrUpper } from './accepted-forms.ts';
import type { RightReason, WrongReason } from '../../marking/verdict.ts';
import { canonical, canonicalOf, spell } from '../../marking/ielts/canonical.ts';
import { acceptedForm, diagnose, type AcceptedForm } from '../../marking/ielts/diagnose.ts';
import { keyForms } from '../../marking/ielts/key-forms.ts';
import { codeOf, codeOfKey } from '../../marking/ielts/codes.ts';
import { fold, normalise, stripPunctuation, tidy, withoutAccents } from '../../marking/ielts/normalise.ts';
import { mendOrdinals } from '../../marking/ielts/ordinals.ts';
import { splitHyphens } from '../../marking/ielts/tokens.ts';
import { fitsLimit, parseWordLimit } from '../../marking/ielts/word-limit.ts';

/**
 * FILL_BLANKS under `ielts`: an authored form is right however it is cased or punctuated; a derived
 * one (optional words, another hyphenation, spelling or way of writing a number) must also keep to
 * the word limit.
 */
export function judgeBlank({ group, keys }: KeyedQuestion<GroupOf<'FILL_BLANKS'>>): JudgeText {
  const limit = group.word_limit ?? parseWordLimit(group.instruction);
  const authored = authoredForms(keys);
  const accepts = acceptedAsGivenOrUpper(authored);
  const forms = compileForms(keys, authored);
  return (text) => accepts(text) ?? judgeForm(text, forms, limit);
}

/** The accepted forms at each step of normalisation. */
interface CompiledForms {
  /** As authored, apart from spaces and punctuation. */
  readonly tidied: ReadonlySet<string>;
  /** As authored, normalised. */
  readonly authored: ReadonlySet<string>;
  /** With words that the key puts in brackets, canonical. */
  readonly optional: ReadonlySet<string>;
  /** As authored: hyphens read as spaces; and in US spelling; and canonical. */
  readonly hyphenless: ReadonlySet<string>;
  readonly spelt: ReadonlySet<string>;
  readonly canonical: ReadonlySet<string>;
  /** Canonical without accents; empty if the key has a pair that differs in nothing else. */
  readonly accentless: ReadonlySet<string>;
  /** Telephone numbers, references and the like without spaces and hyphens. */
  readonly codes: ReadonlySet<string>;
  /** What a wrong answer is compared with: what is derived, then what is only spelt in one way. */
  readonly derivedForms: readonly AcceptedForm[];
  readonly speltForms: readonly AcceptedForm[];
  /** The spelt forms are canonical ones. */
  readonly readsNothing: boolean;
}

/** The key as it stands is accepted too, brackets and slashes included: somebody may mean them. */
function authoredForms(keys: readonly string[]): readonly string[] {
  const forms = keys.flatMap(keyForms).filter((form) => !form.optional);
  return [...keys, ...forms.map((form) => form.text)];
}

function compileForms(keys: readonly string[], authored: readonly string[]): CompiledForms {
  const normal = authored.map(normalise).filter(isVisible);
  const optionalForms = keys.flatMap(keyForms).filter((form) => form.optional);
  const optional = new Set(optionalForms.map((form) => canonical(normalise(form.text))));
  const spelt = new Set(normal.map((text) => spell(text).join(' ')));
  const canonicalForms = new Set(normal.map(canonical));
  const read = [...new Set([...canonicalForms, ...optional])];
  const accentless = new Set(read.map(withoutAccents));
  const tidied = authored.map((text) => stripPunctuation(tidy(text)));
  return {
    tidied: new Set(tidied),
    authored: new Set(normal),
    optional,
    hyphenless: new Set(normal.map(splitHyphens)),
    spelt,
    canonical: canonicalForms,
    accentless: accentless.size < read.length ? new Set() : accentless,
    codes: new Set(tidied.map(codeOfKey).filter((code) => code !== null)),
    derivedForms: [...canonicalForms, ...optional].map(acceptedForm),
    speltForms: [...spelt].map(acceptedForm),
    readsNothing: [...spelt].every((text) => canonicalForms.has(text)),
  };
}

/** A key of nothing but invisible characters must not accept an answer of the same kind. */
function isVisible(normalised: string): boolean {
  return normalised !== '';
}

function judgeForm(text: string, forms: CompiledForms, limit: WordLimit | null): Outcome {
  const tidied = tidy(text);
  const normal = stripPunctuation(fold(tidied));
  if (forms.authored.has(normal)) {
    return right(forms.tidied.has(stripPunctuation(tidied)) ? 'whitespace' : 'case');
  }
  const code = forms.codes.size === 0 ? null : codeOf(normal);
  if (code !== null && forms.codes.has(code)) return right(normal.includes('-') ? 'hyphen' : 'whitespace');
  if (limit !== null && !fitsLimit(tidied, limit)) return wrong('over_limit');
  const words = spell(normal);
  const given = { normal, spelt: words.join(' '), canonical: canonicalOf(words) };
  const reason = derivedReason(given, forms);
  return reason === null ? wrong(whyWrong(given, forms)) : right(reason);
}

/** An answer at each step of normalisation. */
interface Given {
  readonly normal: string;
  readonly spelt: string;
  readonly canonical: string;
}

/** Reading numbers may hide a word that is one too many, such as the `am` of a time. */
function whyWrong({ normal, spelt, canonical: read }: Given, forms: CompiledForms): WrongReason {
  // `21th` for `21st`: figures are no words, yet this one is only spelt wrong.
  if (normal.includes('th') || /\d(?:st|nd|rd)/.test(normal)) {
    const mended = mendOrdinals(normal);
    if (mended !== normal && forms.canonical.has(canonical(mended))) return 'misspelt';
  }
  const reason = diagnose(read, forms.derivedForms);
  // With nothing read in it nor in the key, it would be compared with the same forms again.
  if (reason !== 'wrong' || (spelt === read && forms.readsNothing)) return reason;
  return diagnose(spelt, forms.speltForms);
}

function derivedReason({ normal, spelt, canonical: read }: Given, forms: CompiledForms): RightReason | null {
  if (!forms.canonical.has(read)) {
    if (forms.optional.has(read)) return 'optional_word';
    return forms.accentless.has(withoutAccents(read)) ? 'spelling_variant' : null;
  }
  if (forms.hyphenless.has(splitHyphens(normal))) return 'hyphen';
  return forms.spelt.has(spelt) ? 'spelling_variant' : 'number_form';
}
