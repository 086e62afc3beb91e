/**
 * Whether two figures with a hyphen between them are a range. Seven digits are a telephone number, and so are eight digits that are not two
 * years. A number does not begin with a zero.
 */
export function isNumberRange(first: string, second: string): boolean {
  if (!PLAIN.test(first) || !PLAIN.test(second)) return !(ZEROS.test(first) || ZEROS.test(second));
  const length = first.length + second.length;
  if (length === 7) return false;
  if (length < 8) return true;
  if (first.length === 4 && second.length === 4) return isYear(first) && isYear(second);
  return Math.abs(first.length - second.length) <= 1;
}

const PLAIN = /^[1-9]\d*$/;
/** A figure that begins with a zero, except 0. */
const ZEROS = /^0\d/;

function isYear(figures: string): boolean {
  return figures >= '1000' && figures <= '2199';
}
