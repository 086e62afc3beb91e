import { right, wrong, WRONG, type JudgeText, type Outcome } from '../../marking/outcome.ts';
import type { KeyedQuestion } from '../../marking/answer-rules.ts';
import type { GroupOf, WordLimit } from '../group.ts';
import { acceptedAsGivenOrUpper } from './accepted-forms.ts';
import type { RightReason, WrongReason } from '../../marking/verdict.ts';
import { canonical, isPlainWords, read, type Reading } from '../../marking/ielts/canonical.ts';
import { diagnose, wordsOf, type Words } from '../../marking/ielts/diagnose.ts';
import { keyForms } from '../../marking/ielts/key-forms.ts';
import { codeOf, codeOfKey } from '../../marking/ielts/codes.ts';
import { fold, normalise, stripPunctuation, tidy, withoutAccents } from '../../marking/ielts/normalise.ts';
import { mendOrdinals } from '../../marking/ielts/ordinals.ts';
import { splitHyphens } from '../../marking/ielts/tokens.ts';
import { namesMass, poundsAsMass } from '../../marking/ielts/units.ts';
import { fitsLimit, hasMoreWords, parseWordLimit } from '../../marking/ielts/word-limit.ts';

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
  /** Canonical without accents; null if the key has a pair that differs in nothing else. */
  readonly accentless: ReadonlySet<string> | null;
  readonly hasAccents: boolean;
  /** Telephone numbers, references and the like without spaces and hyphens. */
  readonly codes: ReadonlySet<string>;
  /** What a wrong answer is compared with: what is derived, then what is only spelt in one way. */
  readonly derivedForms: readonly Words[];
  readonly speltForms: readonly Words[];
  /** The key says lb, so that pounds are mass and not money. */
  readonly poundsAreMass: boolean;
  /** The spelt forms are canonical ones. */
  readonly readsNothing: boolean;
  /** A longer answer can't come to any form, however it is written. */
  readonly lengthMax: number;
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
  const poundsAreMass = normal.some(namesMass);
  const spelt = new Set(normal.map((text) => read(text).spelt));
  const canonicalForms = new Set((poundsAreMass ? normal.map(poundsAsMass) : normal).map(canonical));
  const readForms = [...new Set([...canonicalForms, ...optional])];
  const accentless = new Set(readForms.map(withoutAccents));
  const tidied = authored.map((text) => stripPunctuation(tidy(text)));
  return {
    tidied: new Set(tidied),
    authored: new Set(normal),
    optional,
    hyphenless: new Set(normal.map(splitHyphens)),
    spelt,
    canonical: canonicalForms,
    accentless: accentless.size < readForms.length ? null : accentless,
    hasAccents: readForms.some((form) => !accentless.has(form)),
    codes: new Set(tidied.map(codeOfKey).filter((code) => code !== null)),
    derivedForms: [...canonicalForms, ...optional].map(wordsOf),
    speltForms: [...spelt].map(wordsOf),
    poundsAreMass,
    readsNothing: [...spelt].every((text) => canonicalForms.has(text)),
    lengthMax: SPARE_LENGTH + LONGEST_WRITING * Math.max(0, ...authored.map((text) => text.length)),
  };
}

/** In words, a figure takes up to eleven times its length: 777,777 is the worst below a million. */
const LONGEST_WRITING = 12;
/** Room for stray spaces and marks, so that the reason given stays a telling one. */
const SPARE_LENGTH = 200;

/** A key of nothing but invisible characters must not accept an answer of the same kind. */
function isVisible(normalised: string): boolean {
  return normalised !== '';
}

function judgeForm(text: string, forms: CompiledForms, limit: WordLimit | null): Outcome {
  if (text.length > forms.lengthMax) return limit !== null && hasMoreWords(text, limit) ? wrong('over_limit') : WRONG;
  const isPlain = isPlainWords(text);
  const tidied = isPlain ? text : tidy(text);
  const normal = isPlain ? text : stripPunctuation(fold(tidied));
  if (forms.authored.has(normal)) {
    return right(forms.tidied.has(stripPunctuation(tidied)) ? 'whitespace' : 'case');
  }
  const code = forms.codes.size === 0 ? null : codeOf(normal);
  if (code !== null && forms.codes.has(code)) return right(normal.includes('-') ? 'hyphen' : 'whitespace');
  if (limit !== null && !fitsLimit(tidied, limit)) return wrong('over_limit');
  const asWritten = read(normal, isPlain);
  const reading = forms.poundsAreMass ? { ...asWritten, canonical: canonical(poundsAsMass(normal)) } : asWritten;
  const reason = derivedReason(normal, reading, forms);
  return reason === null ? wrong(whyWrong(normal, reading, forms)) : right(reason);
}

function derivedReason(
  normal: string,
  { spelt, canonical: form, isPlain }: Reading,
  forms: CompiledForms,
): RightReason | null {
  if (!forms.canonical.has(form)) {
    if (forms.optional.has(form)) return 'optional_word';
    if (isPlain && !forms.hasAccents) return null;
    return forms.accentless?.has(withoutAccents(form)) ? 'spelling_variant' : null;
  }
  if (forms.hyphenless.has(splitHyphens(normal))) return 'hyphen';
  return forms.spelt.has(spelt) ? 'spelling_variant' : 'number_form';
}

/** Reading numbers may hide a word that is one too many, such as the `am` of a time. */
function whyWrong(normal: string, { spelt, canonical: form, isPlain }: Reading, forms: CompiledForms): WrongReason {
  // `21th` for `21st`: figures are no words, yet this one is only spelt wrong.
  const mended = isPlain ? normal : mendOrdinals(normal);
  if (mended !== normal && forms.canonical.has(canonical(mended))) return 'misspelt';
  const reason = diagnose(form, forms.derivedForms);
  // With nothing read in it nor in the key, it would be compared with the same forms again.
  if (reason !== 'wrong' || (spelt === form && forms.readsNothing)) return reason;
  return diagnose(spelt, forms.speltForms);
}
