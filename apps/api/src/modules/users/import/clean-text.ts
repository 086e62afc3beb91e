/** A cleaned text and its removed characters. */
export interface CleanText {
  readonly text: string;
  /** Names of the invisible characters, each once. */
  readonly removed: readonly string[];
}

/** Invisible characters. Joiners are parts of letters in some scripts: `INNER_JOINER` preserves them. */
const INVISIBLE = new Map([
  ['\u00AD', 'soft hyphen'],
  ['\u061C', 'Arabic letter mark'],
  ['\u180E', 'Mongolian vowel separator'],
  ['\u200B', 'zero width space'],
  ['\u200C', 'zero width non-joiner'],
  ['\u200D', 'zero width joiner'],
  ['\u200E', 'left-to-right mark'],
  ['\u200F', 'right-to-left mark'],
  ['\u2060', 'word joiner'],
  ['\uFEFF', 'byte order mark'],
]);
const ALL_INVISIBLE = new RegExp(`[${[...INVISIBLE.keys()].join('')}]`, 'gu');
const INNER_JOINER = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;
const LATIN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Removes invisible characters, composes letters and collapses spaces. */
export function cleanText(cell: string): CleanText {
  const removed = new Set<string>();
  const joiners = LATIN.test(cell)
    ? new Set<number>()
    : new Set([...cell.matchAll(INNER_JOINER)].map(({ index }) => index));
  const text = cell.replaceAll(ALL_INVISIBLE, (character, index: number) => {
    if (joiners.has(index)) return character;
    removed.add(nameOf(character));
    return '';
  });
  return {
    text: text
      .normalize('NFC')
      .replaceAll(/\p{Zs}+/gu, ' ')
      .trim(),
    removed: [...removed],
  };
}

function nameOf(character: string): string {
  return `${INVISIBLE.get(character) ?? 'invisible'} (${codePoint(character)})`;
}

/** `U+200B` */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Remarks about the characters that were removed from a field. */
export function removedFrom(field: string, removed: readonly string[]): string[] {
  return removed.map((name) => `${field}: an invisible character was removed, ${name}`);
}
