import { QUESTION_SHAPES, type FullGroup, type FullQuestion } from '@bandwise/domain';
import { textOf, type KeyState } from '@bandwise/domain/internal';
import type { GroupForm, OptionForm, QuestionForm } from './form.ts';
import { otherKeysForm } from './other-keys.ts';
import type { Ids } from './ids.ts';

/** A published group as a form, with keys as ids. */
export function fromFullGroup(group: FullGroup, ids: Ids): GroupForm {
  const id = ids.take();
  const choices = QUESTION_SHAPES[group.type].choices ? options(group.choices, ids) : [];
  const questions = group.questions.map((question) => fromFullQuestion(question, { group, choices, ids }));
  const idsOf = (numbers: readonly number[]) =>
    numbers.flatMap((number) => questions.find((question) => question.number === number)?.id ?? []);
  return {
    id,
    type: group.type,
    instruction: group.instruction,
    paragraph: group.paragraph,
    choices,
    ...(group.letters !== undefined && { letters: group.letters }),
    ...(group.choices_title !== undefined && { choices_title: group.choices_title }),
    imgContent: group.imgContent,
    labels: group.labels,
    reuse_choices: group.reuse_choices,
    word_limit: group.word_limit,
    questions,
    ...(group.any_order && { anyOrder: group.any_order.map(idsOf) }),
  };
}

interface Frame {
  readonly group: FullGroup;
  readonly choices: readonly OptionForm[];
  readonly ids: Ids;
}

function fromFullQuestion(question: FullQuestion, { group, choices, ids }: Frame): QuestionForm {
  const id = ids.take();
  const own = QUESTION_SHAPES[group.type].options ? options(question.options, ids) : [];
  return {
    id,
    number: question.number,
    subpart: question.subpart,
    question: editableText(question.question),
    options: own,
    ...keyForm(question, { type: group.type, choices, options: own }),
    ...(question.explanation !== undefined && { explanation: question.explanation }),
    ...(question.evidence && { evidence: question.evidence }),
  };
}

/** The key fields of a question's form: options and choices by id. */
export function keyForm(
  { answers: stored, also_accepted: others, void: isVoid }: KeyState,
  of: Pick<GroupForm, 'choices' | 'type'> & Pick<QuestionForm, 'options'>,
): Pick<QuestionForm, 'also_accepted' | 'answers' | 'chosen' | 'void'> {
  const shape = QUESTION_SHAPES[of.type];
  const offered = shape.options ? of.options : of.choices;
  const keys = shape.answers === 'one' ? stored.slice(0, 1) : stored;
  const matches = keys.map((key) => offered.find((option) => option.text === key)?.id ?? null);
  const answers = keys.filter((_, index) => matches[index] === null);
  return {
    chosen: matches.filter((match) => match !== null),
    answers: shape.answers === 'any' && answers.length === 0 ? [''] : answers,
    ...(others && { also_accepted: otherKeysForm(others, offered) }),
    ...(isVoid && { void: isVoid }),
  };
}

/** The fewest options (administrator specification, section 5): missing ones are added empty. */
const OPTIONS_MIN = 2;

function options(texts: readonly string[], ids: Ids): readonly OptionForm[] {
  const missing = Math.max(0, OPTIONS_MIN - texts.length);
  return [...texts, ...Array.from({ length: missing }, () => '')].map((text) => ({ id: ids.take(), text }));
}

const MEANS_MARKUP = /<[a-z!/]|&#?\w+;/i;

/** Unescapes stored plain text where that is safe, because authors edit it unescaped. */
function editableText(html: string): string {
  if (html.includes('<')) return html;
  const text = textOf(html);
  return MEANS_MARKUP.test(text) ? html : text;
}
