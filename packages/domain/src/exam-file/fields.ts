import { report, type Scope } from './parsed.ts';

type Source = Readonly<Record<string, unknown>>;

/** An object of the input whose fields are being read. */
export interface Place extends Scope {
  readonly source: Source;
}

/** Enters an object of the input. Any other value is reported and read as an empty object. */
export function objectAt(scope: Scope, input: unknown, what: string): Place {
  if (isSource(input)) return { ...scope, source: input };
  report(scope, null, { code: 'type', message: `${what} must be an object` });
  return { ...scope, source: {} };
}

export function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Removes NUL and lone surrogates, which PostgreSQL's jsonb refuses. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

export interface TextRule {
  readonly label: string;
  readonly max: number;
  /** The message when the text is missing or blank; without it, a missing text is ''. */
  readonly required?: string;
}

/** Reads a text. Numbers are accepted as text; a text that is too long is reported, not cut. */
export function readText(place: Place, field: string, rule: TextRule): string {
  const value = place.source[field];
  let text = '';
  if (typeof value === 'string') text = cleanText(value);
  else if (typeof value === 'number' && Number.isFinite(value)) text = String(value);
  else if (value !== undefined && value !== null) {
    report(place, field, { code: 'type', message: `${rule.label} must be text` });
    return '';
  }
  if (rule.required !== undefined && text.trim() === '') {
    report(place, field, { code: 'required', message: rule.required });
  }
  if (text.length > rule.max) {
    report(place, field, { code: 'too_long', message: `${rule.label} must be at most ${rule.max} characters` });
    return '';
  }
  return text;
}

interface NumberRule {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Used when the field is missing; without it, a missing field is an error. */
  readonly fallback?: number;
  readonly tooSmall?: string;
}

/** Like `readNumber`, for whole numbers only. */
export function readInteger(place: Place, field: string, rule: NumberRule): number {
  return readWithin(place, field, { ...rule, kind: 'a whole number', fits: Number.isInteger });
}

/** Reads a number, also from a numeric text; a reported value is replaced by `min`. */
export function readNumber(place: Place, field: string, rule: NumberRule): number {
  return readWithin(place, field, { ...rule, kind: 'a number', fits: Number.isFinite });
}

interface KindOfNumber extends NumberRule {
  readonly kind: string;
  readonly fits: (number: number) => boolean;
}

function readWithin(place: Place, field: string, rule: KindOfNumber): number {
  const value = place.source[field];
  const missing = value === undefined || value === null || value === '';
  if (missing && rule.fallback !== undefined) return rule.fallback;
  const number = toNumber(value);
  const range = `${rule.label} must be ${rule.kind} from ${rule.min} to ${rule.max}`;
  if (number === null || number < rule.min) {
    report(place, field, { code: missing ? 'required' : 'too_small', message: rule.tooSmall ?? range });
  } else if (number > rule.max) {
    report(place, field, { code: 'too_big', message: range });
  } else if (!rule.fits(number)) {
    report(place, field, { code: 'type', message: range });
  } else {
    return number;
  }
  return rule.min;
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*[+-]?\d{1,9}(?:\.\d{1,9})?\s*$/.test(value)) return null;
  return Number(value);
}

/** Reads a yes or no, also in the forms databases and forms use (`1`, `"true"`); missing is no. */
export function readBoolean(place: Place, field: string, label: string): boolean {
  const value = place.source[field];
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  const no = [undefined, null, false, 0, '0', 'false', ''];
  if (!no.some((form) => form === value)) {
    report(place, field, { code: 'type', message: `${label} must be true or false` });
  }
  return false;
}

interface TextListRule {
  readonly label: string;
  readonly maxCount: number;
  readonly maxLength: number;
  /** Whether a single text counts as a list of one. */
  readonly mayBeOne: boolean;
}

/** Reads a list of short texts, each trimmed; missing is empty. */
export function readTextList(place: Place, field: string, rule: TextListRule): readonly string[] {
  const value = place.source[field];
  if (value === undefined || value === null) return [];
  const isList = Array.isArray(value) || (rule.mayBeOne && typeof value !== 'object');
  if (!isList) {
    report(place, field, { code: 'type', message: `${rule.label} must be a list of texts` });
    return [];
  }
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (entries.length > rule.maxCount) {
    report(place, field, { code: 'too_many', message: `${rule.label} must have at most ${rule.maxCount} entries` });
    return [];
  }
  const texts: string[] = [];
  for (const entry of entries) {
    if (typeof entry !== 'string' && !(typeof entry === 'number' && Number.isFinite(entry))) {
      report(place, field, { code: 'type', message: `${rule.label} must be a list of texts` });
      return [];
    }
    const text = cleanText(String(entry)).trim();
    if (text.length > rule.maxLength) {
      const message = `${rule.label} must have at most ${rule.maxLength} characters each`;
      report(place, field, { code: 'too_long', message });
      return [];
    }
    texts.push(text);
  }
  return texts;
}
