import { right, wrong, WRONG, type JudgeText, type Outcome } from '../../marking/outcome.ts';
import type { KeyedQuestion } from '../../marking/answer-rules.ts';
import type { MarkingOptions } from '../../marking/options.ts';
import type { GroupOf, WordLimit } from '../group.ts';
import { acceptedAsGivenOrUpper } from './accepted-forms.ts';
import type { RightReason, WrongReason } from '../../marking/verdict.ts';
import { abbreviatedForms } from '../../marking/ielts/abbreviations.ts';
import { withoutArticles } from '../../marking/ielts/articles.ts';
import {
  canonicalForms,
  canonicalFormsOfKey,
  formsOfReading,
  isPlainWords,
  read,
  readingOptions,
  readingsOfKey,
  type Reading,
  type ReadingOptions,
} from '../../marking/ielts/canonical.ts';
import { diagnose, wordsOf, type Words } from '../../marking/ielts/diagnose.ts';
import { keyForms } from '../../marking/ielts/key-forms.ts';
import { codeOf, codeOfKey } from '../../marking/ielts/codes.ts';
import { fold, normalise, stripPunctuation, tidy, withoutAccents } from '../../marking/ielts/normalise.ts';
import { fitsLimit, hasMoreWords } from '../../marking/ielts/fits-limit.ts';
import { mendOrdinals } from '../../marking/ielts/values/ordinals.ts';
import { splitHyphens } from '../../marking/ielts/values/tokens.ts';
import { namesMass } from '../../marking/ielts/values/units.ts';
import { otherSpellings } from '../../marking/ielts/other-spellings.ts';
import { parseWordLimit } from '../../marking/ielts/word-limit.ts';
import { printedBeside, withPrinted, type Printed } from './printed-beside.ts';

/**
 * FILL_BLANKS under `ielts`: an authored form is right however it is cased or punctuated; a derived
 * one (optional words, another hyphenation, spelling or way of writing a number) must also keep to
 * the word limit.
 */
export function judgeBlank({ group, question, keys, options }: KeyedQuestion<GroupOf<'FILL_BLANKS'>>): JudgeText {
  const limit = group.word_limit ?? parseWordLimit(group.instruction);
  const authored = authoredForms(keys);
  const accepts = acceptedAsGivenOrUpper(authored);
  const forms = compileForms({ keys, authored, printed: printedBeside(group, question), options });
  const isOtherSpelling = otherSpellings(keys, options.spelling);
  if (isOtherSpelling === null) return (text) => accepts(text) ?? judgeForm(text, forms, limit);
  return (text) => {
    const outcome = accepts(text) ?? judgeForm(text, forms, limit);
    return outcome.earns && isOtherSpelling(text) ? MISSPELT : outcome;
  };
}

const MISSPELT = wrong('misspelt');

/** The accepted forms at each step of normalisation. */
interface CompiledForms {
  /** The answers as written, apart from spaces and punctuation. */
  readonly tidied: ReadonlySet<string>;
  /** The answers as written, normalised. */
  readonly authored: ReadonlySet<string>;
  /** With words that the key puts in brackets, canonical. */
  readonly optional: ReadonlySet<string>;
  /** As authored: hyphens read as spaces; and in US spelling; and canonical. */
  readonly hyphenless: ReadonlySet<string>;
  /** The same forms without spaces; only forms without a figure or a share. */
  readonly closed: ReadonlySet<string>;
  readonly spelt: ReadonlySet<string>;
  readonly canonical: ReadonlySet<string>;
  /** The canonical forms without accents; null if two accepted answers differ only in accents. */
  readonly accentless: ReadonlySet<string> | null;
  readonly hasAccents: boolean;
  /** The canonical forms without articles; null if articles count. */
  readonly articleless: ReadonlySet<string> | null;
  /** Telephone numbers, references and the like without spaces and hyphens. */
  readonly codes: ReadonlySet<string>;
  /** A unit or currency that is printed beside the blank, and the forms with it; null for none. */
  readonly printed: Printed | null;
  readonly withPrinted: ReadonlySet<string>;
  /** The forms to explain a wrong answer by: derived forms first, then spelling variants. */
  readonly derivedForms: readonly Words[];
  readonly speltForms: readonly Words[];
  readonly reading: ReadingOptions;
  /** Spelling variants are canonical forms. */
  readonly readsNothing: boolean;
  /** The maximum length of an answer that can match. */
  readonly lengthMax: number;
}

/** The key as written is accepted too, including brackets and slashes: an author may mean them literally. */
function authoredForms(keys: readonly string[]): readonly string[] {
  const forms = keys.flatMap(keyForms).filter((form) => !form.optional);
  return [...keys, ...forms.map((form) => form.text)];
}

interface KeyToCompile {
  readonly keys: readonly string[];
  readonly authored: readonly string[];
  readonly printed: Printed | null;
  readonly options: MarkingOptions;
}

