/**
 * The key under which an answer is stored: a question number from 1 to 999, and a subpart when one number has several blanks.
 *
 * @example
 * ```ts
 * import { parseAddress, type AddressParts } from '@bandwise/domain';
 *
 * const parts: AddressParts | null = parseAddress('14-2');
 * parts; // => { number: 14, subpart: 2 }
 * ```
 */
export interface AddressParts {
  /** From 1 to 999. */
  readonly number: number;
  /** 1, 2, … or null when the question has its number to itself. */
  readonly subpart: number | null;
}

/**
 * The key of a question's answer in `Answers`.
 *
 * @example
 * ```ts
 * import { addressOf } from '@bandwise/domain';
 *
 * addressOf({ number: 14, subpart: null }); // => '14'
 * addressOf({ number: 14, subpart: 2 }); // => '14-2'
 * ```
 */
export function addressOf(question: AddressParts): string {
  return question.subpart === null ? String(question.number) : `${question.number}-${question.subpart}`;
}

const ADDRESS = /^\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,3}))?\s*$/;

/**
 * Reads `14` or `14-1` (hyphen or en dash).
 *
 * @returns null if the text is no address. Never throws.
 *
 * @example
 * ```ts
 * import { parseAddress } from '@bandwise/domain';
 *
 * parseAddress('14'); // => { number: 14, subpart: null }
 * parseAddress('Question 14'); // => null
 * ```
 */
export function parseAddress(text: string): AddressParts | null {
  const match = text.length > 32 ? null : ADDRESS.exec(text);
  if (match === null) return null;
  const subpart = match[2];
  return { number: Number(match[1]), subpart: subpart === undefined ? null : Number(subpart) };
}

/**
 * Names an address for readers: `14`, or `14 (blank 2)` for one of several blanks of a number. Other texts stay as they are.
 *
 * @example
 * ```ts
 * import { addressLabel } from '@bandwise/domain/internal';
 *
 * addressLabel('14-2'); // => '14 (blank 2)'
 * ```
 */
export function addressLabel(address: string): string {
  return address.replace(/^(\d+)-(\d+)$/, '$1 (blank $2)');
}
