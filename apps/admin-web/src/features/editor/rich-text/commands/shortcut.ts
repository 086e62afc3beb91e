import { CONTROL_OR_META, IS_APPLE, isExactShortcutMatch } from 'lexical';

/** Together with Ctrl, or Command on a Mac. */
export interface Shortcut {
  readonly key: string;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

export function matches({ key, shift = false, alt = false }: Shortcut, event: KeyboardEvent): boolean {
  // On many keyboards Ctrl with Alt is AltGr, which types signs.
  if (event.getModifierState('AltGraph')) return false;
  const modifiers = { ...CONTROL_OR_META, shiftKey: shift, altKey: alt };
  // With Shift a digit key gives another sign on every layout.
  const pressed = /^\d$/.test(key) && event.code === `Digit${key}` ? { ...eventData(event), key } : eventData(event);
  return isExactShortcutMatch(pressed, key, modifiers);
}

function eventData({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  return { key, code, ctrlKey, metaKey, shiftKey, altKey };
}

export function describeShortcut({ key, shift = false, alt = false }: Shortcut): string {
  const names = IS_APPLE ? { mod: '⌘', alt: '⌥', shift: '⇧' } : { mod: 'Ctrl', alt: 'Alt', shift: 'Shift' };
  return [names.mod, alt && names.alt, shift && names.shift, key.toUpperCase()].filter(Boolean).join('+');
}
