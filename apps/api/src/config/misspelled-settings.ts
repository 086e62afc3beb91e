import { isWithinEdits } from '@bandwise/domain/internal';
import { SETTINGS } from './config.ts';

/** Names with fewer letters are near too many others: `PORT0`, `HOSTS`. */
const MIN_LENGTH = 6;
/** From this length on, two letters may be wrong. */
const LONG = 10;

/** A sentence for each variable that is set, is no setting, and is almost called like one. Never its value. */
export function misspelledSettings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || SETTINGS.includes(name)) return [];
    const meant = SETTINGS.find(
      (setting) => setting.length >= MIN_LENGTH && isWithinEdits(name, setting, setting.length < LONG ? 1 : 2),
    );
    return meant === undefined ? [] : [`${name} is no setting and is not read: is ${meant} meant?`];
  });
}
