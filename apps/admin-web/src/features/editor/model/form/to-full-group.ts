import { QUESTION_SHAPES, type FullGroup, type FullQuestion, type QuestionShape } from '@bandwise/domain';
import { hasContent } from '@bandwise/domain/internal';
import type { GroupForm, OptionForm, QuestionForm } from './form.ts';
import { textOfAnswer } from './other-keys.ts';
import { remembered } from './remembered.ts';

/** The group in published form, without blank options, choices and answers. */
export const toFullGroup = remembered(write);

function write(group: GroupForm): FullGroup {
  const anyOrder = writeAnyOrder(group);
  return {
    type: group.type,
    instruction: htmlOrNull(group.instruction) ?? '',
    paragraph: htmlOrNull(group.paragraph),
    choices: texts(group.choices),
    ...(group.letters !== undefined && { letters: group.letters }),
    ...(group.choices_title?.trim() && { choices_title: group.choices_title.trim() }),
    imgContent: htmlOrNull(group.imgContent),
    labels: group.labels,
    reuse_choices: group.reuse_choices,
    questions: group.questions.map((question) => writeQuestion(question, group)),
    word_limit: group.word_limit,
    ...(anyOrder.length > 0 && { any_order: anyOrder }),
  };
}

/** The question numbers of each list, without deleted questions and those with several blanks. */
function writeAnyOrder({ anyOrder = [], questions }: GroupForm): readonly (readonly number[])[] {
  const numberOf = new Map(questions.filter(({ subpart }) => subpart === null).map(({ id, number }) => [id, number]));
  const sets = anyOrder.map((set) => [...new Set(set.flatMap((id) => numberOf.get(id) ?? []))].sort((a, b) => a - b));
  return sets.filter((set) => set.length > 1);
}

function writeQuestion(question: QuestionForm, group: GroupForm): FullQuestion {
  const shape: QuestionShape = QUESTION_SHAPES[group.type];
  const offered = shape.options ? question.options : group.choices;
  const chosen =
    shape.answer === 'list'
      ? question.chosen.flatMap((id) => offered.find((option) => option.id === id) ?? [])
      : offered.filter((option) => question.chosen.includes(option.id));
  const { explanation = '', evidence = [] } = question;
  return {
    number: question.number,
    subpart: question.subpart,
    question: question.question,
    options: texts(question.options),
    answers: [...texts(chosen), ...question.answers.map((answer) => answer.trim()).filter((answer) => answer !== '')],
    ...(question.also_accepted && {
      also_accepted: question.also_accepted.map((key) => key.map((answer) => textOfAnswer(answer, offered))),
    }),
    ...(question.void && { void: question.void }),
    ...(hasContent(explanation) && { explanation }),
    ...(evidence.length > 0 && { evidence }),
  };
}

function texts(options: readonly OptionForm[]): readonly string[] {
  return options.map((option) => option.text.trim()).filter((text) => text !== '');
}

/** An emptied rich-text field still contains an empty paragraph. */
function htmlOrNull(html: string | null): string | null {
  return html !== null && hasContent(html) ? html : null;
}
