import { setLed, wasLed } from '../../session/focus/led-focus.ts';
import type { Direction } from './undo-redo.ts';

const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Meta', 'Shift', 'Alt']);
/** Inputs without a text, and so without an undo of their own. */
const TEXTLESS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range']);

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Command on a Mac) outside of text fields, which undo by themselves while they have the focus. A field
 * focused by the editor, as after a deletion or an undo, has nothing to undo before its first edit: until then the keys undo changes of the
 * form.
 *
 * @returns a function that removes the listener.
 */
export function listenForUndo(step: (direction: Direction) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (direction === null) {
      if (!MODIFIERS.has(event.key)) setLed(false);
      return;
    }
    if (isDialogOpen() || (!wasLed() && isTextField(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    step(direction);
    setLed(true);
  };
  const forget = () => setLed(false);
  // Before a rich-text field takes the keys for its own.
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', forget, true);
  document.addEventListener('input', forget, true);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', forget, true);
    document.removeEventListener('input', forget, true);
  };
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | null {
  if (ctrlKey === metaKey || altKey) return null;
  const pressed = key.toLowerCase();
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo';
  return pressed === 'y' && !shiftKey ? 'redo' : null;
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.has(target.type);
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof Element && target.closest('[contenteditable="true"]') !== null;
}

/** An open question has to be answered first. */
function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
