import { LIMITS, QUESTION_SHAPES, type QuestionShape } from '@bandwise/domain';
import type { QuestionAction } from './actions.ts';
import type { GroupForm, OptionForm, QuestionForm } from '../form/form.ts';
import { withoutQuestion } from '../form/blanks.ts';
import type { Ids } from '../form/ids.ts';
import { insertAfter, moveById, patched, removeById, replaceById } from '../form/lists.ts';
import { newOption, NO_NUMBER } from '../form/new-exam.ts';
import { mapOtherAnswers, removeOtherKey, writeOutRemoved } from '../form/other-keys.ts';
import { pasteTexts } from './paste-texts.ts';

export function changeQuestion(group: GroupForm, action: QuestionAction, ids: Ids): GroupForm {
  if (action.type === 'removeQuestion') return withoutQuestion(group, action.question);
  const questions = changeList(group, action, ids);
  return questions === group.questions ? group : { ...group, questions };
}

function changeList(group: GroupForm, action: QuestionAction, ids: Ids): readonly QuestionForm[] {
  const { questions } = group;
  const shape: QuestionShape = QUESTION_SHAPES[group.type];
  const change = (edit: (question: QuestionForm) => QuestionForm) => replaceById(questions, action.question, edit);
  switch (action.type) {
    case 'removeQuestion':
      return removeById(questions, action.question);
    case 'duplicateQuestion': {
      const source = questions.find((question) => question.id === action.question);
      return source === undefined ? questions : insertAfter(questions, source.id, copyQuestion(source, ids));
    }
    case 'moveQuestion':
      return moveById(questions, action.question, action.by);
    case 'setQuestion':
      return change((question) => patched(question, action.patch));
    case 'addOption':
      return change((question) => withOptions(question, [...question.options, newOption(ids)], shape));
    case 'pasteOptions':
      return change((question) => {
        const { option, texts } = action;
        const options = pasteTexts(question.options, { at: option, texts, max: LIMITS.optionsMax }, () =>
          newOption(ids),
        );
        return withOptions(question, options, shape);
      });
    case 'setOption':
      return change((question) => {
        const options = replaceById(question.options, action.option, (option) =>
          patched(option, { text: action.text }),
        );
        return patched(question, { options });
      });
    case 'removeOption':
      return change((question) => ({
        ...writeOutRemoved(
          question,
          question.options.filter(({ id }) => id === action.option),
        ),
        options: removeById(question.options, action.option),
        chosen: question.chosen.filter((id) => id !== action.option),
      }));
    case 'removeVoid':
      return change(({ void: _isVoid, ...question }) => question);
    case 'removeOtherKey':
      return change((question) => removeOtherKey(question, action.index));
  }
}

/** An option of an ordered list is also in its key, at first as the last. */
function withOptions(question: QuestionForm, options: readonly OptionForm[], shape: QuestionShape): QuestionForm {
  const optionIds = new Set(question.options.map(({ id }) => id));
  const added = shape.answer === 'list' ? options.filter(({ id }) => !optionIds.has(id)) : [];
  const left = new Set(options.map(({ id }) => id));
  const chosen = question.chosen.filter((id) => !optionIds.has(id) || left.has(id));
  const removed = question.options.filter(({ id }) => !left.has(id));
  return {
    ...writeOutRemoved(question, removed),
    options,
    chosen: [...chosen, ...added.map(({ id }) => id)],
  };
}

/** The copy has a new number and no blank in the paragraph yet. */
function copyQuestion(question: QuestionForm, ids: Ids): QuestionForm {
  return { ...copyOptions(question, ids), number: NO_NUMBER, subpart: null };
}

/** The question with new ids; its key follows its options. */
export function copyOptions(question: QuestionForm, ids: Ids): QuestionForm {
  const renamed = new Map(question.options.map((option) => [option.id, ids.take()]));
  const idOf = (id: number) => renamed.get(id) ?? id;
  return {
    ...mapOtherAnswers(question, (answer) => (typeof answer === 'number' ? idOf(answer) : answer)),
    id: ids.take(),
    options: question.options.map((option) => ({ ...option, id: idOf(option.id) })),
    chosen: question.chosen.map(idOf),
  };
}
