import type { LetteredChoice } from '@bandwise/domain';

/** The letter of a choice; a text that is none of the choices stays itself. */
export function letterOf(choices: readonly LetteredChoice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.letter ?? value;
}

/** The name of a choice for screen readers: `C, when the sun sets`. */
export function spokenChoice({ letter, text }: LetteredChoice): string {
  return `${letter}, ${text}`;
}

/** Whether every choice is so short that it can head a column itself. */
export function areShort(choices: readonly string[]): boolean {
  return choices.every((choice) => choice.length <= 4);
}
