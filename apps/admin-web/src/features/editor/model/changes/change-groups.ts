import { LIMITS, type ChoiceLetters, type TfngLabels } from '@bandwise/domain';
import type { GroupAction } from './actions.ts';
import { adoptBlanks, setBlanks } from '../form/blanks.ts';
import { changeQuestion, copyOptions } from './change-question.ts';
import { withLabels } from '../form/fit.ts';
import type { GroupForm, OptionForm, QuestionForm } from '../form/form.ts';
import type { Ids } from '../form/ids.ts';
import { insertAfter, moveById, patched, removeById, replaceById } from '../form/lists.ts';
import { newOption, newQuestion } from '../form/new-exam.ts';
import { changeRows } from './change-rows.ts';
import { mapOtherAnswers, writeOutRemoved } from '../form/other-keys.ts';
import { pasteTexts } from './paste-texts.ts';

export function changeGroups(groups: readonly GroupForm[], action: GroupAction, ids: Ids): readonly GroupForm[] {
  const change = (edit: (group: GroupForm) => GroupForm) => replaceById(groups, action.group, edit);
  if ('question' in action) return change((group) => changeQuestion(group, action, ids));
  switch (action.type) {
    case 'removeGroup':
      return removeById(groups, action.group);
    case 'duplicateGroup': {
      const source = groups.find((group) => group.id === action.group);
      return source === undefined ? groups : insertAfter(groups, source.id, copyGroup(source, ids));
    }
    case 'moveGroup':
      return moveById(groups, action.group, action.by);
    case 'setGroup': {
      const { labels } = action.patch;
      return change((group) => patched(labels === undefined ? group : relabel(group, labels), action.patch));
    }
    case 'addQuestion':
      return change((group) => ({ ...group, questions: [...group.questions, newQuestion(group.type, ids)] }));
    case 'adoptBlanks':
      return change((group) => adoptBlanks(group, ids));
    case 'setBlanks':
      return change((group) => setBlanks(group, action, ids));
    case 'addChoice':
      return change((group) => ({ ...group, choices: [...group.choices, newOption(ids)] }));
    case 'setChoice':
      return change((group) => {
        const choices = replaceById(group.choices, action.choice, (choice) => patched(choice, { text: action.text }));
        return patched(group, { choices });
      });
    case 'pasteChoices':
      return change((group) => {
        const { choice, texts } = action;
        const choices = pasteTexts(group.choices, { at: choice, texts, max: LIMITS.optionsMax }, () => newOption(ids));
        return withoutLostKeys({ ...withPastedLetters(group, action), choices }, group.choices);
      });
    case 'insertRow':
    case 'placeRow':
      return change((group) => changeRows(group, action, ids));
    case 'setLetters':
      return change((group) => withLetters(group, action.letters));
    case 'setChoicesTitle':
      return change((group) => patched(group, { choices_title: action.title }));
    case 'removeChoice':
      return change((group) => ({
        ...group,
        choices: removeById(group.choices, action.choice),
        questions: group.questions.map((question) =>
          withoutChoices(
            question,
            group.choices.filter(({ id }) => id === action.choice),
          ),
        ),
      }));
  }
}

type PasteChoices = Extract<GroupAction, { readonly type: 'pasteChoices' }>;

/** Sets the letters of the choices to the pasted ones if they match their rows. */
function withPastedLetters(group: GroupForm, { choice, label }: PasteChoices): GroupForm {
  const { choices } = group;
  const before = choices.slice(
    0,
    choices.findIndex(({ id }) => id === choice),
  );
  const place = before.filter(({ text }) => text.trim() !== '').length;
  return label?.index === place ? withLetters(group, label.letters) : group;
}

/** Keys of choices that were replaced are removed with them. */
function withoutLostKeys(group: GroupForm, before: readonly OptionForm[]): GroupForm {
  const left = new Set(group.choices.map(({ id }) => id));
  const lost = before.filter(({ id }) => !left.has(id));
  const questions = group.questions.map((question) => withoutChoices(question, lost));
  return patched(group, { questions: lost.length === 0 ? group.questions : questions });
}

function withLetters(group: GroupForm, letters: ChoiceLetters | null): GroupForm {
  if (letters !== null) return patched(group, { letters });
  if (group.letters === undefined) return group;
  const { letters: _, ...others } = group;
  return others;
}

/** The question with a key that names none of the removed choices. */
function withoutChoices(question: QuestionForm, removed: readonly OptionForm[]): QuestionForm {
  const isLeft = (choice: number) => removed.every(({ id }) => id !== choice);
  const others = writeOutRemoved(question, removed);
  return others.chosen.every(isLeft) ? others : { ...others, chosen: others.chosen.filter(isLeft) };
}

/** Changes TRUE to YES and FALSE to NO, or back; keys stay right. */
function relabel(group: GroupForm, labels: TfngLabels): GroupForm {
  const questions = group.questions.map((question) => withLabels(question, group, { labels }));
  return { ...group, questions };
}

/** The group with new ids; its keys follow its choices. */
export function copyGroup(group: GroupForm, ids: Ids): GroupForm {
  const renamed = new Map(group.choices.map((choice) => [choice.id, ids.take()]));
  const idOf = (id: number) => renamed.get(id) ?? id;
  const id = ids.take();
  const choices = group.choices.map((choice) => ({ ...choice, id: idOf(choice.id) }));
  const questions = group.questions.map((question) => {
    const copy = copyOptions(question, ids);
    renamed.set(question.id, copy.id);
    return {
      ...mapOtherAnswers(copy, (answer) => (typeof answer === 'number' ? idOf(answer) : answer)),
      chosen: copy.chosen.map(idOf),
    };
  });
  const anyOrder = group.anyOrder?.map((set) => set.map(idOf));
  return { ...group, id, choices, questions, ...(anyOrder && { anyOrder }) };
}
