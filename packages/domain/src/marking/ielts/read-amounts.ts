import { rewrite, type Reading } from './rewrite.ts';
import { startsWithLetter } from './word-filter.ts';

const FIGURE = /^\d+(?:\.\d+)?$/;
const CURRENCY_WORDS: ReadonlyMap<string, string> = new Map([
  ['£', '£'],
  ['pound', '£'],
  ['pounds', '£'],
  ['gbp', '£'],
  ['$', '$'],
  ['dollar', '$'],
  ['dollars', '$'],
  ['usd', '$'],
  ['€', '€'],
  ['euro', '€'],
  ['euros', '€'],
  ['eur', '€'],
  ['¥', '¥'],
  ['yen', '¥'],
  ['jpy', '¥'],
  ...['aud', 'cad', 'chf', 'cny', 'hkd', 'inr', 'krw', 'nzd', 'sgd', 'vnd'].map((code) => [code, code] as const),
]);

/** Whether a word or a sign names a currency, beside which a figure is an amount. */
export function isCurrency(token: string): boolean {
  return CURRENCY_WORDS.has(token);
}

/** Writes money as `£15` (`15 pounds`, `£15.00`) and shares as `15%` (`15 percent`, `15 per cent`). */
export function readAmounts(tokens: readonly string[]): readonly string[] {
  return rewrite(tokens, (all, at) => readMoney(all, at) ?? readShare(all, at));
}

function readMoney(tokens: readonly string[], at: number): Reading | null {
  const token = tokens[at] ?? '';
  const next = tokens[at + 1] ?? '';
  // One of the two is the figure.
  if (startsWithLetter(token) && startsWithLetter(next)) return null;
  const sign = CURRENCY_WORDS.get(token);
  const leads = sign === token || /^[a-z]{3}$/.test(token);
  if (sign !== undefined && leads && FIGURE.test(next)) return { text: sign + pounds(next), length: 2 };
  if (next === 'pence' && /^\d{1,4}$/.test(token))
    return { text: `£${pounds((Number(token) / 100).toFixed(2))}`, length: 2 };
  const unit = CURRENCY_WORDS.get(next);
  return unit !== undefined && FIGURE.test(token) ? { text: unit + pounds(token), length: 2 } : null;
}

/** `15.00` is `15`, and `12.5` is `12.50`. */
function pounds(figure: string): string {
  return figure.replace(/\.0{1,2}$/, '').replace(/(\.\d)$/, '$10');
}

function readShare(tokens: readonly string[], at: number): Reading | null {
  const token = tokens[at] ?? '';
  if (startsWithLetter(token) || !FIGURE.test(token)) return null;
  return tokens[at + 1] === 'percent' ? { text: `${token}%`, length: 2 } : null;
}
