import { addressOf, QUESTION_SHAPES, skills, type QuestionShape } from '@bandwise/domain';
import { LISTENING_DEFAULTS } from '@bandwise/domain/internal';
import type { ExamForm, GroupForm, PromptForm, QuestionForm } from '../form/form.ts';
import { groupById, infoOwner, partById, partOfGroup, shownParts } from '../form/parts.ts';
import type { Change, ChangedPlace, StepName } from '../history/change.ts';
import type { FormAction, QuestionPatch } from './actions.ts';

/** The forms before and after an action. */
interface Forms {
  readonly before: ExamForm;
  readonly after: ExamForm;
}

type Detail = Partial<Pick<Change, 'count' | 'field' | 'typed'>>;
type Kind = Pick<Change, 'kind'>;

/** Describes an action's change: its name, and where it shows. */
export function changeOf(action: FormAction, forms: Forms): Change {
  if ('question' in action) return changeOfQuestion(action, forms);
  if ('group' in action) return changeOfGroup(action, forms);
  switch (action.type) {
    case 'setInfo':
      return infoChange(action, forms);
    case 'setTestType':
      return testChange('test_type', forms);
    case 'setVariant':
      return testChange('variant', forms);
    case 'setMarkingProfile':
      return testChange('marking_profile', forms);
    case 'setPartNumber':
      return testChange('part_number', forms);
    case 'setListening': {
      const field = changedKey(action.patch, forms.before.listeningSettings ?? LISTENING_DEFAULTS);
      return testChange(field, forms, field === 'free_movement' ? null : `test/${field}`);
    }
    case 'setPart': {
      const part = partById(forms.before, action.part);
      const field = changedKey(action.patch, part);
      const typed = field === 'prompts' ? typedPrompt(part?.prompts, action.patch.prompts) : field;
      return partChange(action.part, forms, {
        field: partField(field, forms.after),
        typed: typed && `${action.part}/${typed}`,
      });
    }
    case 'takeOver': {
      const { parts, into } = action;
      const part = parts[0]?.part ?? firstPart(forms.after);
      const place = { part, group: into, question: null, field: into === null ? 'groups' : 'questions' };
      return namedChange('pasted', { before: place, after: place });
    }
    case 'copyPart': {
      const { places } = partChange(action.to, forms, { field: partField('content', forms.after) });
      return namedChange('partCopied', places);
    }
    case 'addGroup':
    case 'insertGroups':
      return groupsAdded(forms);
  }
}

/** The prompt that was typed into; null: prompts were added, removed or moved. */
function typedPrompt(before: readonly PromptForm[] = [], after: readonly PromptForm[] = []): string | null {
  const changed = after.flatMap((prompt, index) => (prompt === before[index] ? [] : [index]));
  return before.length === after.length && changed.length === 1 ? `prompts/${changed[0]}` : null;
}

/** Describes a change of the whole form by a name. */
export function namedChange(name: StepName, places: Change['places']): Change {
  return { kind: 'changed', subject: 'test', label: '', count: 1, field: null, name, places, typed: null };
}

/** The title of a test, as Basic Information of a part shows it. */
export function titlePlace(form: ExamForm, part: number): ChangedPlace {
  return { part: infoOwner(form, part), group: null, question: null, field: 'title' };
}

type OfQuestion = Extract<FormAction, { question: number }>;

function changeOfQuestion(action: OfQuestion, forms: Forms): Change {
  const change = (field: string, typed: string | null = null) => {
    const detail = { field, typed: typed && `${action.question}/${typed}` };
    return questionChange(action.question, forms, { kind: 'changed', ...detail });
  };
  switch (action.type) {
    case 'removeQuestion':
      return questionChange(action.question, forms, { kind: 'removed' });
    case 'moveQuestion':
    case 'placeQuestion':
      return questionChange(action.question, forms, { kind: 'moved' });
    case 'duplicateQuestion':
      return questionsChange(action.group, forms);
    case 'addOption':
    case 'removeOption':
    case 'pasteOptions':
      return change('options');
    case 'setOption':
      return change('options', `options/${action.option}`);
    case 'removeVoid':
      return change('void');
    case 'removeOtherKey':
      return change('also_accepted');
    case 'setQuestion': {
      const group = groupById(forms.before, action.group);
      const question = group?.questions.find(({ id }) => id === action.question);
      const field = changedKey(action.patch, question);
      return change(field === 'chosen' ? 'answers' : field, typedIn(field, action.patch, { group, question }));
    }
  }
}

