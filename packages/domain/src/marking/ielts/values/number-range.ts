/**
 * Whether two rows of figures around a hyphen are a range. Seven figures are a telephone number, and so are eight that are no
 * two years; a number does not begin with a zero.
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
/** Figures that begin with a zero and are more than the zero. */
const ZEROS = /^0\d/;

function isYear(figures: string): boolean {
  return figures >= '1000' && figures <= '2199';
}
