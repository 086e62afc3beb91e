import { addressOf, QUESTION_SHAPES, TFNG_CHOICES, type QuestionShape } from '@bandwise/domain';
import { renameBlank } from './blanks.ts';
import type { GroupForm, OptionForm, QuestionForm } from './form.ts';
import { NO_NUMBER } from './new-exam.ts';
import { mapOtherAnswers, otherKeysAmong } from './other-keys.ts';

/** Why a group can't take a question. `type`: different fields. `keys`: the group allows one right answer. */
export type Misfit = 'type' | 'keys';

/** The reason why a question would lose content in another group; null if it would not. */
export function misfit(question: QuestionForm, from: GroupForm, to: GroupForm): Misfit | null {
  if (from.type === to.type) return null;
  const [own, other]: readonly QuestionShape[] = [QUESTION_SHAPES[from.type], QUESTION_SHAPES[to.type]];
  if (own === undefined || other === undefined) return 'type';
  const isAlike = own.options === other.options && own.choices === other.choices && own.labels === other.labels;
  // Typed answers and ordered lists have incompatible keys.
  const isWritten = [own, other].some((shape) => shape.answers === 'any' || shape.answer === 'list');
  if (!isAlike || isWritten) return 'type';
  const keys = [question.chosen, ...(question.also_accepted ?? [])];
  return other.answers === 'one' && keys.some(({ length }) => length > 1) ? 'keys' : null;
}

/** Converts a question for another group, without a blank in its paragraph. A key that is not offered there stays visible. */
export function fitted(question: QuestionForm, from: GroupForm, to: GroupForm): QuestionForm {
  const address = String(NO_NUMBER);
  const text = renameBlank(question.question, addressOf(question), address);
  const moved = { ...question, question: text, number: NO_NUMBER, subpart: null };
  const shape: QuestionShape = QUESTION_SHAPES[to.type];
  if (shape.choices) return { ...otherKeysAmong(moved, from, to), ...keyAmong(question, from.choices, to.choices) };
  return shape.labels ? withLabels(moved, from, to) : moved;
}

function keyAmong(question: QuestionForm, from: readonly OptionForm[], to: readonly OptionForm[]) {
  const keys = question.chosen.flatMap((id) => from.find((choice) => choice.id === id)?.text.trim() ?? []);
  const texts = [...keys, ...question.answers].filter((text) => text !== '');
  const matches = texts.map((text) => to.find((choice) => choice.text.trim() === text)?.id ?? null);
  return {
    chosen: matches.filter((match) => match !== null),
    answers: texts.filter((_, index) => matches[index] === null),
  };
}

/** The question with its keys in the labels of another group: TRUE becomes YES. */
export function withLabels(
  question: QuestionForm,
  from: Pick<GroupForm, 'labels'>,
  to: Pick<GroupForm, 'labels'>,
): QuestionForm {
  const labels: readonly string[] = TFNG_CHOICES[from.labels];
  const labelFor = (answer: string) => TFNG_CHOICES[to.labels][labels.indexOf(answer)] ?? answer;
  const others = mapOtherAnswers(question, (answer) => (typeof answer === 'string' ? labelFor(answer) : answer));
  return { ...others, answers: question.answers.map(labelFor) };
}
