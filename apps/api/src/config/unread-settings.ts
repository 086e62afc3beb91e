import { isWithinEdits } from '@bandwise/domain/internal';
import { SETTINGS } from './config.ts';

/** Shorter names resemble too many other variables: `PORT0`, `HOSTS`. */
const MIN_LENGTH = 6;
/** From this length on, two letters may be wrong. */
const LONG = 10;

/** Settings of earlier versions, with what applies instead. */
const RETIRED: Readonly<Record<string, string>> = {
  CONNECTIONS_PER_ADDRESS: 'one address always has at most 2,000 connections',
  DATABASE_TIMEOUT: 'a statement always has a limit of 3 seconds',
  INVITATION_DAYS: 'the link of an invitation always works for 7 days',
  LEARNER_QUOTAS: 'quotas always apply, except with NODE_ENV=test',
  SAMPLE_CONTENT: 'demo content comes with NODE_ENV=development only',
  UNUSED_MEDIA_DAYS: 'an unused upload is always removed after 7 days',
};

/**
 * Returns a sentence for each variable that is set and not read although it looks like a setting: its name is almost that
 * of a setting, or it was one. A sentence never contains the value.
 */
export function findUnreadSettings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || SETTINGS.includes(name)) return [];
    if (Object.hasOwn(RETIRED, name)) return [`${name} is no longer a setting and is ignored: ${RETIRED[name]}`];
    const meant = SETTINGS.find(
      (setting) => setting.length >= MIN_LENGTH && isWithinEdits(name, setting, setting.length < LONG ? 1 : 2),
    );
    return meant === undefined ? [] : [`${name} is not a setting and is ignored. Did you mean ${meant}?`];
  });
}
