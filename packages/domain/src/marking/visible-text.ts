/**
 * Soft hyphens, joiners, direction marks, variation selectors and all others that Unicode says to ignore; and control characters
 * that are no spaces.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu;
const NOTHING_VISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;

/** Removes invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Whether there is nothing to read in a text: neither a key nor an answer. */
export function isBlankText(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most texts begin with a letter, and that is enough to know.
  return !(first > 0x20 && first < 0x7f) && NOTHING_VISIBLE.test(text);
}
