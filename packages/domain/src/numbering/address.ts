/** What an answer is filed under: a question number, and a subpart when one number has several blanks. */
export interface AddressParts {
  readonly number: number;
  /** 1, 2, … or null when the question has its number to itself. */
  readonly subpart: number | null;
}

/**
 * The key of a question's answer in `Answers`.
 *
 * @example addressOf({ number: 14, subpart: null }) // '14'
 * @example addressOf({ number: 14, subpart: 2 }) // '14-2'
 */
export function addressOf(question: AddressParts): string {
  return question.subpart === null ? String(question.number) : `${question.number}-${question.subpart}`;
}

const ADDRESS = /^\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,3}))?\s*$/;

/**
 * Reads `14` or `14-1` (hyphen or en dash).
 *
 * @returns null if the text is no address.
 */
export function parseAddress(text: string): AddressParts | null {
  const match = text.length > 32 ? null : ADDRESS.exec(text);
  if (match === null) return null;
  const subpart = match[2];
  return { number: Number(match[1]), subpart: subpart === undefined ? null : Number(subpart) };
}
