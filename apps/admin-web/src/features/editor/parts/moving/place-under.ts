import type { Dragging } from '../../session/moving/drag.ts';
import type { DropPlace } from '../../model/changes/drop-places.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drop target at a point, by the visible element there; null without one. */
export function placeUnder({ kind, id, places }: Dragging, { x, y }: Point): DropPlace | null {
  const seen = document.elementFromPoint(x, y);
  const part = idOf(seen, 'part');
  if (part !== null) return places.find(({ mark }) => mark.kind === 'part' && mark.id === part.id) ?? null;
  const over = {
    group: () => inList(seen, y),
    question: () => idOf(seen, 'question') ?? inGroup(seen, y),
    row: () => idOf(seen, 'row') ?? next(seen?.closest('[data-rows]') ?? null, 'row', y),
  }[kind]();
  if (over === null || over.id === id) return null;
  if (kind === 'question') return besideQuestion(places, over, y);
  return besideMark(places, over, { kind, isAfter: isLower(over, y) });
}

interface Seen {
  readonly id: number;
  readonly element: Element;
}

function idOf(seen: Element | null, name: 'part' | 'group' | 'question' | 'row'): Seen | null {
  const element = seen?.closest(`[data-${name}]`) ?? null;
  return element === null ? null : { element, id: Number(element.getAttribute(`data-${name}`)) };
}

/** The group at the pointer, or the next one between two. */
function inList(seen: Element | null, y: number): Seen | null {
  return idOf(seen, 'group') ?? next(seen?.closest('[data-groups]') ?? null, 'group', y);
}

function next(list: Element | null, name: 'group' | 'question' | 'row', y: number): Seen | null {
  const items = [...(list?.querySelectorAll(`[data-${name}]`) ?? [])];
  return idOf(items.find((element) => element.getBoundingClientRect().top > y) ?? items.at(-1) ?? null, name);
}

/** The nearest question of a group, also over the group's other fields. */
function inGroup(seen: Element | null, y: number): Seen | null {
  const group = idOf(seen, 'group');
  return next(group?.element ?? null, 'question', y) ?? group;
}

function besideQuestion(places: readonly DropPlace[], over: Seen, y: number): DropPlace | null {
  if (over.element.hasAttribute('data-group')) return intoGroup(places, over.id);
  return besideMark(places, over, { kind: 'question', isAfter: isLower(over, y) });
}

/** The end of a collapsed or empty group. */
function intoGroup(places: readonly DropPlace[], group: number): DropPlace | null {
  return [...places].reverse().find((place) => place.group === group) ?? null;
}

function isLower({ element }: Seen, y: number): boolean {
  const { top, height } = element.getBoundingClientRect();
  return y > top + height / 2;
}

interface Beside {
  readonly kind: 'group' | 'question' | 'row';
  readonly isAfter: boolean;
}

/** The place after an item is the place before its successor, if there is one. */
function besideMark(places: readonly DropPlace[], over: Seen, { kind, isAfter }: Beside): DropPlace | null {
  const at = places.findIndex(({ mark }) => mark.kind === kind && mark.id === over.id && mark.edge === 'before');
  if (at < 0) return null;
  return places[isAfter ? at + 1 : at] ?? null;
}
