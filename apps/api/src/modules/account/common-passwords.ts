/** The most characters around a listed word, such as a year or an exclamation mark. */
const ADDED_MAX = 4;
/** The longest piece that a repetition may have. */
const PIECE_MAX = 4;

/** Whether a password is one of the first that an attacker tries: on a list, a repetition, or characters in a row. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase().replace(/\p{C}/gu, '').trim();
  // Only spaces and invisible characters.
  if (text === '') return password !== '';
  return isRepetition(text) || isRow(text) || (await isListed(text));
}

async function isListed(text: string): Promise<boolean> {
  listed ??= loadList();
  const list = await listed;
  if (list.has(text)) return true;
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return text.length - word.length <= ADDED_MAX && list.has(word);
}

let listed: Promise<ReadonlySet<string>> | null = null;

/** Loaded with the first new password, because most processes never need the list. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** `aaaaaaaa`, `12341234`. */
function isRepetition(text: string): boolean {
  const pieces = Array.from({ length: PIECE_MAX }, (_, index) => text.slice(0, index + 1));
  return pieces.some((piece) => text.length > piece.length && piece.repeat(text.length).startsWith(text));
}

/** `abcdefgh`, `87654321`. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) === 1 && codes.every((code, index) => code === first + index * step);
}
