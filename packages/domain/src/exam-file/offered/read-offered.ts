import { LIMITS } from '../../limits.ts';
import { isSource, readTextList, type Place } from '../fields.ts';
import { NUMERALS, placeOfNumeral, type Numeral } from './numerals.ts';
import { report } from '../parsed.ts';

/** The options of a question or the choices of a group, in order. */
export interface Offered {
  readonly texts: readonly string[];
  /** The style of the names if the file has an object; null: the file has a list. */
  readonly named: Numeral | null;
  /** The lettering that learners see, if the group has one. */
  readonly lettering?: Numeral;
}

export const NOTHING_OFFERED: Offered = { texts: [], named: null };

/** Reads options or choices: a list of texts, or an object that names each text by its letter, number or numeral. */
export function readOffered(place: Place, field: string, label: string): Offered {
  const value = place.source[field];
  const rule = { label, maxCount: LIMITS.optionsMax, maxLength: LIMITS.choiceTextMax, mayBeOne: false };
  if (!isSource(value)) return { texts: readTextList(place, field, rule), named: null };
  const ordered = inOrder(value);
  if (ordered === null) {
    const message = `${label} must be a list of texts, or an object with a text for each letter: {"A": "…", "B": "…"}`;
    report(place, field, { code: 'type', message });
    return NOTHING_OFFERED;
  }
  return { texts: readTextList({ ...place, source: { [field]: ordered.texts } }, field, rule), named: ordered.named };
}

interface Ordered {
  readonly texts: readonly unknown[];
  readonly named: Numeral;
}

/** Returns the values in the order of their names; null: a name is missing in the sequence, or a value is not a text. */
function inOrder(value: Readonly<Record<string, unknown>>): Ordered | null {
  const entries = Object.entries(value);
  if (!entries.every(([, text]) => typeof text === 'string' || typeof text === 'number')) return null;
  for (const named of NUMERALS) {
    const places = entries.map(([name, text]) => ({ at: placeOfNumeral(named, name.trim()) ?? entries.length, text }));
    const texts = places.sort((one, other) => one.at - other.at);
    if (texts.every(({ at }, index) => at === index)) return { texts: texts.map(({ text }) => text), named };
  }
  return null;
}
