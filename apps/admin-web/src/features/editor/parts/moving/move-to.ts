import { addressOf } from '@bandwise/domain';
import { partLabel } from '../../../../shared/exams/part-label.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { misfit, type Misfit } from '../../model/form/fit.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { groupById, shownParts } from '../../model/form/parts.ts';
import type { Editor } from '../../session/editor-context.ts';

const words = texts.moving;

export interface PartTarget {
  readonly part: number;
  readonly name: string;
  readonly index: number;
}

/** The other parts to whose end a group can be moved. */
export function partTargets(form: ExamForm, from: number): readonly PartTarget[] {
  return shownParts(form)
    .filter(({ part }) => part.id !== from)
    .map(({ part, number }) => ({
      part: part.id,
      name: partLabel(form.skill, number),
      index: part.groups.length,
    }));
}

export interface GroupTarget {
  readonly part: number;
  readonly group: number;
  readonly name: string;
  readonly index: number;
  /** null: the group can take the question. */
  readonly misfit: Misfit | null;
}

/** The other groups of the test, with the reason why one can't take the question. */
export function groupTargets(form: ExamForm, from: number, question: number): readonly GroupTarget[] {
  const shown = shownParts(form);
  const own = groupById(form, from);
  const moved = own?.questions.find(({ id }) => id === question);
  if (own === undefined || moved === undefined) return [];
  return shown.flatMap(({ part, number }) =>
    part.groups.flatMap((group, index) => {
      if (group.id === from) return [];
      const owner = shown.length > 1 ? partLabel(form.skill, number) : null;
      const name = words.group(texts.groups.name(index), owner);
      return { part: part.id, group: group.id, name, index: group.questions.length, misfit: misfit(moved, own, group) };
    }),
  );
}

interface MovedGroup {
  readonly group: number;
  readonly name: string;
}

export function moveGroupTo({ store, announcements }: Editor, { group, name }: MovedGroup, to: PartTarget): void {
  store.dispatch({ type: 'placeGroup', group, part: to.part, index: to.index });
  announcements.say(words.movedToPart(name, to.name));
  reveal(store, { part: to.part, group, question: null, field: null });
}

export function moveQuestionTo({ store, announcements }: Editor, question: number, to: GroupTarget): void {
  store.dispatch({ type: 'placeQuestion', group: to.group, question, index: to.index });
  const moved = groupById(store.getState().form, to.group)?.questions.find(({ id }) => id === question);
  if (moved !== undefined) announcements.say(words.movedToGroup(addressOf(moved), to.name));
  reveal(store, { part: to.part, group: to.group, question, field: 'question' });
}

function reveal(store: Editor['store'], place: Parameters<typeof focusPlace>[0]): void {
  store.dispatch({ type: 'reveal', part: place.part, group: place.group });
  focusPlace(place);
}
