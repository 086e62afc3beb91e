import { answerKindOf, skills } from '@bandwise/domain';
import { LISTENING_DEFAULTS } from '@bandwise/domain/internal';
import { withOfficialTime } from '../counts/official-time.ts';
import { takeOver } from './take-over.ts';
import type { FormAction, GroupAction, InfoPatch, PlaceAction } from './actions.ts';
import { changeGroups } from './change-groups.ts';
import type { PartForm, ExamForm } from '../form/form.ts';
import { idsFrom } from '../form/ids.ts';
import { followNumbers, numberChanged } from '../numbering/instruction-numbers.ts';
import { patched, replaceAt } from '../form/lists.ts';
import { newGroup } from '../form/new-exam.ts';
import { numberExam } from '../numbering/numbering.ts';
import { changePart, partById, partOfGroup } from '../form/parts.ts';
import { place } from './place.ts';

/**
 * Applies one change, renumbers the questions and updates numbers in instructions. Returns the same form if nothing changes.
 */
export function changeForm(form: ExamForm, action: FormAction): ExamForm {
  return followNumbers(form, change(form, action));
}

function change(form: ExamForm, action: FormAction): ExamForm {
  if (isPlaceAction(action)) return place(form, action);
  if ('group' in action) return changePartOfGroup(form, action);
  switch (action.type) {
    case 'setInfo':
      return changeInfo(form, action.part, action.patch);
    case 'setTestType':
      return numberExam(withOfficialTime(form, patched(form, { testType: action.testType })));
    case 'setVariant':
      return patched(form, { variant: action.variant });
    case 'setMarkingProfile':
      return patched(form, { markingProfile: action.markingProfile });
    case 'setListening':
      return patched(form, { listeningSettings: patched(form.listeningSettings ?? LISTENING_DEFAULTS, action.patch) });
    case 'setPartNumber':
      return moveToPart(form, action.partNumber);
    case 'setPart': {
      const changed = changePart(form, action.part, (part) => patched(part, action.patch));
      return action.patch.start === undefined ? changed : numberExam(changed);
    }
    case 'takeOver':
      return takeOver(form, action);
    case 'addGroup': {
      const ids = idsFrom(form.nextId);
      const added = newGroup(action.questionType, ids);
      const changed = changePart(form, action.part, (part) => ({ ...part, groups: [...part.groups, added] }));
      return { ...changed, nextId: ids.next() };
    }
  }
}

const PLACE_ACTIONS: ReadonlySet<string> = new Set([
  'placeGroup',
  'placeQuestion',
  'insertGroups',
  'insertQuestions',
  'copyPart',
] satisfies readonly PlaceAction['type'][]);

function isPlaceAction(action: FormAction): action is PlaceAction {
  return PLACE_ACTIONS.has(action.type);
}

function changePartOfGroup(form: ExamForm, action: GroupAction): ExamForm {
  const part = partOfGroup(form, action.group);
  if (part === undefined) return form;
  const ids = idsFrom(form.nextId);
  const groups = changeGroups(part.groups, action, ids);
  if (groups === part.groups) return form;
  const changed = { ...changePart(form, part.id, (old) => ({ ...old, groups })), nextId: ids.next() };
  return keepsNumbers(part, action) ? changed : numberChanged(form, changed);
}

const WORDS_ONLY: ReadonlySet<string> = new Set([
  'setGroup',
  'addChoice',
  'setChoice',
  'removeChoice',
  'pasteChoices',
  'insertRow',
  'placeRow',
  'setLetters',
  'setChoicesTitle',
  'setQuestion',
  'addOption',
  'setOption',
  'removeOption',
  'pasteOptions',
  'removeVoid',
  'removeOtherKey',
] satisfies readonly GroupAction['type'][]);

/** Whether numbers stay: words and keys change none, unless the key decides how many numbers a question takes. */
function keepsNumbers(part: PartForm, action: GroupAction): boolean {
  const group = part.groups.find(({ id }) => id === action.group);
  return WORDS_ONLY.has(action.type) && !(group !== undefined && answerKindOf(group.type).numberPerAnswer);
}

function changeInfo(form: ExamForm, partId: number, patch: InfoPatch): ExamForm {
  const own = partById(form, partId)?.info ?? null;
  if (own === null) return patched(form, { info: patched(form.info, patch) });
  return changePart(form, partId, (part) => patched(part, { info: patched(own, patch) }));
}

/** Swaps the content of a part with that of another part number. */
function moveToPart(form: ExamForm, partNumber: number): ExamForm {
  const { min, max } = skills[form.skill].parts;
  const from = form.parts[form.partNumber - 1];
  const to = form.parts[partNumber - 1];
  if (partNumber < min || partNumber > max || from === undefined || to === undefined || from === to) return form;
  const parts = replaceAt(replaceAt(form.parts, form.partNumber - 1, to), partNumber - 1, from);
  return { ...form, partNumber, parts };
}
