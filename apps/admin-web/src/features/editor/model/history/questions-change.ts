import { addressOf, QUESTION_SHAPES, splitBlanks, type QuestionShape } from '@bandwise/domain';
import type { ExamForm, GroupForm, OptionForm, QuestionForm } from '../form/form.ts';
import type { Change, ChangedPlace } from './change.ts';
import { wordsOfInstruction } from '../numbering/instruction-words.ts';
import { groupsOf, nearestGroup, type PlacedGroup } from './groups-change.ts';
import { listDifference } from './list-difference.ts';

interface PlacedQuestion {
  readonly id: number;
  /** Its group's id. */
  readonly owner: number;
  readonly index: number;
  readonly question: QuestionForm;
  readonly group: PlacedGroup;
}

function questionsOf(form: ExamForm): readonly PlacedQuestion[] {
  return groupsOf(form).flatMap((group) =>
    group.group.questions.map((question, index) => ({ id: question.id, owner: group.id, index, question, group })),
  );
}

/** What changed inside of groups that are there before and after; null: nothing. */
export function questionsChange(before: ExamForm, after: ExamForm): Change | null {
  return listChange(before, after) ?? contentChange(before, after);
}

function listChange(before: ExamForm, after: ExamForm): Change | null {
  const { added, removed, moved } = listDifference(questionsOf(before), questionsOf(after));
  const [first] = added;
  const [gone] = removed;
  if (first !== undefined) return { ...about(first), kind: 'added', count: added.length };
  if (gone !== undefined)
    return { ...about(gone), kind: 'removed', count: removed.length, place: nearest(after, gone) };
  if (moved === null) return null;
  const now = questionsOf(after).find(({ id }) => id === moved.id);
  return { ...about(moved), kind: 'moved', place: placeOf(now ?? moved) };
}

function contentChange(before: ExamForm, after: ExamForm): Change | null {
  const pairs = groupsOf(after).flatMap((now) => {
    const was = groupsOf(before).find(({ id }) => id === now.id);
    return was === undefined || was.group === now.group ? [] : [{ was: was.group, now }];
  });
  // A key may change how many numbers its question takes, and so the numbers and markers of all that follow.
  for (const look of [settingOf, keyOf, paragraphOf, textOf, instructionOf]) {
    for (const { was, now } of pairs) {
      const change = look(was, now);
      if (change !== null) return change;
    }
  }
  return null;
}

const SETTINGS = [
  'instruction',
  'choices',
  'letters',
  'choices_title',
  'imgContent',
  'labels',
  'reuse_choices',
  'word_limit',
  'anyOrder',
] as const;

function settingOf(was: GroupForm, now: PlacedGroup): Change | null {
  const { group } = now;
  const field = SETTINGS.find((name) =>
    name === 'instruction'
      ? wordsOfInstruction(was.instruction) !== wordsOfInstruction(group.instruction)
      : was[name] !== group[name],
  );
  if (field === undefined) return null;
  if (field === 'choices') return ofGroup(now, field, typedRow(was.choices, group.choices));
  const isTyped =
    field === 'instruction' ||
    field === 'choices_title' ||
    (field === 'imgContent' && isText(was.imgContent, group.imgContent));
  return ofGroup(now, field, isTyped ? '' : null);
}

/** Whether a text was changed, and not added or taken away. */
function isText(was: string | null, now: string | null): boolean {
  return was !== null && now !== null;
}

function keyOf(was: GroupForm, now: PlacedGroup): Change | null {
  const shape: QuestionShape = QUESTION_SHAPES[now.group.type];
  for (const placed of changedQuestions(was, now)) {
    const { old, question } = placed;
    if (old.options !== question.options) return ofQuestion(placed, 'options', typedRow(old.options, question.options));
    if (old.chosen !== question.chosen) return ofQuestion(placed, 'answers', null);
    if (old.also_accepted !== question.also_accepted) return ofQuestion(placed, 'also_accepted', null);
    if (old.void !== question.void) return ofQuestion(placed, 'void', null);
    if (old.answers !== question.answers) {
      const typed = shape.answers === 'any' ? typedRow(rows(old.answers), rows(question.answers)) : null;
      return ofQuestion(placed, 'answers', typed);
    }
  }
  return null;
}

