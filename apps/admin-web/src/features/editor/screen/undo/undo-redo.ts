import { flushSync } from 'react-dom';
import { texts } from '../../../../shared/texts/texts.ts';
import { focusFirst } from '../../session/focus/focus-place.ts';
import { fieldId, fieldIds } from '../../session/focus/field-id.ts';
import type { Editor } from '../../session/editor-context.ts';
import { sayChange } from '../../model/history/change.ts';

export type Direction = 'undo' | 'redo';

const words = texts.history;

/** Takes a change back, or makes it again; says which, and leads to where it shows. False: there is none. */
export function step({ store, flushes, announcements }: Editor, direction: Direction): boolean {
  // Recent typing is rendered first, because a field compares its value with the one it sent.
  flushSync(() => flushes.flushAll());
  const { form, history } = store.getState();
  const step = (direction === 'undo' ? history.past : history.future).at(-1);
  if (step === undefined) return false;
  store.dispatch({ type: direction });
  const newer = direction === 'undo' ? form : store.getState().form;
  const what = sayChange(step.change, newer.testType === 'full_test');
  announcements.say(direction === 'undo' ? words.undone(what) : words.redone(what));
  const place = step.change.places[direction === 'undo' ? 'before' : 'after'];
  store.dispatch({ type: 'reveal', part: place.part, group: place.group });
  const groups = fieldId({ part: place.part, group: null, question: null, field: 'groups' });
  focusFirst([...fieldIds(place), groups]);
  return true;
}
