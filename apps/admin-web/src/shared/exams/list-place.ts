import type { Location } from 'react-router-dom';

/** Where a list was left, in the history of the browser: its address, and what else the list had put there. */
interface ListPlace {
  readonly address: string;
  readonly state: object;
}

/** The state of a link from a list to a test. */
export function fromList({ pathname, search, state }: Location): { readonly list: ListPlace } {
  return { list: { address: pathname + search, state: toObject(state) } };
}

/** Where the link that led here came from; null: not from a list. The history holds whatever was put there, by an older page too. */
export function listPlaceOf({ state }: Location): ListPlace | null {
  const place = toObject(toObject(state)['list']);
  const { address } = place;
  return typeof address === 'string' && /^\/tests(\?|$)/.test(address)
    ? { address, state: toObject(place['state']) }
    : null;
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