function paragraphOf(was: GroupForm, now: PlacedGroup): Change | null {
  const { paragraph } = now.group;
  if (wordsOf(was.paragraph) === wordsOf(paragraph)) return null;
  return ofGroup(now, 'paragraph', isText(was.paragraph, paragraph) ? '' : null);
}

/** A text without the numbers of its blanks. */
function wordsOf(html: string | null): string | null {
  if (html === null) return null;
  return splitBlanks(html)
    .map((piece) => (piece.kind === 'text' ? piece.text : '{}'))
    .join('');
}

function textOf(was: GroupForm, now: PlacedGroup): Change | null {
  const placed = changedQuestions(was, now).find(({ old, question }) => old.question !== question.question);
  if (placed !== undefined) return ofQuestion(placed, 'question', '');
  const taught = teachingOf(was, now);
  if (taught !== null) return taught;
  return was.paragraph === now.group.paragraph ? null : ofGroup(now, 'paragraph', null);
}

function teachingOf(was: GroupForm, now: PlacedGroup): Change | null {
  for (const placed of changedQuestions(was, now)) {
    const { old, question } = placed;
    if (old.explanation !== question.explanation) return ofQuestion(placed, 'explanation', '');
    if (old.evidence !== question.evidence) return ofQuestion(placed, 'evidence', null);
  }
  return null;
}

/** Numbers that were typed: those that follow their questions come with a change of those. */
function instructionOf(was: GroupForm, now: PlacedGroup): Change | null {
  return was.instruction === now.group.instruction ? null : ofGroup(now, 'instruction', '');
}

type ChangedQuestion = PlacedQuestion & { readonly old: QuestionForm };

function changedQuestions(was: GroupForm, group: PlacedGroup): readonly ChangedQuestion[] {
  return group.group.questions.flatMap((question, index) => {
    const old = was.questions.find(({ id }) => id === question.id);
    if (old === undefined || old === question) return [];
    return { id: question.id, owner: group.id, index, question, group, old };
  });
}

function rows(texts: readonly string[]): readonly OptionForm[] {
  return texts.map((text, id) => ({ id, text }));
}

/** The row that was typed into, if that is all that happened to the list. */
function typedRow(was: readonly OptionForm[], now: readonly OptionForm[]): string | null {
  if (was.length !== now.length || was.some(({ id }, index) => id !== now[index]?.id)) return null;
  const changed = now.filter(({ text }, index) => text !== was[index]?.text);
  return changed.length === 1 ? String(changed[0]?.id) : null;
}

/** @param typed which text of the field; null: it was not typed. */
function ofGroup({ id, owner, index }: PlacedGroup, field: string, typed: string | null): Change {
  return {
    kind: 'changed',
    subject: 'group',
    label: String(index + 1),
    count: 1,
    field,
    place: { part: owner, group: id, question: null, field },
    typed: typed === null ? null : `${id}/${field}/${typed}`,
  };
}

function ofQuestion(placed: PlacedQuestion, field: string, typed: string | null): Change {
  const place = { ...placeOf(placed), field };
  return {
    ...about(placed),
    kind: 'changed',
    field,
    place,
    typed: typed === null ? null : `${placed.id}/${field}/${typed}`,
  };
}

function about(placed: PlacedQuestion): Omit<Change, 'kind'> {
  const label = addressOf(placed.question);
  return { subject: 'question', label, count: 1, field: null, place: placeOf(placed), typed: null };
}

function placeOf({ id, owner, group }: PlacedQuestion): ChangedPlace {
  return { part: group.owner, group: owner, question: id, field: null };
}

function nearest(form: ExamForm, { owner, index, group }: PlacedQuestion): ChangedPlace {
  const now = groupsOf(form).find(({ id }) => id === owner);
  if (now === undefined) return nearestGroup(form, group);
  const { questions } = now.group;
  const near = questions[Math.min(index, questions.length - 1)];
  const place = { part: now.owner, group: owner };
  return near === undefined
    ? { ...place, question: null, field: 'questions' }
    : { ...place, question: near.id, field: null };
}
