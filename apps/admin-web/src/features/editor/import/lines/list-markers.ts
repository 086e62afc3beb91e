import { cssOf } from '../../rich-text/html/inline-style.ts';

const ALPHABET = 26;
const STYLES: Readonly<Record<string, string>> = {
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-roman': 'I',
  'lower-roman': 'i',
};
const TENS: readonly string[] = ['', 'x', 'xx', 'xxx'];
const ONES: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The marker that a browser shows before an item of a numbered list: `14.`, `B.`, `iv.` */
export function markerOf(list: Element, item: Element, number: number): string {
  const style = cssOf(item).get('list-style-type') ?? cssOf(list).get('list-style-type') ?? '';
  return `${numberAs(STYLES[style] ?? item.getAttribute('type') ?? list.getAttribute('type') ?? '1', number)}.`;
}

/** A number in a style of numbering, identified by its first sign as in HTML. */
export function numberAs(style: string, number: number): string {
  if (number < 1 || !Number.isInteger(number)) return String(number);
  const lower = style.toLowerCase();
  if (lower === 'a' && number <= ALPHABET) return String.fromCharCode((style === 'a' ? 96 : 64) + number);
  if (lower !== 'i' || number >= 40) return String(number);
  const roman = `${TENS[Math.floor(number / 10)] ?? ''}${ONES[number % 10] ?? ''}`;
  return style === 'i' ? roman : roman.toUpperCase();
}
