import { createStore } from 'zustand/vanilla';
import { texts } from '../../../../shared/texts/texts.ts';
import { fieldId } from '../focus/field-id.ts';
import { focusFirst } from '../focus/focus-place.ts';
import type { FormAction } from '../../model/changes/actions.ts';
import { openPart } from '../../model/changes/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { ReadonlyStore } from '../store/readonly-store.ts';
import type { Announcements } from '../store/announcements.ts';
import { dropPlaces, placeOf, type DropPlace, type Moved } from '../../model/changes/drop-places.ts';

const words = texts.moving;

/** The dragged item and its target. */
export interface Dragging extends Moved {
  readonly name: string;
  readonly places: readonly DropPlace[];
  /** One of `places`; null without a target. */
  readonly place: DropPlace | null;
}

/** The state of moving by pointer or keys; null if nothing is picked up. */
export interface Drag extends ReadonlyStore<Dragging | null> {
  readonly pickUp: (moved: Moved, name: string) => void;
  /** Moves to the next or previous place. */
  readonly step: (by: -1 | 1) => void;
  readonly aimAt: (place: DropPlace | null) => void;
  readonly drop: () => void;
  readonly leave: () => void;
}

interface Parts {
  readonly store: EditorStore;
  readonly announcements: Announcements;
}

export function createDrag({ store, announcements }: Parts): Drag {
  const { setState, ...drag } = createStore<Dragging | null>(() => null);
  const end = () => setState(null, true);
  return {
    ...drag,
    pickUp(moved, name) {
      const state = store.getState();
      const open = openPart(state);
      if (open === undefined) return;
      const places = dropPlaces({ form: state.form, open, collapsed: state.view.collapsed }, moved);
      setState({ ...moved, name, places, place: places[placeOf(places, open, moved)] ?? null }, true);
      announcements.say(words.lifted(name));
    },
    step(by) {
      const now = drag.getState();
      if (now === null) return;
      const at = now.places.findIndex((place) => place === now.place);
      const place = now.places[at + by];
      if (place === undefined) return;
      setState({ ...now, place }, true);
      announcements.say(place.says);
    },
    aimAt(place) {
      const now = drag.getState();
      if (now !== null && now.place !== place) setState({ ...now, place }, true);
    },
    drop() {
      const now = drag.getState();
      end();
      if (now === null) return;
      const before = store.getState().form;
      if (now.place !== null) {
        store.dispatch(actionOf(now, now.place));
        store.dispatch({ type: 'reveal', part: now.place.part, group: now.place.group });
      }
      const isMoved = store.getState().form !== before;
      announcements.say(isMoved && now.place !== null ? words.dropped(now.name, now.place.says) : words.left(now.name));
      focusFirst([handleId(now)]);
    },
    leave() {
      const now = drag.getState();
      end();
      if (now !== null) announcements.say(words.left(now.name));
    },
  };
}

function actionOf({ kind, id }: Moved, { part, group, index }: DropPlace): FormAction {
  if (kind === 'group' || group === null) return { type: 'placeGroup', group: id, part, index };
  if (kind === 'row') return { type: 'placeRow', group, row: id, index };
  return { type: 'placeQuestion', group, question: id, index };
}

/** The element that picks it up. */
export function handleId({ kind, id }: Moved): string {
  if (kind === 'row') return `row-${id}-drag`;
  const owner = kind === 'group' ? { group: id, question: null } : { group: null, question: id };
  return `${fieldId({ part: 0, ...owner, field: null })}-drag`;
}
