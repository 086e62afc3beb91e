import { expect, it } from 'vitest';
import { describeShortcut, matches } from './shortcut.ts';

function press(key: string, code: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, code, ctrlKey: true, ...modifiers });
}

it('matches a letter with Ctrl', () => {
  expect(matches({ key: 'k' }, press('k', 'KeyK'))).toBe(true);
});

it('does not match a letter alone', () => {
  expect(matches({ key: 'k' }, press('k', 'KeyK', { ctrlKey: false }))).toBe(false);
});

it('matches a digit with Shift on every keyboard', () => {
  expect(matches({ key: '7', shift: true }, press('/', 'Digit7', { shiftKey: true }))).toBe(true);
});

it('leaves AltGr to the signs it types', () => {
  expect(matches({ key: '2', alt: true }, press('²', 'Digit2', { altKey: true, modifierAltGraph: true }))).toBe(false);
});

it('is described as it is pressed', () => {
  expect(describeShortcut({ key: 'x', shift: true })).toBe('Ctrl+Shift+X');
});
