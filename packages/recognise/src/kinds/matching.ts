import type { DraftGroup, DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import { takeLetter, type Marked } from '../markers/answer-marks.ts';
import { hasGap, withoutFiller } from '../markers/gaps.ts';
import { letterName } from '../markers/lettered.ts';
import { romanName } from '../markers/roman.ts';
import { instructionOf, newQuestion, linesUsed, type Outlined } from './block-words.ts';
import { capitalList, letteredList, titleOf } from './choice-list.ts';

/** Columns of a table are narrow: longer choices are picked from a list. */
const LONGEST_COLUMN = 45;

/** A list of headings with roman numerals, and the paragraphs that they belong to. */
export function readHeadings(outlined: Outlined): DraftGroup | null {
  const numerals = outlined.entries.filter((entry) => entry.kind === 'roman');
  const questions = questionsOf(outlined);
  if (numerals.length < 2 || questions.length === 0) return null;
  const named = numerals.map(({ value, text }) => ({ place: value - 1, name: romanName(value), text: squeezed(text) }));
  const list = letteredList(named, 'i') ?? {
    choices: named.map(({ name, text }) => ({ name, text: `${name}. ${text}` })),
  };
  return matched(outlined, { type: 'DROPDOWN', ...list, questions, lines: numerals.flatMap(({ lines }) => lines) });
}

/** Questions with one list of choices for all of them. */
export function readMatching(outlined: Outlined): DraftGroup | null {
  const letters = outlined.entries.filter((entry) => entry.kind === 'letter');
  const questions = questionsOf(outlined);
  if (letters.length < 2 || questions.length === 0 || hasInnerGap(outlined)) return null;
  const choices = letters.map(({ letter, text }) => ({ name: letterName(letter), text: squeezed(text) }));
  const type = /\bendings?\b/i.test(outlined.instruction) ? 'DROPDOWN' : typeOfChoices(choices.map(({ text }) => text));
  return matched(outlined, { type, choices, questions, lines: letters.flatMap(({ lines }) => lines) });
}

/** Short choices are the columns of a table; long ones make a list. */
export function typeOfChoices(choices: readonly string[]): 'DROPDOWN' | 'MATCH_TABLE' {
  return choices.some((text) => text.length > LONGEST_COLUMN) ? 'DROPDOWN' : 'MATCH_TABLE';
}

const LETTERS = /\b([A-P])\s?(?:[-–—]|to)\s?([A-P])\b/;
const LISTED = /\bA(?:,\s?[B-P]){0,14},?\s?(?:and|or|&)\s?([B-P])\b/;

/** "Which paragraph contains …", where the letters are those of the passage or of a plan. */
export function readLettersOnly(outlined: Outlined): DraftGroup | null {
  const { instruction: said } = outlined;
  const asksForLetters =
    /\b(?:paragraphs?|sections?|letters?)\b/i.test(said) && !/no more than|words? (?:only|and)/i.test(said);
  const range = LETTERS.exec(said);
  const first = range?.[1] ?? 'A';
  const last = range?.[2] ?? LISTED.exec(said)?.[1];
  const questions = questionsOf(outlined);
  if (!asksForLetters || last === undefined || questions.length === 0 || hasInnerGap(outlined)) return null;
  const names: string[] = [];
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1) names.push(String.fromCharCode(code));
  if (names.length < 2) return null;
  const choices = names.map((name) => ({ name, text: name }));
  return matched(outlined, { type: 'MATCH_TABLE', choices, questions, lines: [] });
}

const ANY_NUMBER = { isExpected: () => true };

/** Dots at the end lead to where the letter is written; a gap within a text is to be filled. */
function hasInnerGap({ entries, lead }: Outlined): boolean {
  return entries.some((entry) => {
    if (entry.kind === 'number') return hasGap(withoutEdges(takeLetter(entry.text).text), ANY_NUMBER);
    return (
      entry.kind === 'text' && (hasGap(entry.text, ANY_NUMBER) || (!lead.includes(entry) && entry.text.length > 200))
    );
  });
}

function withoutEdges(text: string): string {
  let start = 0;
  let end = text.length;
  const isEdge = (at: number) => /[\s._…]/.test(text.charAt(at));
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return text.slice(start, end);
}

function questionsOf({ entries }: Outlined): readonly DraftQuestion[] {
  return entries.flatMap((entry) => (entry.kind === 'number' ? [newQuestion(entry, entry.text)] : []));
}

interface Matched {
  readonly type: DraftGroup['type'];
  readonly choices: DraftGroup['choices'];
  /** Absent: capital letters, if that is what the choices are named. */
  readonly letters?: DraftGroup['letters'];
  readonly questions: DraftGroup['questions'];
  readonly lines: readonly number[];
}

/** Moves the names of choices after most questions into their keys, as in "The road ends here. (B)". */
function withOwnKeys({ questions, choices }: Matched): readonly DraftQuestion[] {
  const names = new Set(choices.map(({ name }) => name));
  const marked = questions.map((question) => takeLetter(question.text));
  const isNamed = ({ answer }: Marked) => answer !== null && names.has(answer);
  const isMarked = marked.filter(isNamed).length * 2 >= questions.length;
  return questions.map((question, index) => {
    const own = marked[index];
    const key = isMarked && own !== undefined && isNamed(own) ? own.answer : null;
    const text = withoutFiller(key === null ? question.text : (own?.text ?? ''));
    return Object.assign(question, { text, key });
  });
}

function matched(outlined: Outlined, found: Matched): DraftGroup {
  const { type, lines } = found;
  const questions = withOwnKeys(found);
  const { lines: words, used } = instructionOf(outlined);
  const list = found.letters === undefined ? capitalList(found.choices) : found;
  const title = list.letters === undefined ? null : titleOf(outlined);
  return {
    type,
    labels: 'TFNG',
    instruction: words.filter((line) => line !== title?.title),
    paragraph: null,
    choices: list.choices,
    ...(list.letters !== undefined && { letters: list.letters }),
    ...(title !== null && { choicesTitle: title.title }),
    reuse: false,
    questions,
    isOpen: false,
    used: linesUsed(
      used.filter((line) => title?.lines.includes(line) !== true),
      [...(title?.lines ?? []), ...lines],
    ),
    range: outlined.block.range,
  };
}
