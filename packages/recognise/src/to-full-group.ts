import type { FullGroup, FullQuestion } from '@bandwise/domain';
import type { Block, DraftQuestion } from './block.ts';
import type { Keyed } from './key/apply-key.ts';
import { fieldText, htmlOf } from './lines/html-text.ts';
import { withMarks } from './lines/marks.ts';

/** A group with its keys, as the product stores it. */
export function toFullGroup(
  { group, answers, anyOrder }: Keyed,
  { pictures, lines }: Pick<Block, 'lines' | 'pictures'>,
  explanations: ReadonlyMap<DraftQuestion, string> = new Map(),
): FullGroup {
  const { type, labels, instruction, paragraph, choices, letters, choicesTitle, reuse, questions, used } = group;
  const linesAt = (indices: readonly number[]) => lines.filter(({ index }) => indices.includes(index));
  return {
    type,
    instruction: instruction
      .map((text) => `<p>${withMarks(text, linesAt(used.instruction)) ?? htmlOf(text)}</p>`)
      .join(''),
    paragraph,
    // In a list with letters, a repeated text keeps its letter: the check before publishing reports it.
    choices: letters === undefined ? distinct(choices.map(({ text }) => text)) : choices.map(({ text }) => text),
    ...(letters !== undefined && { letters }),
    ...(choicesTitle !== undefined && { choices_title: choicesTitle }),
    imgContent: pictures.length === 0 ? null : pictures.map(({ html }) => html ?? '').join(''),
    labels,
    reuse_choices: reuse,
    word_limit: null,
    ...(anyOrder.length > 0 && { any_order: anyOrder }),
    questions: questions.map((question) =>
      toFullQuestion(question, {
        words: withMarks(question.text, linesAt(question.lines)) ?? fieldText(question.text),
        answers: answers.get(question) ?? [],
        explanation: explanations.get(question),
      }),
    ),
  };
}

interface QuestionParts {
  readonly words: string;
  readonly answers: readonly string[];
  readonly explanation: string | undefined;
}

function toFullQuestion(
  { first, options }: DraftQuestion,
  { words, answers, explanation }: QuestionParts,
): FullQuestion {
  const question = {
    number: first,
    subpart: null,
    question: words,
    options: options.map((option) => option.text),
    answers: [...answers],
  };
  return explanation === undefined ? question : { ...question, explanation };
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
