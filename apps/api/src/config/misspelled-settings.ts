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
      (setting) => setting.length >= MIN_LENGTH && isWithinSlips(name, setting, setting.length < LONG ? 1 : 2),
    );
    return meant === undefined ? [] : [`${name} is no setting and is not read: is ${meant} meant?`];
  });
}

/** Whether `a` becomes `b` with at most `limit` letters left out, added, replaced or swapped with the next. */
function isWithinSlips(a: string, b: string, limit: number): boolean {
  if (a === b) return true;
  if (limit === 0 || Math.abs(a.length - b.length) > limit) return false;
  let at = 0;
  while (a.charAt(at) === b.charAt(at)) at += 1;
  const [first, second] = [a.slice(at), b.slice(at)];
  const isSwapped = first.charAt(0) === second.charAt(1) && first.charAt(1) === second.charAt(0);
  return (
    isWithinSlips(first.slice(1), second, limit - 1) ||
    isWithinSlips(first, second.slice(1), limit - 1) ||
    isWithinSlips(first.slice(1), second.slice(1), limit - 1) ||
    (isSwapped && isWithinSlips(first.slice(2), second.slice(2), limit - 1))
  );
}
