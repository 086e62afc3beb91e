/** Letters of their own that readers take for a letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o' };

/**
 * A text as a search compares it: in small letters, without the marks of accents and tones, so that `nguyen` finds
 * `Nguyễn` and `Duc` finds `Đức`. The database folds in the same way (`fold_text`).
 *
 * @example
 * foldText('Nguyễn Văn Đức'); // 'nguyen van duc'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[đłø]/g, (letter) => LETTERS[letter] ?? letter);
}
