import type { PickedChoice } from './board.ts';

/** The names dnd-kit knows our things by. */
export const POOL_ID = 'pool';

const PLACE = 'place:';

export function placeId(address: string): string {
  return PLACE + address;
}

/** The address of a blank, or null for anything else. */
export function placeIdOf(id: string | number): string | null {
  const text = String(id);
  return text.startsWith(PLACE) ? text.slice(PLACE.length) : null;
}

export function isPickedChoice(data: unknown): data is PickedChoice {
  return typeof data === 'object' && data !== null && 'choice' in data && 'from' in data;
}
