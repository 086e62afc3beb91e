import type { FullGroup, FullQuestion } from '@bandwise/domain';
import type { Block, DraftQuestion } from './block.ts';
import type { Keyed } from './key/apply-key.ts';
import { fieldText, htmlOf } from './lines/html-text.ts';

/** A group with its keys, as the product stores it. */
export function toFullGroup(
  { group, answers, anyOrder }: Keyed,
  pictures: Block['pictures'],
  explanations: ReadonlyMap<DraftQuestion, string> = new Map(),
): FullGroup {
  const { type, labels, instruction, paragraph, choices, letters, choicesTitle, reuse, questions } = group;
  return {
    type,
    instruction: instruction.map((line) => `<p>${htmlOf(line)}</p>`).join(''),
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
      toFullQuestion(question, { answers: answers.get(question) ?? [], explanation: explanations.get(question) }),
    ),
  };
}

function toFullQuestion(
  { first, text, options }: DraftQuestion,
  { answers, explanation }: { readonly answers: readonly string[]; readonly explanation: string | undefined },
): FullQuestion {
  const question = {
    number: first,
    subpart: null,
    question: fieldText(text),
    options: options.map((option) => option.text),
    answers: [...answers],
  };
  return explanation === undefined ? question : { ...question, explanation };
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