/** Returns the text of a question that was typed into; null: something was chosen. */
function typedIn(
  field: keyof QuestionPatch,
  { answers = [] }: QuestionPatch,
  { group, question }: { readonly group: GroupForm | undefined; readonly question: QuestionForm | undefined },
): string | null {
  if (field === 'question' || field === 'explanation') return field;
  const shape: QuestionShape | undefined = group && QUESTION_SHAPES[group.type];
  if (field !== 'answers' || shape?.answers !== 'any' || question?.answers.length !== answers.length) return null;
  const changed = [...answers.keys()].filter((row) => answers[row] !== question.answers[row]);
  return changed.length === 1 ? `answers/${changed[0]}` : null;
}

type OfGroup = Exclude<Extract<FormAction, { group: number }>, OfQuestion>;

function changeOfGroup(action: OfGroup, forms: Forms): Change {
  const change = (field: string, typed: string | null = null) => {
    const detail = { field, typed: typed && `${action.group}/${typed}` };
    return groupChange(action.group, forms, { kind: 'changed', ...detail });
  };
  switch (action.type) {
    case 'duplicateGroup':
      return groupsAdded(forms);
    case 'removeGroup':
      return groupChange(action.group, forms, { kind: 'removed' });
    case 'moveGroup':
    case 'placeGroup':
      return groupChange(action.group, forms, { kind: 'moved' });
    case 'addQuestion':
    case 'insertQuestions':
    case 'adoptBlanks':
    case 'setBlanks':
      return questionsChange(action.group, forms);
    case 'addChoice':
    case 'removeChoice':
    case 'pasteChoices':
      return change('choices');
    case 'setChoice':
      return change('choices', `choices/${action.choice}`);
    case 'insertRow':
    case 'placeRow': {
      const row = action.type === 'insertRow' ? action.after : action.row;
      const question = groupById(forms.before, action.group)?.questions.find(({ options }) =>
        options.some(({ id }) => id === row),
      );
      return question === undefined
        ? change('choices')
        : questionChange(question.id, forms, { kind: 'changed', field: 'options' });
    }
    case 'setLetters':
      return change('letters');
    case 'setChoicesTitle':
      return change('choices_title', 'choices_title');
    case 'setGroup': {
      const group = groupById(forms.before, action.group);
      const field = changedKey(action.patch, group);
      const isText = field === 'instruction' || field === 'paragraph' || field === 'imgContent';
      // Adding or removing a text is not typing.
      const isTyped = isText && group?.[field] !== null && action.patch[field] !== null;
      return change(field, isTyped ? field : null);
    }
  }
}

/** Returns the first field of a patch whose value is new. */
function changedKey<T extends object>(patch: T, old: NoInfer<T> | undefined): keyof T & string {
  const keys = Object.keys(patch) as (keyof T & string)[];
  const key = keys.find((one) => !Object.is(patch[one], old?.[one])) ?? keys[0];
  if (key === undefined) throw new Error('A patch names no field');
  return key;
}

function firstPart(form: ExamForm): number {
  return shownParts(form)[0]?.part.id ?? 0;
}

function testChange(field: string, forms: Forms, typed: string | null = null): Change {
  const place = (form: ExamForm) => ({ ...titlePlace(form, firstPart(form)), field });
  const places = { before: place(forms.before), after: place(forms.after) };
  return { kind: 'changed', subject: 'test', label: '', count: 1, field, places, typed };
}

function infoChange({ part, patch }: Extract<FormAction, { type: 'setInfo' }>, forms: Forms): Change {
  const own = partById(forms.before, part)?.info ?? null;
  const field = changedKey(patch, own ?? forms.before.info);
  const isTyped = typeof patch[field] !== 'boolean';
  return own === null
    ? testChange(field, forms, isTyped ? `test/${field}` : null)
    : partChange(part, forms, { field, typed: isTyped ? `${part}/${field}` : null });
}

function partChange(part: number, { after }: Forms, { field = null, typed = null }: Detail): Change {
  const place = { part, group: null, question: null, field };
  const label = String(after.parts.findIndex(({ id }) => id === part) + 1);
  const places = { before: place, after: place };
  return { kind: 'changed', subject: 'part', label, count: 1, field, places, typed };
}

