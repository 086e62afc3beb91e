import { readOrdinal } from './ordinals.ts';
import { rewrite, type Reading } from './rewrite.ts';
import { startsWithLetter } from './word-filter.ts';

const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

const MONTH_STARTS = new Set([...MONTHS.keys()].map((name) => name.slice(0, 3)));

/**
 * Writes every date with a named month in one form: `12th March`, `12 March`, `March 12`,
 * `12th of March`, each with or without a year. Dates in figures (`10/10`) are left alone: which
 * number is the month is the author's to say.
 */
export function readDates(tokens: readonly string[]): readonly string[] {
  return rewrite(tokens, readDate);
}

function readDate(tokens: readonly string[], at: number): Reading | null {
  const token = tokens[at] ?? '';
  if (startsWithLetter(token) && !MONTH_STARTS.has(token.slice(0, 3))) return null;
  const dayFirst = dayOf(tokens[at]);
  const monthAt = dayFirst === null ? at : at + (tokens[at + 1] === 'of' ? 2 : 1);
  const month = MONTHS.get(withoutComma(tokens[monthAt]).replace(/\.$/, ''));
  if (month === undefined) return null;
  const day = dayFirst ?? dayOf(tokens[monthAt + 1]);
  if (day === null) return null;
  const end = monthAt + (dayFirst === null ? 2 : 1);
  const year = /^\d{4}$/.test(tokens[end] ?? '') ? tokens[end] : undefined;
  const text = `${day}/${month}${year === undefined ? '' : `/${year}`}`;
  return { text: `D${text}`, length: end - at + (year === undefined ? 0 : 1) };
}

/** A day of the month, as a figure or an ordinal, with or without a comma after it. */
function dayOf(token: string | undefined): number | null {
  const word = withoutComma(token);
  const match = /^O?(\d{1,2})$/.exec(word);
  // `12th,` kept its ending because of the comma.
  const day = match === null ? (readOrdinal(word) ?? 0) : Number(match[1]);
  return day >= 1 && day <= 31 ? day : null;
}

function withoutComma(token: string | undefined): string {
  return (token ?? '').replace(/,$/, '');
}
