import type { GroupForm, OptionForm, OtherAnswer, QuestionForm } from './form.ts';

/** Rewrites each answer of the question's other keys; null omits the answer. The same question if nothing changes. */
export function mapOtherAnswers(
  question: QuestionForm,
  change: (answer: OtherAnswer) => OtherAnswer | null,
): QuestionForm {
  const { also_accepted: keys, ...rest } = question;
  if (keys === undefined) return question;
  const changed = keys.map((key) => key.map(change).filter((answer) => answer !== null));
  const isSame = changed.every(
    (key, at) => key.length === keys[at]?.length && key.every((answer, place) => answer === keys[at]?.[place]),
  );
  if (isSame) return question;
  const left = changed.filter((key) => key.length > 0);
  return left.length === 0 ? rest : { ...rest, also_accepted: left };
}

/** Replaces removed options or choices by their texts, so that an author sees which other keys they were in. */
export function writeOutRemoved(question: QuestionForm, removed: readonly OptionForm[]): QuestionForm {
  return mapOtherAnswers(question, (answer) => {
    const row = removed.find(({ id }) => id === answer);
    return row === undefined ? answer : row.text.trim() || null;
  });
}

export function removeOtherKey(question: QuestionForm, index: number): QuestionForm {
  const { also_accepted: keys = [], ...rest } = question;
  const left = keys.filter((_, at) => at !== index);
  return left.length === 0 ? rest : { ...rest, also_accepted: left };
}

/** The text of an answer. An emptied option has an empty text, which no published key may have. */
export function textOfAnswer(answer: OtherAnswer, offered: readonly OptionForm[]): string {
  return typeof answer === 'string' ? answer : (offered.find(({ id }) => id === answer)?.text.trim() ?? '');
}

/** Stored other keys in the form: offered answers as ids. */
export function otherKeysForm(
  keys: readonly (readonly string[])[],
  offered: readonly OptionForm[],
): NonNullable<QuestionForm['also_accepted']> {
  return keys.map((key) => key.map((text) => offered.find((option) => option.text.trim() === text)?.id ?? text));
}

/** The other keys of a question of one group for another group, which has other choices. */
export function otherKeysAmong(
  question: QuestionForm,
  from: Pick<GroupForm, 'choices'>,
  to: Pick<GroupForm, 'choices'>,
): QuestionForm {
  return mapOtherAnswers(question, (answer) => {
    const text = textOfAnswer(answer, from.choices);
    return to.choices.find((choice) => text !== '' && choice.text.trim() === text)?.id ?? (text || null);
  });
}