/** The field's name in exam files and ids. */
function partField(field: string, { skill }: ExamForm): string {
  if (field === 'audioUrl') return 'audio_url';
  if (field !== 'content') return field;
  const { hasPassage, hasRecording } = skills[skill];
  return hasPassage ? 'passage' : hasRecording ? 'audio_url' : 'examContent';
}

function groupsAdded(forms: Forms): Change {
  const added = forms.after.parts.flatMap(({ groups }) => groups).filter(({ id }) => id >= forms.before.nextId);
  return groupChange(added[0]?.id ?? 0, forms, { kind: 'added', count: added.length });
}

function groupChange(id: number, forms: Forms, detail: Kind & Detail): Change {
  const { kind, count = 1, field = null, typed = null } = detail;
  const form = namingForm(kind, forms);
  const label = String((partOfGroup(form, id)?.groups.findIndex((group) => group.id === id) ?? 0) + 1);
  const place = (here: ExamForm, there: ExamForm) => ({
    ...groupPlace(here, there, id),
    ...(field !== null && { field }),
  });
  return { kind, subject: 'group', label, count, field, places: placesIn(forms, place), typed };
}

/** The form whose labels name the change: the earlier one for deletions and moves. */
function namingForm(kind: Change['kind'], { before, after }: Forms): ExamForm {
  return kind === 'removed' || kind === 'moved' ? before : after;
}

/** Describes questions added or removed by an action on their group, or else the group's text. */
function questionsChange(group: number, forms: Forms): Change {
  const [old, now] = [forms.before, forms.after].map((form) => groupById(form, group)?.questions ?? []);
  const lacking = (list: readonly QuestionForm[] = [], other: readonly QuestionForm[] = []) =>
    list.filter(({ id }) => other.every((one) => one.id !== id));
  const [added, removed] = [lacking(now, old), lacking(old, now)];
  if (added[0] !== undefined) return questionChange(added[0].id, forms, { kind: 'added', count: added.length });
  if (removed[0] !== undefined) return questionChange(removed[0].id, forms, { kind: 'removed', count: removed.length });
  return groupChange(group, forms, { kind: 'changed', field: 'paragraph', typed: `${group}/paragraph` });
}

function questionChange(id: number, forms: Forms, detail: Kind & Detail): Change {
  const { kind, count = 1, field = null, typed = null } = detail;
  const question = groupOfQuestion(namingForm(kind, forms), id)?.questions.find((one) => one.id === id);
  const label = question === undefined ? '' : addressOf(question);
  const place = (here: ExamForm, there: ExamForm) => ({
    ...questionPlace(here, there, id),
    ...(field !== null && { field }),
  });
  return { kind, subject: 'question', label, count, field, places: placesIn(forms, place), typed };
}

function placesIn(
  { before, after }: Forms,
  place: (here: ExamForm, there: ExamForm) => ChangedPlace,
): Change['places'] {
  return { before: place(before, after), after: place(after, before) };
}

/** The place of a group; in a form without it, the place of its neighbour. */
function groupPlace(here: ExamForm, there: ExamForm, id: number): ChangedPlace {
  const own = partOfGroup(here, id);
  if (own !== undefined) return { part: own.id, group: id, question: null, field: null };
  const other = partOfGroup(there, id);
  const part = other?.id ?? firstPart(here);
  const near = itemAt(
    partById(here, part)?.groups,
    other?.groups.findIndex((group) => group.id === id),
  );
  return { part, group: near?.id ?? null, question: null, field: near === undefined ? 'groups' : null };
}

/** Like `groupPlace`, for a question. */
function questionPlace(here: ExamForm, there: ExamForm, id: number): ChangedPlace {
  const own = groupOfQuestion(here, id);
  const other = groupOfQuestion(there, id);
  const group = own ?? other;
  const place = groupPlace(here, there, group?.id ?? 0);
  if (own !== undefined) return { ...place, question: id };
  if (place.group !== group?.id) return place;
  const near = itemAt(
    groupById(here, group.id)?.questions,
    other?.questions.findIndex((one) => one.id === id),
  );
  return { ...place, question: near?.id ?? null, field: near === undefined ? 'questions' : null };
}

function groupOfQuestion({ parts }: ExamForm, id: number): GroupForm | undefined {
  return parts.flatMap(({ groups }) => groups).find(({ questions }) => questions.some((one) => one.id === id));
}

function itemAt<T>(list: readonly T[] = [], index = 0): T | undefined {
  return list[Math.min(index, list.length - 1)];
}
