import { addressOf } from '@bandwise/domain';
import { partLabel } from '../../../../shared/exams/part-label.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { misfit } from '../form/fit.ts';
import type { ExamForm, GroupForm, OptionForm, PartForm } from '../form/form.ts';
import { shownParts } from '../form/parts.ts';

const { moving: words, groups: groupTexts, questions: questionTexts } = texts;

/** The moved group, question or row. */
export interface Moved {
  /** `row`: a choice of a group, or an option of a question. */
  readonly kind: 'group' | 'question' | 'row';
  readonly id: number;
}

export type Edge = 'before' | 'after' | 'into';

/** A possible target of a move. */
export interface DropPlace {
  /** The part of a group; its index counts without the moved one. */
  readonly part: number;
  /** The group of a question or a row; null when a group is moved. */
  readonly group: number | null;
  readonly index: number;
  /** The marked element on the screen: a group, a question, or the tab of a part. */
  readonly mark: { readonly kind: 'group' | 'question' | 'row' | 'part'; readonly id: number; readonly edge: Edge };
  /** `Before Group 2`. */
  readonly says: string;
}

export interface DropArea {
  readonly form: ExamForm;
  /** The part whose groups are on the screen. */
  readonly open: PartForm;
  /** Collapsed groups. */
  readonly collapsed: ReadonlySet<number>;
}

/** All drop targets in the open part for the moved item, from top to bottom. */
export function dropPlaces(area: DropArea, moved: Moved): readonly DropPlace[] {
  switch (moved.kind) {
    case 'group':
      return groupPlaces(area, moved.id);
    case 'question':
      return questionPlaces(area, moved.id);
    case 'row':
      return rowPlaces(area.open, moved.id);
  }
}

/** The current place of an item. */
export function placeOf(places: readonly DropPlace[], open: PartForm, { kind, id }: Moved): number {
  if (kind === 'group') return open.groups.findIndex((group) => group.id === id);
  if (kind === 'row') return listOf(open, id)?.rows.findIndex((row) => row.id === id) ?? -1;
  const owner = open.groups.find(({ questions }) => questions.some((question) => question.id === id));
  const index = owner?.questions.findIndex((question) => question.id === id) ?? 0;
  return places.findIndex((place) => place.group === owner?.id && place.index === index);
}

function groupPlaces({ form, open }: DropArea, id: number): readonly DropPlace[] {
  const others = open.groups.filter((group) => group.id !== id);
  const own = Array.from({ length: others.length + 1 }, (_, index): DropPlace => {
    const at = beside(others, index);
    const mark = { kind: 'group' as const, id: at?.item.id ?? id, edge: at?.edge ?? 'before' };
    const name = groupTexts.name(open.groups.findIndex((group) => group.id === mark.id));
    return { part: open.id, group: null, index, mark, says: words[mark.edge](name) };
  });
  const parts = shownParts(form).filter(({ part }) => part.id !== open.id);
  const elsewhere = parts.map(({ part, number }): DropPlace => {
    const mark = { kind: 'part' as const, id: part.id, edge: 'into' as const };
    const says = words.endOf(partLabel(form.skill, number));
    return { part: part.id, group: null, index: part.groups.length, mark, says };
  });
  return [...own, ...elsewhere];
}

function questionPlaces({ open: { id: part, groups }, collapsed }: DropArea, id: number): readonly DropPlace[] {
  const from = groups.find(({ questions }) => questions.some((question) => question.id === id));
  const moved = from?.questions.find((question) => question.id === id);
  if (from === undefined || moved === undefined) return [];
  return groups.flatMap((group, at) => {
    if (group !== from && misfit(moved, from, group) !== null) return [];
    const places = placesIn(part, { group, name: groupTexts.name(at) }, id);
    return collapsed.has(group.id) ? places.slice(-1).map((place) => asEnd(place, groupTexts.name(at))) : places;
  });
}

/** The end of a collapsed group: the group is marked. */
function asEnd(place: DropPlace, name: string): DropPlace {
  const mark = { kind: 'group' as const, id: place.group ?? 0, edge: 'into' as const };
  return { ...place, mark, says: words.endOf(name) };
}

interface NamedGroup {
  readonly group: GroupForm;
  readonly name: string;
}

function placesIn(part: number, { group, name }: NamedGroup, id: number): readonly DropPlace[] {
  const others = group.questions.filter((question) => question.id !== id);
  return Array.from({ length: others.length + 1 }, (_, index): DropPlace => {
    const at = beside(others, index);
    if (at === null) {
      const mark = { kind: 'group' as const, id: group.id, edge: 'into' as const };
      return { part, group: group.id, index, mark, says: words.into(name) };
    }
    const mark = { kind: 'question' as const, id: at.item.id, edge: at.edge };
    const says = words[at.edge](questionTexts.called(addressOf(at.item)));
    return { part, group: group.id, index, mark, says };
  });
}

interface RowList {
  readonly group: GroupForm;
  readonly rows: readonly OptionForm[];
  readonly nameOf: (index: number) => string;
}

/** The list of a row: the choices of a group, or the options of a question. */
function listOf({ groups }: PartForm, id: number): RowList | null {
  const isIn = (rows: readonly OptionForm[]) => rows.some((row) => row.id === id);
  for (const group of groups) {
    if (isIn(group.choices)) return { group, rows: group.choices, nameOf: groupTexts.choice };
    const question = group.questions.find(({ options }) => isIn(options));
    if (question === undefined) continue;
    const address = addressOf(question);
    return { group, rows: question.options, nameOf: (index) => questionTexts.option(index, address) };
  }
  return null;
}

/** A row stays in its list. */
function rowPlaces(open: PartForm, id: number): readonly DropPlace[] {
  const list = listOf(open, id);
  if (list === null) return [];
  const { group, rows, nameOf } = list;
  const others = rows.filter((row) => row.id !== id);
  return Array.from({ length: others.length + 1 }, (_, index): DropPlace => {
    const at = beside(others, index);
    const mark = { kind: 'row' as const, id: at?.item.id ?? id, edge: at?.edge ?? 'before' };
    const name = nameOf(rows.findIndex((row) => row.id === mark.id));
    return { part: open.id, group: group.id, index, mark, says: words[mark.edge](name) };
  });
}

/** The neighbour of a place in a list: before an item, or after the last; null for an empty list. */
function beside<T>(items: readonly T[], index: number): { readonly item: T; readonly edge: 'before' | 'after' } | null {
  const next = items[index];
  if (next !== undefined) return { item: next, edge: 'before' };
  const last = items.at(-1);
  return last === undefined ? null : { item: last, edge: 'after' };
}
