const MARK = '(?:</?(?:strong|b|em|u)>|\\s|&nbsp;)';
const NAMED = `Questions?(?:\\s|&nbsp;)+(\\d{1,4})(?:\\s?[-–—]\\s?(\\d{1,4}))?`;
/** A paragraph with numbers only: `<p><strong>Questions 14–20</strong></p>`. */
const ALONE = new RegExp(`^\\s*<p>${MARK}*${NAMED}${MARK}*[:.]?${MARK}*</p>`, 'i');
/** `<p>Questions 14–20: `, before the words. */
const BEFORE = new RegExp(`^(\\s*(?:<p>)?${MARK}*?)${NAMED}(${MARK}*?)[:.]\\s*`, 'i');

/** Removes the leading numbers of an instruction if the group's heading shows them. */
export function withoutOwnNumbers(instruction: string, numbers: readonly number[]): string {
  const isOwn = (first: string | undefined, last: string | undefined) =>
    Number(first) === numbers[0] && Number(last ?? first) === numbers.at(-1);
  const alone = ALONE.exec(instruction);
  if (alone !== null) return isOwn(alone[1], alone[2]) ? instruction.slice(alone[0].length) : instruction;
  const before = BEFORE.exec(instruction);
  if (before === null || !isOwn(before[2], before[3])) return instruction;
  return `${before[1] ?? ''}${(before[4] ?? '').trim()}${instruction.slice(before[0].length)}`;
}
