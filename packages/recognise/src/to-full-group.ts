import type { FullGroup } from '@bandwise/domain';
import type { Block } from './block.ts';
import type { Keyed } from './key/apply-key.ts';
import { fieldText, htmlOf } from './lines/html-text.ts';

/** The group as the product holds it. */
export function toFullGroup({ group, answers, anyOrder }: Keyed, pictures: Block['pictures']): FullGroup {
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
    questions: questions.map((question) => ({
      number: question.first,
      subpart: null,
      question: fieldText(question.text),
      options: question.options.map(({ text }) => text),
      answers: [...(answers.get(question) ?? [])],
    })),
  };
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
