import { squeezed } from '../lines/clean-text.ts';
import type { Line } from '../lines/line.ts';
import { isListHeading } from '../markers/instructions.ts';
import { letterName, readLettered, splitLettered } from '../markers/lettered.ts';

export interface ChoiceBox {
  readonly choices: readonly { readonly name: string; readonly text: string }[];
  /** Whether they are lettered from A on. */
  readonly isLettered: boolean;
  readonly lines: readonly number[];
}

const NONE: ChoiceBox = { choices: [], isLettered: false, lines: [] };
const ASKED = /\b(?:list|box|bank|words below|from the words|options below|phrases?)\b|\bletters?,? [A-P]\s?[-–]/i;
const LONGEST_CHOICE = 60;
const MOST_WORDS = 5;

/** The box of choices for gaps: lettered, or unlettered words if the instruction mentions a box. */
export function readChoiceBox(lines: readonly Line[], said: string, hasGap: (line: Line) => boolean): ChoiceBox {
  const free = lines.filter((line) => line.text !== '' && !hasGap(line));
  const lettered = letteredBox(free);
  if (lettered.choices.length > 1) return lettered;
  const hasBox = ASKED.test(said) || lines.some(({ text }) => isListHeading(text));
  return hasBox ? wordBox(lines, hasGap) : NONE;
}

/** Choices follow one another from A on, in one line or many, and in columns in any order. */
function letteredBox(lines: readonly Line[]): ChoiceBox {
  const textsByLetter = new Map<number, string>();
  const used: number[] = [];
  for (const line of lines) {
    const inline = splitLettered(line.text) ?? columns(line.text);
    const single = readLettered(line.text);
    const options = inline !== null && inline.before === '' ? inline.options : single === null ? [] : [single];
    if (options.length === 0 || options.some(({ letter }) => textsByLetter.has(letter))) continue;
    for (const { letter, text } of options) textsByLetter.set(letter, squeezed(text));
    used.push(line.index);
  }
  const letters = [...textsByLetter.keys()].sort((a, b) => a - b);
  if (letters.some((letter, index) => letter !== index)) return NONE;
  const choices = letters.map((letter) => ({ name: letterName(letter), text: textsByLetter.get(letter) ?? '' }));
  return choices.some(({ text }) => text === '') ? NONE : { choices, isLettered: true, lines: used };
}

/** `A clay    D iron`: columns that are read downwards. */
function columns(text: string): ReturnType<typeof splitLettered> {
  const pieces = text.split(/\t|\s{2,}/).filter((piece) => piece !== '');
  const options = pieces.map(readLettered);
  if (options.length < 2) return null;
  const parsedOptions = options.flatMap((option) => option ?? []);
  return parsedOptions.length === options.length ? { before: '', options: parsedOptions } : null;
}

function wordBox(lines: readonly Line[], hasGap: (line: Line) => boolean): ChoiceBox {
  const runs: Line[][] = [[]];
  for (const line of lines) {
    if (line.text === '' || isListHeading(line.text)) continue;
    if (hasGap(line) || words(line).length === 0) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  const best = runs
    .map((run) => ({ run, texts: run.flatMap(words) }))
    .sort((a, b) => b.texts.length - a.texts.length)[0];
  if (best === undefined || best.texts.length < 3) return NONE;
  const texts = [...new Set(best.texts)];
  const choices = texts.map((text) => ({ name: text, text }));
  return { choices, isLettered: false, lines: best.run.map(({ index }) => index) };
}

/** The words of a line of a box; empty for other lines. */
function words({ text, cells }: Line): readonly string[] {
  const pieces = (cells?.flatMap((cell) => cell.split('\n')) ?? text.split(/\s{2,}|\s?[|/•·;]\s?|,\s/))
    .map(squeezed)
    .filter((piece) => piece !== '');
  const isBox = pieces.every(
    (piece) => piece.length <= LONGEST_CHOICE && piece.split(' ').length <= MOST_WORDS && !/[.?!:]$/.test(piece),
  );
  return isBox ? pieces : [];
}
