import type { LetteredChoice } from '@bandwise/domain';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The choice whose letter was typed; null: none. Only capital letters are one key each: the first key of a numeral would
 * already place another choice.
 */
export function typedChoice(
  choices: readonly LetteredChoice[] | null,
  { key, ctrlKey, metaKey, altKey }: Key,
): string | null {
  if (choices === null || ctrlKey || metaKey || altKey || choices.some(({ letter }) => letter.length !== 1))
    return null;
  return choices.find(({ letter }) => letter.toLowerCase() === key.toLowerCase())?.value ?? null;
}