function compileForms({ keys, authored, printed, options }: KeyToCompile): CompiledForms {
  const normal = authored.map(normalise).filter(isVisible);
  // The key contains lb, so pounds mean weight and not money.
  const reading = { ...readingOptions(options), poundsAreMass: normal.some(namesMass) };
  const formsOf = (text: string): readonly string[] => canonicalFormsOfKey(text, reading);
  const abbreviate = options.abbreviations === 'refuse' ? normaliseAll : withAbbreviations;
  const optionalForms = keys.flatMap(keyForms).filter((form) => form.optional);
  const optional = new Set(abbreviate(optionalForms.map((form) => form.text)).flatMap(formsOf));
  const derived = abbreviate(authored);
  const readings = derived.flatMap((text) => readingsOfKey(text, reading).map((one) => ({ text, reading: one })));
  const spelt = new Set(readings.map(({ reading }) => reading.spelt));
  // A figure beside a printed `£` is an amount: `12:50` is not a form of the key.
  const own = printed === null ? readings : readings.filter(({ text }) => withPrinted(text, printed) === text);
  const canonicalOnes = new Set(own.flatMap(({ reading }) => formsOfReading(reading)));
  const printedForms = printed === null ? [] : derived.flatMap((text) => canonicalForms(withPrinted(text, printed)));
  const readForms = [...new Set([...canonicalOnes, ...optional])];
  const accentless = new Set(readForms.map(withoutAccents));
  const tidied = authored.map((text) => stripPunctuation(tidy(text)));
  return {
    tidied: new Set(tidied),
    authored: new Set(normal),
    optional,
    hyphenless: new Set(normal.map(splitHyphens)),
    closed: new Set(normal.filter((text) => !HAS_VALUE.test(text)).map(withoutSpaces)),
    spelt,
    canonical: canonicalOnes,
    accentless: accentless.size < readForms.length ? null : accentless,
    hasAccents: readForms.some((form) => !accentless.has(form)),
    articleless: options.articles === 'ignore' ? new Set(readForms.map(withoutArticles)) : null,
    codes: new Set(tidied.map(codeOfKey).filter((code) => code !== null)),
    printed,
    withPrinted: new Set(printedForms),
    derivedForms: [...canonicalOnes, ...optional].map(wordsOf),
    speltForms: [...spelt].map(wordsOf),
    reading,
    readsNothing: [...spelt].every((text) => canonicalOnes.has(text)),
    lengthMax: SPARE_LENGTH + LONGEST_WRITING * Math.max(0, ...authored.map((text) => text.length)),
  };
}

/** Each form as it is, and with its words abbreviated or in full. */
function withAbbreviations(authored: readonly string[]): readonly string[] {
  return normaliseAll(authored.flatMap((text) => [text, ...abbreviatedForms(text)]));
}

function normaliseAll(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(normalise))].filter(isVisible);
}

/** Texts in which a missing or extra space is not the same as a hyphen. */
const HAS_VALUE = /\d|per ?cent/;

function withoutSpaces(text: string): string {
  return splitHyphens(text).replaceAll(' ', '');
}

/** A number in words is at most eleven times as long as in figures: 777,777 is the worst case below a million. */
const LONGEST_WRITING = 12;
/** Extra length for spaces and punctuation, so that the reported reason stays accurate. */
const SPARE_LENGTH = 200;

/** A key of invisible characters only must not accept such an answer. */
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
  if (forms.printed !== null && repeatsPrinted(normal, forms.printed, forms)) return right('number_form');
  if (limit !== null && !fitsLimit(tidied, limit)) return wrong('over_limit');
  const reading = read(normal, isPlain, forms.reading);
  const second = reading.second === null ? null : { ...reading, canonical: reading.second };
  const reason = derivedReason(normal, reading, forms) ?? (second && derivedReason(normal, second, forms));
  return reason === null ? wrong(whyWrong(normal, reading, forms)) : right(reason);
}

/** An answer may include the unit that is printed beside the blank, even if the key does not. */
function repeatsPrinted(normal: string, printed: Printed, forms: CompiledForms): boolean {
  const own = canonicalForms(normal);
  return [...own, ...canonicalForms(withPrinted(normal, printed))].some((form) => forms.withPrinted.has(form));
}

function derivedReason(
  normal: string,
  { spelt, canonical: form, isPlain }: Reading,
  forms: CompiledForms,
): RightReason | null {
  if (!forms.canonical.has(form)) {
    if (forms.optional.has(form) || forms.articleless?.has(withoutArticles(form))) return 'optional_word';
    if (isPlain && !forms.hasAccents) return null;
    return forms.accentless?.has(withoutAccents(form)) ? 'spelling_variant' : null;
  }
  if (forms.hyphenless.has(splitHyphens(normal))) return 'hyphen';
  if (forms.spelt.has(spelt)) return 'spelling_variant';
  return !HAS_VALUE.test(normal) && forms.closed.has(withoutSpaces(normal)) ? 'hyphen' : 'number_form';
}

/** Reading numbers can hide an extra word, such as the `am` of a time. */
function whyWrong(normal: string, { spelt, canonical: form, isPlain }: Reading, forms: CompiledForms): WrongReason {
  // `21th` for `21st`: figures are no words, yet this one is only spelt wrong.
  const mended = isPlain ? normal : mendOrdinals(normal);
  if (mended !== normal && canonicalForms(mended).some((one) => forms.canonical.has(one))) return 'misspelt';
  const reason = diagnose(form, forms.derivedForms);
  // If neither the answer nor the key contains a number, the same forms would be compared again.
  if (reason !== 'wrong' || (spelt === form && forms.readsNothing)) return reason;
  return diagnose(spelt, forms.speltForms);
}
