import { squeezed } from '../lines/clean-text.ts';
import type { Line } from '../lines/line.ts';
import { readQuestionsHeading } from '../markers/headings.ts';
import { letterName, readLettered } from '../markers/lettered.ts';
import { readNumbered } from '../markers/numbered.ts';
import type { FormatQuestion } from './format-draft.ts';

const ANSWER = /^ANSWER:\s{0,9}([A-Z](?:\s?,\s?[A-Z]){0,9})\s*$/i;

interface Open {
  readonly texts: string[];
  readonly options: string[];
  readonly lines: number[];
}

/**
 * Reads Aiken, a format of question banks: a question, options with letters, and `ANSWER: B`. null: the text is not Aiken.
 * Questions with numbers are read as any other text.
 */
export function readAiken(lines: readonly Line[]): readonly FormatQuestion[] | null {
  const questions: FormatQuestion[] = [];
  let open = newQuestion();
  for (const { text, index } of lines) {
    if (text === '') continue;
    if (readQuestionsHeading(text) !== null || (open.options.length === 0 && readNumbered(text) !== null)) return null;
    const answer = ANSWER.exec(text);
    const option = readLettered(text);
    if (answer !== null) {
      const question = closed(open, answer[1] ?? '', index);
      if (question === null) return null;
      questions.push(question);
      open = newQuestion();
    } else if (open.texts.length > 0 && option?.isMarked === true && option.letter === open.options.length) {
      open.options.push(squeezed(option.text));
      open.lines.push(index);
    } else if (open.options.length > 0) return null;
    else {
      open.texts.push(text);
      open.lines.push(index);
    }
  }
  return questions.length === 0 ? null : questions;
}

function newQuestion(): Open {
  return { texts: [], options: [], lines: [] };
}

function closed({ texts, options, lines }: Open, answer: string, index: number): FormatQuestion | null {
  const letters = answer.toUpperCase().split(/\s?,\s?/);
  const isOffered = letters.every((letter) => options.some((_, at) => letterName(at) === letter));
  if (texts.length === 0 || options.length < 2 || !isOffered) return null;
  return {
    type: letters.length > 1 ? 'MULTI' : 'MCQ',
    text: squeezed(texts.join(' ')),
    options,
    choices: [],
    instruction: '',
    hasBlank: false,
    key: letters.join(', '),
    size: letters.length,
    lines: [...lines, index],
    problem: null,
  };
}
