import { splitBlanks } from '@bandwise/domain';
import { cleanText } from './clean-text.ts';
import { htmlOf } from './html-text.ts';
import type { Line } from './line.ts';
import { TEXT_MARKS, type TextMark } from './source-line.ts';

interface Character {
  readonly text: string;
  /** null: a space or a blank, which has the marks of both neighbours. */
  readonly marks: readonly TextMark[] | null;
}

interface MarkRules {
  /** Keeps a mark of the whole text. Elsewhere such a mark is layout, as of questions that are all bold. */
  readonly keepsWhole?: boolean;
}

/**
 * Writes a text as HTML with the marks that its words have in the lines it comes from. `{n}` stands for a blank.
 *
 * @returns null if no word is marked, or if the lines have other words.
 */
export function withMarks(text: string, lines: readonly Line[], { keepsWhole = false }: MarkRules = {}): string | null {
  if (lines.every(({ runs }) => runs === null)) return null;
  const characters = findCharacters(text, charactersOf(lines));
  if (characters === null) return null;
  const words = characters.flatMap(({ marks }) => (marks === null ? [] : [marks]));
  const marks = TEXT_MARKS.filter((mark) => {
    const marked = words.filter((word) => word.includes(mark));
    return marked.length > 0 && (keepsWhole || marked.length < words.length);
  });
  return marks.length === 0 ? null : writeHtml(characters, marks);
}

/** The characters of the lines without white space, which a text has in other places. */
function charactersOf(lines: readonly Line[]): readonly Character[] {
  return lines
    .flatMap(({ text, runs }) => runs ?? [{ text, marks: [] }])
    .flatMap(({ text, marks }) =>
      withoutSpaces(cleanText(text))
        .split('')
        .map((character) => ({ text: character, marks })),
    );
}

/** The characters of the text with their marks; null: the source does not have them. */
function findCharacters(text: string, source: readonly Character[]): readonly Character[] | null {
  const all = source.map((character) => character.text).join('');
  const characters: Character[] = [];
  let at = 0;
  for (const piece of splitBlanks(text)) {
    if (piece.kind === 'blank') {
      characters.push({ text: `{${piece.address}}`, marks: null });
      continue;
    }
    at = all.indexOf(withoutSpaces(piece.text), at);
    if (at === -1) return null;
    for (const character of piece.text.split('')) {
      const isSpace = withoutSpaces(character) === '';
      characters.push({ text: character, marks: isSpace ? null : (source[at]?.marks ?? []) });
      if (!isSpace) at += 1;
    }
  }
  return characters;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

function writeHtml(characters: readonly Character[], marks: readonly TextMark[]): string {
  const marksAt = characters.map((_, at) => marks.filter((mark) => isMarked(characters, at, mark)));
  let html = '';
  for (let at = 0; at < characters.length;) {
    const own = marksAt[at] ?? [];
    let end = at + 1;
    while (end < characters.length && marksAt[end]?.join() === own.join()) end += 1;
    const text = characters.slice(at, end).map((character) => character.text);
    html += own.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, htmlOf(text.join('')));
    at = end;
  }
  return html;
}

function isMarked(characters: readonly Character[], at: number, mark: TextMark): boolean {
  const isIn = (index: number) => characters[index]?.marks?.includes(mark) === true;
  return characters[at]?.marks === null ? isIn(at - 1) && isIn(at + 1) : isIn(at);
}
