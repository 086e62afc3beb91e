import type { PlaceAction } from './actions.ts';
import { withoutQuestion } from '../form/blanks.ts';
import { copyGroup } from './change-groups.ts';
import { fitted, misfit } from '../form/fit.ts';
import type { ExamForm } from '../form/form.ts';
import { idsFrom, type Ids } from '../form/ids.ts';
import { numberChanged } from '../numbering/instruction-numbers.ts';
import { insertAt, removeById } from '../form/lists.ts';
import { changeGroup, changePart, groupById, partById, partOfGroup } from '../form/parts.ts';
import { fromFullGroup } from '../form/from-full-group.ts';

/** Moves or inserts groups and questions anywhere in the test. Returns the same form if nothing changes. */
export function place(form: ExamForm, action: PlaceAction): ExamForm {
  const ids = idsFrom(form.nextId);
  const placed = placeIn(form, action, ids);
  return placed === form ? form : numberChanged(form, { ...placed, nextId: ids.next() });
}

function placeIn(form: ExamForm, action: PlaceAction, ids: Ids): ExamForm {
  switch (action.type) {
    case 'placeGroup':
      return placeGroup(form, action);
    case 'placeQuestion':
      return placeQuestion(form, action);
    case 'insertGroups': {
      const added = action.groups.map((group) => fromFullGroup(group, ids));
      return changePart(form, action.part, (part) => ({ ...part, groups: inserted(part.groups, action.index, added) }));
    }
    case 'insertQuestions': {
      const source = fromFullGroup(action.from, ids);
      return changeGroup(form, action.group, (group) => {
        const fit = source.questions.filter((question) => misfit(question, source, group) === null);
        const added = fit.map((question) => fitted(question, source, group));
        return added.length === 0 ? group : { ...group, questions: inserted(group.questions, action.index, added) };
      });
    }
    case 'copyPart':
      return copyPart(form, action, ids);
  }
}

function placeGroup(form: ExamForm, { group: id, part: to, index }: Action<'placeGroup'>): ExamForm {
  const owner = partOfGroup(form, id);
  const group = groupById(form, id);
  const target = partById(form, to);
  if (owner === undefined || group === undefined || target === undefined) return form;
  if (owner === target && owner.groups.indexOf(group) === index) return form;
  const without = changePart(form, owner.id, (part) => ({ ...part, groups: removeById(part.groups, id) }));
  return changePart(without, to, (part) => ({ ...part, groups: inserted(part.groups, index, [group]) }));
}

function placeQuestion(form: ExamForm, { group: to, question: id, index }: Action<'placeQuestion'>): ExamForm {
  const groups = form.parts.flatMap((part) => part.groups);
  const from = groups.find(({ questions }) => questions.some((question) => question.id === id));
  const target = groupById(form, to);
  const question = from?.questions.find((one) => one.id === id);
  if (from === undefined || target === undefined || question === undefined) return form;
  if (from === target) {
    if (from.questions.indexOf(question) === index) return form;
    const questions = inserted(removeById(from.questions, id), index, [question]);
    return changeGroup(form, to, (group) => ({ ...group, questions }));
  }
  if (misfit(question, from, target) !== null) return form;
  const without = changeGroup(form, from.id, (group) => withoutQuestion(group, id));
  const moved = fitted(question, from, target);
  return changeGroup(without, to, (group) => ({ ...group, questions: inserted(group.questions, index, [moved]) }));
}

/** Replaces the content of one part by another's; the section and its Basic Information stay. */
function copyPart(form: ExamForm, { part: from, to }: Action<'copyPart'>, ids: Ids): ExamForm {
  const source = partById(form, from);
  if (source === undefined || from === to) return form;
  const { content, explanation, audioUrl, transcript = [] } = source;
  const { minutes = null, words = null, modelAnswer = '', prompts = [] } = source;
  const groups = source.groups.map((group) => copyGroup(group, ids));
  const written = { content, explanation, audioUrl, transcript, minutes, words, modelAnswer, prompts, groups };
  return changePart(form, to, (part) => ({ ...part, ...written }));
}

type Action<T extends PlaceAction['type']> = Extract<PlaceAction, { type: T }>;

function inserted<T>(list: readonly T[], index: number, added: readonly T[]): readonly T[] {
  return added.reduceRight((done, item) => insertAt(done, Math.min(index, list.length), item), list);
}
