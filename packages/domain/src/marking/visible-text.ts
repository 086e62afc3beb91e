/**
 * Characters that Unicode marks as ignorable, such as soft hyphens, joiners, direction marks and variation selectors, and control
 * characters that are not spaces.
 */
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu;
const NOTHING_VISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;

/** Removes invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Whether a text has no visible characters, so that it is neither a key nor an answer. */
export function isBlankText(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most texts begin with a visible character, which is enough to decide.
  return !(first > 0x20 && first < 0x7f) && NOTHING_VISIBLE.test(text);
}
